import { raw } from 'objection'
import type { Connection } from '../connection.ts'
import { DraftModel } from '../models/draft.ts'
import type { Row } from '../row.ts'
import { newestFirst, type Page } from './page.ts'

export type Draft = Row<DraftModel>

/** A draft as a write gives it back when nobody needs its answers again. */
export type DraftWithoutAnswers = Omit<Draft, 'answers'>

/** One page of the account's drafts, newest first. */
export async function listDrafts(connection: Connection, accountId: string, page: Page): Promise<Draft[]> {
  return newestFirst(DraftModel.query(connection).where('account_id', accountId), page)
}

/** The account's own draft; undefined when it is missing or someone else's. */
export async function findDraft(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<Draft | undefined> {
  return DraftModel.query(connection).findById(id).where('account_id', accountId)
}

/** Whether another account has a draft with this id. */
export async function isDraftOfAnother(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<boolean> {
  const row = await DraftModel.query(connection).findById(id).whereNot('account_id', accountId).select('id')
  return row !== undefined
}

/** How many drafts the account keeps. */
export async function countDrafts(connection: Connection, accountId: string): Promise<number> {
  return DraftModel.query(connection).where('account_id', accountId).resultSize()
}

/** Keeps a new draft. @returns false, and changes nothing, when its id is taken. */
export async function insertDraft(connection: Connection, draft: Draft): Promise<boolean> {
  // The rows themselves: the model would give back what it was given, also when nothing was inserted.
  const kept: unknown[] = await DraftModel.query(connection)
    .insert(draft)
    .onConflict('id')
    .ignore()
    .returning('id')
    .toKnexQuery()
  return kept.length > 0
}

/** Which draft a write is meant for; with a version, only while the draft is at that version. */
export interface DraftTarget {
  accountId: string
  id: string
  version?: number | undefined
}

const columnsWithoutAnswers = [
  'id',
  'account_id',
  'current_step',
  'version',
  'submission_id',
  'created_at',
  'updated_at',
]

/**
 * Replaces answers and step, and makes the version one more, in one statement: two writes at once never mix.
 * @returns the draft after it, without the answers just sent; undefined when no draft fits the target.
 */
export async function replaceDraft(
  connection: Connection,
  { accountId, id, version }: DraftTarget,
  content: Pick<Draft, 'answers' | 'currentStep'>,
  now: Date,
): Promise<DraftWithoutAnswers | undefined> {
  const query = DraftModel.query(connection)
    .patch({ ...content, version: raw('version + 1'), updatedAt: now })
    .where({ id, account_id: accountId })
  if (version !== undefined) void query.where({ version })
  const [draft] = (await query.returning(columnsWithoutAnswers)) as unknown as DraftWithoutAnswers[]
  return draft
}

/** @returns false when the account has no such draft. */
export async function deleteDraft(connection: Connection, accountId: string, id: string): Promise<boolean> {
  return (await DraftModel.query(connection).where({ id, account_id: accountId }).delete()) > 0
}

/** Deletes up to `limit` drafts that nobody wrote to since `before`. @returns how many. */
export async function deleteIdleDrafts(connection: Connection, before: Date, limit: number): Promise<number> {
  // What is idle since then is older still, and that has an index; see 0013-sweeps.
  const idle = DraftModel.query(connection)
    .select('id')
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .limit(limit)
  // Asked again of the row itself: a draft that is written to at this moment stays.
  return DraftModel.query(connection).whereIn('id', idle).where('updated_at', '<', before).delete()
}
