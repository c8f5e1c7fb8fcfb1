import { lockAccount } from '../../../../db/stores/accounts.ts'
import { deleteSubmission as deleteRow } from '../../../../db/stores/submissions.ts'
import { notFound, signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { auditSubmission, type Doer } from './submission-writes.ts'

/**
 * Deletes a kept calculation. What its drafts left behind stays, so that no repeated call brings it back.
 * @throws AppError 404 when the account has no such submission.
 */
export async function deleteSubmission(
  { database }: Pick<Services, 'database'>,
  { id, ...doer }: Doer & { id: string },
): Promise<void> {
  await database.transaction(async (trx) => {
    if (!(await lockAccount(trx, doer.accountId))) throw signInFirst()
    if (!(await deleteRow(trx, doer.accountId, id))) throw notFound('calculation')
    await auditSubmission(trx, 'sensitive_delete', doer, id)
  })
}
