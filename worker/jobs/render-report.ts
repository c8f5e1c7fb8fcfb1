import { findAccount } from '../../db/stores/accounts.ts'
import { findReport, storeReport, markReportFailed } from '../../db/stores/reports.ts'
import { findSubmission } from '../../db/stores/submissions.ts'
import { presentReport, printReport } from '../reports/print-report.ts'
import type { JobPayload } from '../../contract/jobs/jobs.ts'
import { PermanentFault, type WorkerServices, type JobHandler } from './job.ts'

/**
 * Prints a requested report and stores it. A repeated run finds the stored file; what was deleted in the meantime
 * stays deleted. The request is marked as failed when the last try has failed.
 */
export function renderReport(services: WorkerServices): JobHandler<'render-report'> {
  const { connection } = services.database

  const make = async ({ accountId, submissionId }: JobPayload<'render-report'>): Promise<string> => {
    const account = await findAccount(connection, accountId)
    const submission = await findSubmission(connection, accountId, submissionId)
    if (!account || !submission) return 'not made: the calculation is gone'
    const wanted = presentReport(services, { account, submission })
    const stored = await findReport(connection, submissionId, services.clock.now())
    if (stored?.status === 'ready' && stored.basis?.equals(wanted.basis)) return 'was made before'
    const printed = await printReport(services, wanted)
    const isWanted = await storeReport(connection, submissionId, { ...printed, now: services.clock.now() })
    return isWanted ? 'made' : 'not kept: the calculation is gone'
  }

  return async ({ payload, isLastTry = false }) => {
    try {
      return await make(payload)
    } catch (error) {
      if (isLastTry || error instanceof PermanentFault)
        await markReportFailed(connection, payload.submissionId)
      throw error
    }
  }
}
