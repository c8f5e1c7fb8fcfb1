import type { BillingStatus } from '../../../contract/http/index.ts'
import { tabStorage } from '../../session/storage-keys.ts'

/** Key of sessionStorage: how the plan stood when this tab left for the payment provider's page about it. */
const leftKey = 'naijatax:left-for-portal'

type Standing = Pick<BillingStatus, 'paid' | 'activeUntil' | 'renewal' | 'periodEnd'>

/** What a change at the payment provider can change of a plan. */
const standingOf = ({ paid, activeUntil, renewal, periodEnd }: Standing): string =>
  JSON.stringify([paid, activeUntil, renewal, periodEnd])

/** Notes the plan before the browser leaves for the payment provider's page; nothing where it is not known. */
export function noteLeaving(plan: Standing | undefined, tab = tabStorage()): void {
  try {
    if (plan !== undefined) tab?.setItem(leftKey, standingOf(plan))
  } catch {
    // Without storage nothing is awaited.
  }
}

/** Whether the person was at the payment provider's page, and the plan stands as it did before. */
export function awaitsChange(plan: Standing | undefined, tab = tabStorage()): boolean {
  return plan !== undefined && tab?.getItem(leftKey) === standingOf(plan)
}

/** Awaits no change any more. */
export function forgetLeaving(tab = tabStorage()): void {
  tab?.removeItem(leftKey)
}
