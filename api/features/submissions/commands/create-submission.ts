import { lockAccount } from '../../../../db/stores/accounts.ts'
import type { Submission } from '../../../../db/stores/submissions.ts'
import { currentYear } from '../../../../platform/clock.ts'
import type { RawAnswers } from '../../../../tax/index.ts'
import { signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { isPaid } from '../../billing/index.ts'
import { calculateChecked } from '../calculation.ts'
import { completionTime } from '../policy.ts'
import { demandFreeCalculation } from './free-number.ts'
import { submitDraft } from './submit-draft.ts'
import { storeSubmission, type Author, type CompletedCalculation, type Outcome } from './submission-writes.ts'

/**
 * Stores a calculation with the result computed here; with a draft, once per draft (see submitDraft). All of an
 * account's submissions take the lock on its row, so that its free calculations are counted right and a repeated call
 * has one effect.
 * @throws AppError 400 when answers are invalid, 402 past the free plan's number, 404 when the draft is someone
 * else's, 409 when the draft's calculation was deleted or the draft was changed elsewhere since.
 */
export async function createSubmission(
  { database, clock, env }: Pick<Services, 'database' | 'clock' | 'env'>,
  input: Author & {
    answers: RawAnswers
    draftId?: string | undefined
    draftVersion?: number | undefined
    completedAt?: string | undefined
  },
): Promise<Outcome> {
  const { accountId, now, requestId, caller, draftId, draftVersion } = input
  const author = { accountId, now, requestId, caller }
  const year = currentYear(clock)
  const calculation: CompletedCalculation = {
    ...calculateChecked(input.answers, year),
    completedAt: completionTime(input.completedAt, now),
  }
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const keepNew = async (): Promise<Submission> => {
      await demandFreeCalculation(trx, env, isPaid(account, now), accountId)
      return storeSubmission(trx, author, calculation)
    }
    if (draftId === undefined) return { submission: await keepNew(), isNew: true }
    return submitDraft(trx, author, { draftId, draftVersion, currentYear: year, calculation, keepNew })
  })
}
