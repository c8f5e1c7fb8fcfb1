import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../../db/connection.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { insertSubmission, replaceSubmission, type Submission } from '../../../../db/stores/submissions.ts'
import { notFound } from '../../../http/errors.ts'
import type { Calculation } from '../calculation.ts'

/** Who does it, when and in which request. */
export interface Doer {
  accountId: string
  now: Date
  requestId: string
}

/** What is being kept, and when it was completed. */
export interface Kept extends Calculation {
  completedAt: Date
}

/** A submission, and whether this call made it. */
export interface Outcome {
  submission: Submission
  isNew: boolean
}

/** One line of the audit log about a submission: its opaque id, nothing of what is in it. */
export async function auditSubmission(
  trx: Transaction,
  action: 'sensitive_create' | 'sensitive_update' | 'sensitive_delete',
  { accountId, now, requestId }: Doer,
  submissionId: string,
): Promise<void> {
  await audit(trx, {
    actor: `account:${accountId}`,
    action,
    accountId,
    now,
    requestId,
    detail: { object: 'submission', id: submissionId },
  })
}

/** Keeps a new submission. */
export async function keepSubmission(trx: Transaction, doer: Doer, kept: Kept): Promise<Submission> {
  const { accountId, now } = doer
  const submission = { id: uuidv7(), accountId, ...kept, createdAt: now, updatedAt: now }
  await insertSubmission(trx, submission)
  await auditSubmission(trx, 'sensitive_create', doer, submission.id)
  return submission
}

/** Puts another calculation in the place of a kept one. @throws AppError 404 when the account has no such submission. */
export async function recalculateSubmission(
  trx: Transaction,
  doer: Doer,
  id: string,
  kept: Kept,
): Promise<Submission> {
  const submission = await replaceSubmission(
    trx,
    { id, accountId: doer.accountId },
    { ...kept, updatedAt: doer.now },
  )
  if (!submission) throw notFound('calculation')
  await auditSubmission(trx, 'sensitive_update', doer, id)
  return submission
}
