import type { Connection, Transaction } from '../connection.ts'
import { SubmittedDraftModel } from '../models/submitted-draft.ts'
import type { Row } from '../row.ts'

export type SubmittedDraft = Row<SubmittedDraftModel>

/** What became of a draft that this account submitted; undefined when it submitted none with this id. */
export async function findSubmittedDraft(
  connection: Connection,
  accountId: string,
  draftId: string,
): Promise<SubmittedDraft | undefined> {
  return SubmittedDraftModel.query(connection).findOne({ account_id: accountId, draft_id: draftId })
}

/** Remembers what became of a draft, or that it was submitted again with other answers. */
export async function rememberSubmittedDraft(trx: Transaction, row: SubmittedDraft): Promise<void> {
  await SubmittedDraftModel.query(trx).insert(row).onConflict(['account_id', 'draft_id']).merge()
}

/** Forgets up to `limit` drafts that were last submitted before `before`. @returns how many. */
export async function purgeSubmittedDrafts(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<number> {
  const old = SubmittedDraftModel.query(connection)
    .select('account_id', 'draft_id')
    .where('submitted_at', '<', before)
    .limit(limit)
  return SubmittedDraftModel.query(connection).whereInComposite(['account_id', 'draft_id'], old).delete()
}
