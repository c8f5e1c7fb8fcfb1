import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../../db/connection.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import {
  insertSubmission,
  replaceSubmission,
  deleteSubmission as deleteRow,
  type Submission,
} from '../../../../db/stores/submissions.ts'
import { notFound, signInFirst } from '../../../http/errors.ts'
import { calculateChecked, type Calculation } from '../calculation.ts'
import { lockAccount } from '../../../../db/stores/accounts.ts'
import { currentYear } from '../../../../platform/clock.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { RawAnswers } from '../../../../tax/index.ts'
import type { Services } from '../../../services.ts'
import { completionTime } from '../policy.ts'

/** Who makes the change, when and in which request. */
export interface Author extends CommandContext {
  accountId: string
}

/** The calculation to store, and when it was completed. */
export interface CompletedCalculation extends Calculation {
  completedAt: Date
}

/** A submission, and whether this call created it. */
export interface Outcome {
  submission: Submission
  isNew: boolean
}

/** Writes an audit entry about a submission: only its opaque id. */
export async function auditSubmission(
  trx: Transaction,
  action: 'sensitive_create' | 'sensitive_update' | 'sensitive_delete',
  { accountId, now, requestId, caller }: Author,
  submissionId: string,
): Promise<void> {
  await audit(trx, {
    actor: `account:${accountId}`,
    action,
    accountId,
    now,
    requestId,
    caller,
    detail: { object: 'submission', id: submissionId },
  })
}

const noCopy = { label: null, copiedFrom: null, copiedFromYear: null }

/** Stores a new submission. */
export async function storeSubmission(
  trx: Transaction,
  author: Author,
  calculation: CompletedCalculation,
  beside: Pick<Submission, 'label' | 'copiedFrom' | 'copiedFromYear'> = noCopy,
): Promise<Submission> {
  const { accountId, now } = author
  const submission = { id: uuidv7(), accountId, ...calculation, ...beside, createdAt: now, updatedAt: now }
  await insertSubmission(trx, submission)
  await auditSubmission(trx, 'sensitive_create', author, submission.id)
  return submission
}

/** Replaces the calculation of a stored submission. @throws AppError 404 when the account has no such submission. */
export async function recalculateSubmission(
  trx: Transaction,
  author: Author,
  id: string,
  calculation: CompletedCalculation,
): Promise<Submission> {
  const submission = await replaceSubmission(
    trx,
    { id, accountId: author.accountId },
    { ...calculation, updatedAt: author.now },
  )
  if (!submission) throw notFound('calculation')
  await auditSubmission(trx, 'sensitive_update', author, id)
  return submission
}

/**
 * Changes the answers of a stored calculation and computes its result again.
 * @throws AppError 400 when answers are invalid, 404 when the account has no such submission.
 */
export async function changeSubmission(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  change: Author & { id: string; answers: RawAnswers; completedAt?: string | undefined },
): Promise<Submission> {
  const { accountId, now, requestId, caller } = change
  const calculation = {
    ...calculateChecked(change.answers, currentYear(clock)),
    completedAt: completionTime(change.completedAt, now),
  }
  return database.transaction(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw signInFirst()
    return recalculateSubmission(trx, { accountId, now, requestId, caller }, change.id, calculation)
  })
}

/**
 * Deletes a stored calculation. The records of its submitted drafts stay, so that a repeated call does not create it
 * again.
 * @throws AppError 404 when the account has no such submission.
 */
export async function deleteSubmission(
  { database }: Pick<Services, 'database'>,
  { id, ...author }: Author & { id: string },
): Promise<void> {
  await database.transaction(async (trx) => {
    if (!(await lockAccount(trx, author.accountId))) throw signInFirst()
    if (!(await deleteRow(trx, author.accountId, id))) throw notFound('calculation')
    await auditSubmission(trx, 'sensitive_delete', author, id)
  })
}
