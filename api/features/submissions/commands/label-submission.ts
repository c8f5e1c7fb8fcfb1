import { lockAccount } from '../../../../db/stores/accounts.ts'
import { labelSubmission as label, type Submission } from '../../../../db/stores/submissions.ts'
import { notFound, signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { auditSubmission, type Author } from './submission-writes.ts'

/**
 * Gives a stored calculation a name, or takes it away. Nothing else of it changes, its time of change neither.
 * @throws AppError 404 when the account has no such submission.
 */
export async function labelSubmission(
  { database }: Pick<Services, 'database'>,
  { id, label: name, ...author }: Author & { id: string; label: string | null },
): Promise<Submission> {
  return database.transaction(async (trx) => {
    if (!(await lockAccount(trx, author.accountId))) throw signInFirst()
    const submission = await label(trx, { id, accountId: author.accountId }, name)
    if (!submission) throw notFound('calculation')
    await auditSubmission(trx, 'sensitive_update', author, id)
    return submission
  })
}
