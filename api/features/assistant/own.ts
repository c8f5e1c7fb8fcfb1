import { findSubmission, listSubmissions } from '../../../db/stores/submissions.ts'
import { currentYear } from '../../../platform/clock.ts'
import { notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Own } from './answering/index.ts'

/**
 * What the assistant may use of a person: the calculation they ask about, else their newest one.
 * @throws 404 when it is somebody else's or gone.
 */
export async function ownOf(
  { database: { connection }, clock }: Pick<Services, 'database' | 'clock'>,
  { accountId, submissionId }: { accountId: string; submissionId: string | undefined },
): Promise<Own> {
  if (submissionId === undefined) {
    const [newest] = await listSubmissions(connection, accountId, { limit: 1 })
    return { answers: newest?.answers, currentYear: currentYear(clock) }
  }
  const submission = await findSubmission(connection, accountId, submissionId)
  if (!submission) throw notFound('calculation')
  return { answers: submission.answers, currentYear: currentYear(clock) }
}
