import type { Transaction } from '../../../../db/connection.ts'
import { lockAccount } from '../../../../db/stores/accounts.ts'
import { findSubmittedDraft, upsertSubmittedDraft } from '../../../../db/stores/drafts.ts'
import { findSubmission, type Submission } from '../../../../db/stores/submissions.ts'
import { listWorksheets, storeWorksheet } from '../../../../db/stores/worksheets.ts'
import { currentYear } from '../../../../platform/clock.ts'
import { carriedWorksheet } from '../../../../tax/index.ts'
import { invalidInput, notFound, signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { isPaid } from '../../billing/index.ts'
import { calculateChecked, hashAnswers } from '../calculation.ts'
import { calculationDeleted } from '../policy.ts'
import { demandRoom } from '../worksheet-room.ts'
import { demandFreeCalculation } from './free-number.ts'
import { storeSubmission, type Author, type Outcome } from './submission-writes.ts'

/** What is asked of a copy. */
interface CopyRequest extends Author {
  /** The calculation that is copied. */
  id: string
  /** The client's own: the same key is the same copy. */
  key: string
  taxYear?: number | undefined
  label?: string | null | undefined
}

/**
 * Makes a new calculation of a kept one: its answers, checked again, for the same tax year or the present one, with the
 * result computed here. Under the account's lock, so that a key makes one copy however often it is sent, and the free
 * calculations are counted right. Like a submitted draft, a copy leaves a record behind, so that a late repeat does not
 * make again what was deleted.
 * @throws AppError 400 for another year, or where the answers need mending by now; 402 past the free plan's number; 404
 * when the account has no such submission; 409 when the copy was deleted, or its worksheets would be more than fits.
 */
export async function copySubmission(
  { database, clock, env }: Pick<Services, 'database' | 'clock' | 'env'>,
  request: CopyRequest,
): Promise<Outcome> {
  const { accountId, now, requestId, caller, id, key } = request
  const author = { accountId, now, requestId, caller }
  const year = currentYear(clock)
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const earlier = await earlierCopy(trx, accountId, key)
    if (earlier) return { submission: earlier, isNew: false }
    const kept = await findSubmission(trx, accountId, id)
    if (!kept) throw notFound('calculation')
    const taxYear = yearOfCopy(kept, request.taxYear, year)
    await demandFreeCalculation(trx, env, isPaid(account, now), accountId)
    const calculation = { ...calculateChecked({ ...kept.answers, taxYear }, year), completedAt: now }
    const submission = await storeSubmission(trx, author, calculation, {
      label: request.label ?? null,
      copiedFrom: kept.id,
      copiedFromYear: kept.taxYear,
    })
    await carryWorksheets(trx, kept, submission)
    await upsertSubmittedDraft(trx, {
      accountId,
      draftId: key,
      submissionId: submission.id,
      answersHash: hashAnswers(calculation.answers),
      submittedAt: now,
    })
    return { submission, isNew: true }
  })
}

/** A copy of the same year has the worksheets as they are; one of another year what is still true there. */
async function carryWorksheets(trx: Transaction, kept: Submission, copy: Submission): Promise<void> {
  const { accountId, taxYear, createdAt: now } = copy
  const worksheets = await listWorksheets(trx, accountId, kept.id)
  if (worksheets.length === 0) return
  for (const { kind, content } of worksheets) {
    const carried =
      taxYear === kept.taxYear
        ? content
        : carriedWorksheet(kind, content, { fromYear: kept.taxYear, taxYear })
    if (carried === null) continue
    const times = { createdAt: now, updatedAt: now }
    await storeWorksheet(trx, {
      submissionId: copy.id,
      kind,
      accountId,
      content: carried,
      version: 1,
      ...times,
    })
  }
  await demandRoom(trx, accountId)
}

/** What was made for this key. @throws AppError 409 when it was deleted since. */
async function earlierCopy(
  trx: Transaction,
  accountId: string,
  key: string,
): Promise<Submission | undefined> {
  const record = await findSubmittedDraft(trx, accountId, key)
  if (!record) return undefined
  const copy =
    record.submissionId === null ? undefined : await findSubmission(trx, accountId, record.submissionId)
  if (!copy) throw calculationDeleted()
  return copy
}

function yearOfCopy({ taxYear }: Submission, wanted: number | undefined, present: number): number {
  if (wanted === undefined || wanted === taxYear || wanted === present) return wanted ?? taxYear
  throw invalidInput({ taxYear: `A copy is for ${present}, or for ${taxYear} as before` })
}
