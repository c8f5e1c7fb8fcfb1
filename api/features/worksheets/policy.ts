import type { Account } from '../../../db/stores/accounts.ts'
import type { Worksheet } from '../../../db/stores/worksheets.ts'
import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'
import { isPaid } from '../billing/index.ts'
import { presentWorksheet } from './presenter.ts'

/** Requires the Pro plan. @throws 402 plan_required. */
export function requirePro(account: Account, now: Date): void {
  if (!isPaid(account, now))
    throw refusal('plan_required', 'Worksheets are part of Pro. Upgrade to fill them in.')
}

/** 409: the worksheet was changed elsewhere since; it is answered with what stands there. */
export function staleWorksheet(kept: Worksheet): AppError {
  return refusal(
    'stale_worksheet',
    'This worksheet was changed on another device. Look at both, then save.',
    {
      details: { worksheet: presentWorksheet(kept, true) },
    },
  )
}
