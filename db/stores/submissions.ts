import type { Connection, Transaction } from '../connection.ts'
import { prepared, preparedInsert } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { pagesOf, type Page } from './page.ts'
import { submissions } from '../tables/calculations.ts'

export type Submission = RowOf<typeof submissions>

const pages = pagesOf(submissions)

/** One page of the account's submissions, newest first. */
export async function listSubmissions(
  connection: Connection,
  accountId: string,
  page: Page,
): Promise<Submission[]> {
  return pages(connection, accountId, page)
}

/** The account's own submission; undefined when it is missing or someone else's. */
export async function findSubmission(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<Submission | undefined> {
  return submissions.query(connection).findById([id, accountId])
}

/** The submission with this id, whoever's it is: for support. */
export async function findSubmissionOfAnybody(
  connection: Connection,
  id: string,
): Promise<Submission | undefined> {
  return submissions.query(connection).findOne({ id })
}

const count = prepared<{ count: number }>(
  'count-submissions',
  `select count(*)::int as count from submissions where account_id = ?`,
)

/** How many submissions the account has. */
export async function countSubmissions(connection: Connection, accountId: string): Promise<number> {
  const [row] = await count(connection, [accountId])
  return row?.count ?? 0
}

const insert = preparedInsert('insert-submission', submissions)

/** Inserts a new submission. */
export async function insertSubmission(trx: Transaction, submission: Submission): Promise<void> {
  await insert(trx, submission)
}

/** Replaces what was calculated. @returns the submission after it; undefined when the account has none with this id. */
export async function replaceSubmission(
  trx: Transaction,
  { id, accountId }: Pick<Submission, 'id' | 'accountId'>,
  content: Pick<Submission, 'answers' | 'result' | 'taxYear' | 'completedAt' | 'updatedAt'>,
): Promise<Submission | undefined> {
  const [submission] = (await submissions
    .query(trx)
    .patch(content)
    .where({ id, account_id: accountId })
    .returning('*')) as unknown as Submission[]
  return submission
}

/** Gives a submission a name, or none. @returns the submission after it; undefined when the account has none with this id. */
export async function labelSubmission(
  trx: Transaction,
  { id, accountId }: Pick<Submission, 'id' | 'accountId'>,
  label: string | null,
): Promise<Submission | undefined> {
  const [submission] = (await submissions
    .query(trx)
    .patch({ label })
    .where({ id, account_id: accountId })
    .returning('*')) as unknown as Submission[]
  return submission
}

/** @returns false when the account has no such submission. */
export async function deleteSubmission(trx: Transaction, accountId: string, id: string): Promise<boolean> {
  return (await submissions.query(trx).where({ id, account_id: accountId }).delete()) > 0
}
