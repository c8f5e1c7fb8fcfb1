import type { Connection, Transaction } from '../connection.ts'
import { columnNames, prepared, selectList, purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { pagesOf, type Page } from './page.ts'
import { drafts, submittedDrafts } from '../tables/calculations.ts'

export type Draft = RowOf<typeof drafts>

/** A draft as a write returns it: without the answers that the caller sent. */
export type DraftWithoutAnswers = Omit<Draft, 'answers'>

const pages = pagesOf(drafts)

/** One page of the account's drafts, newest first. */
export async function listDrafts(connection: Connection, accountId: string, page: Page): Promise<Draft[]> {
  return pages(connection, accountId, page)
}

/** The account's own draft; undefined when it is missing or someone else's. */
export async function findDraft(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<Draft | undefined> {
  return drafts.query(connection).findById([id, accountId])
}

/** The account's own draft, locked until the transaction ends. */
export async function lockDraft(trx: Transaction, accountId: string, id: string): Promise<Draft | undefined> {
  return drafts.query(trx).findById([id, accountId]).forUpdate()
}

/** How many drafts the account has. */
export async function countDrafts(connection: Connection, accountId: string): Promise<number> {
  return drafts.query(connection).where('account_id', accountId).resultSize()
}

/** Inserts a draft, under an id that the account has none with. The caller holds the account's lock. */
export async function insertDraft(trx: Transaction, draft: Draft): Promise<void> {
  await drafts.query(trx).insert(draft)
}

/** Which draft a write is meant for; with a version, only while the draft is at that version. */
export interface DraftTarget {
  accountId: string
  id: string
  version?: number | undefined
}

const replaced = `update drafts set answers = ?, current_step = ?, version = version + 1, updated_at = ?
  where id = ? and account_id = ?`
const withoutAnswers = `returning ${selectList(drafts, columnNames(drafts, 'answers'))}`
const replace = prepared<DraftWithoutAnswers>('replace-draft', `${replaced} ${withoutAnswers}`)
const replaceAtVersion = prepared<DraftWithoutAnswers>(
  'replace-draft-at-version',
  `${replaced} and version = ? ${withoutAnswers}`,
)

/**
 * Replaces answers and step, and makes the version one more, in one statement: two writes at once never mix.
 * @returns the draft after it, without the answers just sent; undefined when no draft fits the target.
 */
export async function replaceDraft(
  connection: Connection,
  { accountId, id, version }: DraftTarget,
  { answers, currentStep }: Pick<Draft, 'answers' | 'currentStep'>,
  now: Date,
): Promise<DraftWithoutAnswers | undefined> {
  const values = [JSON.stringify(answers), currentStep, now, id, accountId]
  const [draft] = await (version === undefined
    ? replace(connection, values)
    : replaceAtVersion(connection, [...values, version]))
  return draft
}

/** @returns false when the account has no such draft. */
export async function deleteDraft(connection: Connection, accountId: string, id: string): Promise<boolean> {
  return (await drafts.query(connection).where({ id, account_id: accountId }).delete()) > 0
}

/** Deletes up to `limit` drafts that were not written to since `before`. @returns how many. */
export async function deleteIdleDrafts(connection: Connection, before: Date, limit: number): Promise<number> {
  // What is idle since then is older still, and that has an index; see 0013-sweeps.
  const idle = drafts
    .query(connection)
    .select('id', 'account_id')
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .limit(limit)
  // Asked again of the row itself: a draft that is written to at this moment stays.
  return drafts
    .query(connection)
    .whereInComposite(['id', 'account_id'], idle)
    .where('updated_at', '<', before)
    .delete()
}

export type SubmittedDraft = RowOf<typeof submittedDrafts>

/** The record of a draft that this account submitted; undefined when it submitted none with this id. */
export async function findSubmittedDraft(
  connection: Connection,
  accountId: string,
  draftId: string,
): Promise<SubmittedDraft | undefined> {
  return submittedDrafts.query(connection).findOne({ account_id: accountId, draft_id: draftId })
}

/** Records that a draft was submitted, or submitted again with other answers. */
export async function upsertSubmittedDraft(trx: Transaction, row: SubmittedDraft): Promise<void> {
  await submittedDrafts.query(trx).insert(row).onConflict(['account_id', 'draft_id']).merge()
}

/** Deletes up to `limit` records of drafts that were last submitted before `before`. @returns how many. */
export const purgeSubmittedDrafts = purgeBefore(submittedDrafts, 'submittedAt')
