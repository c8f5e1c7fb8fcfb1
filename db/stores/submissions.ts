import type { Connection, Transaction } from '../connection.ts'
import { SubmissionModel } from '../models/submission.ts'
import type { Row } from '../row.ts'
import { newestFirst, type Page } from './page.ts'

export type Submission = Row<SubmissionModel>

/** One page of the account's submissions, newest first. */
export async function listSubmissions(
  connection: Connection,
  accountId: string,
  page: Page,
): Promise<Submission[]> {
  return newestFirst(SubmissionModel.query(connection).where('account_id', accountId), page)
}

/** The account's own submission; undefined when it is missing or someone else's. */
export async function findSubmission(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<Submission | undefined> {
  return SubmissionModel.query(connection).findById(id).where('account_id', accountId)
}

/** How many submissions the account keeps. */
export async function countSubmissions(connection: Connection, accountId: string): Promise<number> {
  return SubmissionModel.query(connection).where('account_id', accountId).resultSize()
}

/** Keeps a new submission. */
export async function insertSubmission(trx: Transaction, submission: Submission): Promise<void> {
  await SubmissionModel.query(trx).insert(submission)
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
