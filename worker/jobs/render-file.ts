import type { Connection } from '../../db/connection.ts'
import { findAccount, type Account } from '../../db/stores/accounts.ts'
import type { MadeFiles } from '../../db/stores/made-files.ts'
import { findSubmission, type Submission } from '../../db/stores/submissions.ts'
import { NoBrowserError } from '../printer/index.ts'
import { PermanentFault, type JobHandler, type WorkerServices } from './job.ts'

/** A made file with the fingerprint of what it shows. */
export interface RenderedFile {
  file: Buffer
  fileName: string
  basis: Buffer
}

/** How files of a kind are made. */
interface Making<Wanted extends { readonly basis: Buffer }> {
  readonly files: MadeFiles
  /** What the file must show now. */
  readonly present: (
    services: WorkerServices,
    of: { account: Account; submission: Submission; connection: Connection },
  ) => Promise<Wanted>
  /** @throws PermanentFault where the file is larger than is kept; whatever the printer throws. */
  readonly render: (services: WorkerServices, wanted: Wanted) => Promise<RenderedFile>
}

/**
 * Makes the handler of a job that makes a requested file and stores it. A repeated run finds the stored file; what was
 * deleted in the meantime stays deleted. The request is marked as failed when the last try has failed; one that
 * waits for a browser has not.
 */
export function renderFile<Wanted extends { readonly basis: Buffer }>(
  services: WorkerServices,
  { files, present, render }: Making<Wanted>,
): JobHandler<'render-report' | 'render-return-pack'> {
  const { connection } = services.database

  const make = async (accountId: string, submissionId: string): Promise<string> => {
    const of = { accountId, submissionId }
    const account = await findAccount(connection, accountId)
    const submission = await findSubmission(connection, accountId, submissionId)
    if (!account || !submission) return 'not made: the calculation is gone'
    const wanted = await present(services, { account, submission, connection })
    const stored = await files.find(connection, of, services.clock.now())
    if (stored?.status === 'ready' && stored.basis?.equals(wanted.basis)) return 'was made before'
    const made = await render(services, wanted)
    const isWanted = await files.store(connection, of, { ...made, now: services.clock.now() })
    return isWanted ? 'made' : 'not kept: the calculation is gone'
  }

  return async ({ payload: { accountId, submissionId }, isLastTry = false }) => {
    try {
      return await make(accountId, submissionId)
    } catch (error) {
      const isGivenUp = isLastTry && !(error instanceof NoBrowserError)
      if (isGivenUp || error instanceof PermanentFault)
        await files.markFailed(connection, { submissionId, accountId })
      throw error
    }
  }
}
