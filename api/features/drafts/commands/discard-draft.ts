import { deleteDraft } from '../../../../db/stores/drafts.ts'
import { notFound } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'

/** Deletes a draft. @throws AppError 404 when the account has no such draft. */
export async function discardDraft(
  { database }: Pick<Services, 'database'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await deleteDraft(database.connection, accountId, id))) throw notFound('draft')
}
