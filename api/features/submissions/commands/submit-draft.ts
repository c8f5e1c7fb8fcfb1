import type { Transaction } from '../../../../db/connection.ts'
import {
  deleteDraft,
  lockDraft,
  type Draft,
  findSubmittedDraft,
  upsertSubmittedDraft,
  type SubmittedDraft,
} from '../../../../db/stores/drafts.ts'
import { findSubmission, type Submission } from '../../../../db/stores/submissions.ts'
import { type Answers, checkAnswers, isFactKey } from '../../../../tax/index.ts'
import { staleDraft } from '../../drafts/index.ts'
import { hashAnswers } from '../calculation.ts'
import { calculationDeleted } from '../policy.ts'
import {
  recalculateSubmission,
  type Author,
  type CompletedCalculation,
  type Outcome,
} from './submission-writes.ts'

interface Submitting {
  draftId: string
  /** The draft version that the answers are based on; undefined when the caller knows none. */
  draftVersion: number | undefined
  /** The calendar year in Lagos. */
  currentYear: number
  calculation: CompletedCalculation
  /** Stores a new submission for the draft if the plan allows one more. */
  keepNew: () => Promise<Submission>
}

/**
 * Turns a draft into a submission, once: removes the draft and leaves behind what became of it [spec 6.16]. A draft
 * that never reached the server is accepted, because it may have been made offline. A draft copied from a submission
 * updates that one [decision 0017]. Runs under the account's lock.
 */
export async function submitDraft(
  trx: Transaction,
  author: Author,
  submitting: Submitting,
): Promise<Outcome> {
  const { accountId, now } = author
  const { draftId, calculation } = submitting
  const earlier = await findSubmittedDraft(trx, accountId, draftId)
  const outcome = earlier
    ? await submitAgain(trx, author, earlier, calculation)
    : await submitFirst(trx, author, submitting)
  await upsertSubmittedDraft(trx, {
    accountId,
    draftId,
    submissionId: outcome.submission.id,
    answersHash: hashAnswers(calculation.answers),
    submittedAt: now,
  })
  return outcome
}

async function submitFirst(
  trx: Transaction,
  author: Author,
  { draftId, draftVersion, currentYear, calculation, keepNew }: Submitting,
): Promise<Outcome> {
  const { accountId } = author
  const draft = await lockDraft(trx, accountId, draftId)
  if (draft && draftVersion !== undefined && draft.version > draftVersion)
    requireSameAnswers(draft, calculation, currentYear)
  const copiedFrom = draft?.submissionId ?? null
  const outcome =
    draft === undefined || copiedFrom === null
      ? { submission: await keepNew(), isNew: true }
      : { submission: await submitCopy(trx, author, copiedFrom, draft, calculation), isNew: false }
  await deleteDraft(trx, accountId, draftId)
  return outcome
}

/** A draft that was copied from a submission updates that one. */
async function submitCopy(
  trx: Transaction,
  author: Author,
  id: string,
  { createdAt }: Draft,
  calculation: CompletedCalculation,
): Promise<Submission> {
  const kept = await findSubmission(trx, author.accountId, id)
  return recalculateSubmission(trx, author, id, withLaterFacts(calculation, kept, createdAt))
}

/** Refuses to overwrite what another device saved meanwhile, unless its answers are the same. */
function requireSameAnswers(draft: Draft, calculation: CompletedCalculation, currentYear: number): void {
  const check = checkAnswers(draft.answers, { currentYear })
  if (check.ok && hashAnswers(check.answers).equals(hashAnswers(calculation.answers))) return
  throw staleDraft(draft, 'The answers were changed on another device. Check them, then calculate again.')
}

/**
 * The same answers as last submitted are a repeat and change nothing, even when the submission was edited since: a
 * late repeat must not undo the edit. Other answers are a change.
 */
async function submitAgain(
  trx: Transaction,
  author: Author,
  { submissionId, answersHash, submittedAt }: SubmittedDraft,
  calculation: CompletedCalculation,
): Promise<Outcome> {
  const submission =
    submissionId === null ? undefined : await findSubmission(trx, author.accountId, submissionId)
  if (!submission) throw calculationDeleted()
  const isRepeat = hashAnswers(calculation.answers).equals(answersHash)
  return {
    submission: isRepeat
      ? submission
      : await recalculateSubmission(
          trx,
          author,
          submission.id,
          withLaterFacts(calculation, submission, submittedAt),
        ),
    isNew: false,
  }
}

const only = (answers: Answers, facts: boolean) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => isFactKey(key) === facts))

/**
 * The calculation with what was answered after its result since: no draft asks that, so a draft that was copied before
 * has no newer answer. No result depends on it.
 * @param since when the draft was copied or submitted.
 */
function withLaterFacts(
  calculation: CompletedCalculation,
  kept: Submission | undefined,
  since: Date,
): CompletedCalculation {
  if (kept === undefined || kept.updatedAt <= since) return calculation
  // Of checked answers each keeps its key.
  const answers = { ...only(calculation.answers, false), ...only(kept.answers, true) } as unknown as Answers
  return { ...calculation, answers }
}
