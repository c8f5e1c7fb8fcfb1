import type { Connection, Transaction } from '../connection.ts'
import { SubmissionModel } from '../models/submission.ts'
import { prepared } from '../prepared.ts'
import type { Row } from '../row.ts'
import { pagesOf, type Page } from './page.ts'

export type Submission = Row<SubmissionModel>

const pages = pagesOf<Submission>('submissions', {
  id: 'id',
  accountId: 'account_id',
  answers: 'answers',
  result: 'result',
  taxYear: 'tax_year',
  completedAt: 'completed_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

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
  return SubmissionModel.query(connection).findById(id).where('account_id', accountId)
}

const count = prepared<{ count: number }>(
  'count-submissions',
  `select count(*)::int as count from submissions where account_id = ?`,
)

/** How many submissions the account keeps. */
export async function countSubmissions(connection: Connection, accountId: string): Promise<number> {
  const [row] = await count(connection, [accountId])
  return row?.count ?? 0
}

const insert = prepared(
  'insert-submission',
  `insert into submissions (id, account_id, answers, result, tax_year, completed_at, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)`,
)

/** Keeps a new submission. */
export async function insertSubmission(trx: Transaction, submission: Submission): Promise<void> {
  const { id, accountId, taxYear, completedAt, createdAt, updatedAt } = submission
  const [answers, result] = [JSON.stringify(submission.answers), JSON.stringify(submission.result)]
  await insert(trx, [id, accountId, answers, result, taxYear, completedAt, createdAt, updatedAt])
}

/** Replaces what was calculated. @returns the submission after it; undefined when the account has none with this id. */
export async function replaceSubmission(
  trx: Transaction,
  { id, accountId }: Pick<Submission, 'id' | 'accountId'>,
  content: Pick<Submission, 'answers' | 'result' | 'taxYear' | 'completedAt' | 'updatedAt'>,
): Promise<Submission | undefined> {
  const [submission] = (await SubmissionModel.query(trx)
    .patch(content)
    .where({ id, account_id: accountId })
    .returning('*')) as unknown as Submission[]
  return submission
}

/** @returns false when the account has no such submission. */
export async function deleteSubmission(trx: Transaction, accountId: string, id: string): Promise<boolean> {
  return (await SubmissionModel.query(trx).where({ id, account_id: accountId }).delete()) > 0
}
