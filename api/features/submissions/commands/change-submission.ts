import { lockAccount } from '../../../../db/stores/accounts.ts'
import type { Submission } from '../../../../db/stores/submissions.ts'
import { currentYear } from '../../../../platform/clock.ts'
import type { RawAnswers } from '../../../../tax/index.ts'
import { signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { calculateChecked } from '../calculation.ts'
import { completionTime } from '../policy.ts'
import { recalculateSubmission, type Doer } from './submission-writes.ts'

/**
 * Changes the answers of a kept calculation and computes its result again.
 * @throws AppError 400 when answers need mending, 404 when the account has no such submission.
 */
export async function changeSubmission(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  change: Doer & { id: string; answers: RawAnswers; completedAt?: string | undefined },
): Promise<Submission> {
  const { accountId, now, requestId } = change
  const kept = {
    ...calculateChecked(change.answers, currentYear(clock)),
    completedAt: completionTime(change.completedAt, now),
  }
  return database.transaction(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw signInFirst()
    return recalculateSubmission(trx, { accountId, now, requestId }, change.id, kept)
  })
}
