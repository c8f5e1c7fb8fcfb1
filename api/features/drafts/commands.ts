import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/stores/accounts.ts'
import {
  countDrafts,
  findDraft,
  insertDraft,
  findSubmittedDraft,
  replaceDraft as replaceRow,
  deleteDraft,
  type Draft,
  type DraftWithoutAnswers,
} from '../../../db/stores/drafts.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import type { RawAnswers } from '../../../tax/index.ts'
import { notFound, signInFirst } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { mayCreateDraft, draftSubmitted, tooManyDrafts, staleDraft } from './policy.ts'

interface NewDraft {
  accountId: string
  now: Date
  /** An id chosen by the client: repeating the call returns the same draft. */
  id?: string | undefined
  answers?: RawAnswers | undefined
  currentStep?: number | undefined
  /** Copies the answers of this submission and starts at step 0. */
  submissionId?: string | undefined
}

/**
 * Creates a draft, once per id. Holds the account's lock, so that two simultaneous calls create one draft and the
 * limit of drafts holds.
 * @throws AppError 404 when the submission is someone else's, 409 when the id was submitted already or the
 * account is at its limit.
 */
export async function createDraft(
  { database }: Pick<Services, 'database'>,
  newDraft: NewDraft,
): Promise<{ draft: Draft; isNew: boolean }> {
  const { accountId, id } = newDraft
  return database.transaction(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw signInFirst()
    const earlier = id === undefined ? undefined : await findEarlier(trx, accountId, id)
    if (earlier) return { draft: earlier, isNew: false }
    if (!mayCreateDraft(await countDrafts(trx, accountId))) throw tooManyDrafts()
    const draft = await draftOf(trx, newDraft)
    await insertDraft(trx, draft)
    return { draft, isNew: true }
  })
}

async function findEarlier(trx: Transaction, accountId: string, id: string): Promise<Draft | undefined> {
  const submitted = await findSubmittedDraft(trx, accountId, id)
  if (submitted) throw draftSubmitted(submitted)
  return findDraft(trx, accountId, id)
}

async function draftOf(
  trx: Transaction,
  { accountId, id, answers, currentStep, submissionId, now }: NewDraft,
): Promise<Draft> {
  const draft = {
    id: id ?? uuidv7(),
    accountId,
    answers: answers ?? {},
    currentStep: currentStep ?? 0,
    version: 1,
    submissionId: null,
    createdAt: now,
    updatedAt: now,
  }
  if (submissionId === undefined) return draft
  const submission = await findSubmission(trx, accountId, submissionId)
  if (!submission) throw notFound('calculation')
  return { ...draft, answers: { ...submission.answers }, currentStep: 0, submissionId: submission.id }
}

/**
 * Saves a draft's answers and step. Without a version the last write wins. One statement, because this runs at every
 * pause in typing; the reason is looked up only when it changed nothing.
 * @throws AppError 409 stale_draft when the version is not the draft's, 409 draft_submitted when it has become a
 * calculation, 404 when the account has no such draft.
 */
export async function replaceDraft(
  { database: { connection } }: Pick<Services, 'database'>,
  change: {
    accountId: string
    id: string
    answers: RawAnswers
    currentStep: number
    version?: number | undefined
    now: Date
  },
): Promise<DraftWithoutAnswers> {
  const { accountId, id, answers, currentStep, now } = change
  const saved = await replaceRow(connection, change, { answers, currentStep }, now)
  if (saved) return saved
  const draft = await findDraft(connection, accountId, id)
  if (draft) throw staleDraft(draft)
  const submitted = await findSubmittedDraft(connection, accountId, id)
  throw submitted ? draftSubmitted(submitted) : notFound('draft')
}

/** Deletes a draft. @throws AppError 404 when the account has no such draft. */
export async function discardDraft(
  { database }: Pick<Services, 'database'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await deleteDraft(database.connection, accountId, id))) throw notFound('draft')
}
