import type { Transaction } from '../../../../db/connection.ts'
import { countSubmissions } from '../../../../db/stores/submissions.ts'
import type { Services } from '../../../services.ts'
import { freeCalculationsLeft } from '../../billing/index.ts'
import { freeLimitReached } from '../policy.ts'

/** Refuses one more calculation past the free plan's number: 402. Runs under the account's lock. */
export async function demandFreeCalculation(
  trx: Transaction,
  env: Services['env'],
  paid: boolean,
  accountId: string,
): Promise<void> {
  // Without a limit nothing is counted.
  if (freeCalculationsLeft(env, paid, 0) === null) return
  const submissionCount = await countSubmissions(trx, accountId)
  if (freeCalculationsLeft(env, paid, submissionCount) === 0) throw freeLimitReached(env.FREE_CALCULATIONS)
}
