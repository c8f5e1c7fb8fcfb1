import type { Account } from '../../../db/stores/accounts.ts'
import { refusal } from '../../http/errors.ts'
import { isPaid } from '../billing/index.ts'

/** The assistant is part of Pro: looked at each time, so that it ends with the plan. @throws 402 plan_required. */
export function demandPaid(account: Account, now: Date): void {
  if (!isPaid(account, now))
    throw refusal('plan_required', 'Teni is part of Pro. Upgrade to ask your questions.')
}
