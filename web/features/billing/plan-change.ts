import type { BillingStatus, ShownResult } from '../../../contract/http/index.ts'
import { maskResult } from '../../../contract/http/mask.ts'
import { pageMemory, parseResult, removeConversation } from '../../session/account-storage.ts'
import { browserStorage, keysWithPrefix, prefixes } from '../../session/storage-keys.ts'

/** A plan that is known. */
export type KnownPlan = Pick<BillingStatus, 'paid' | 'activeUntil'>
type Plan = KnownPlan | undefined

/** The plan of a profile. @param now ISO 8601, by this device. */
export const planOf = (activeUntil: string | null, now: string): KnownPlan => ({
  paid: activeUntil !== null && Date.parse(activeUntil) > Date.parse(now),
  activeUntil,
})

/** What the page does after the plan was read. */
interface PlanStep {
  /** Whether the plan began or ended while the page was open: data shown under the old one is read again. */
  changed: boolean
  /** Whether Pro began, as this page sees it: the account celebrates it once, on the first page that asks. */
  began: boolean
}

/**
 * Compares two answers about the plan.
 * @param before the previous answer; undefined for the first one.
 * @param returned whether the person came back from a payment in this session.
 */
export function planStep(before: Plan, now: Plan, { returned }: { returned: boolean }): PlanStep {
  if (now === undefined) return { changed: false, began: false }
  const changed = before !== undefined && before.paid !== now.paid
  return { changed, began: now.paid && (returned || changed) }
}

/** Polling while a payment or a change of the subscription is awaited: how often, and for how long. */
const FAST_POLL_MS = 3_000
export const FAST_POLL_FOR_MS = 60_000
/** Polling otherwise: Pro reaches an open page within a minute. */
const SLOW_POLL_MS = 30_000
/** Polling of Pro: its end reaches an open page within half a minute, also over a line that takes seconds. */
const PAID_POLL_MS = 20_000
/** How long after the end that it knows the page asks: a clock that is late is asked again by the next poll. */
const AFTER_END_MS = 500

/**
 * Milliseconds until the plan is read again.
 * @param waited milliseconds since the return from the payment provider, if a payment or a change is awaited.
 * @param now ISO 8601, by this device.
 * @param awaited what is waited for: a payment is there as soon as the plan is Pro.
 */
export function pollIntervalMs(
  plan: Plan,
  waited: number | undefined,
  now: string,
  awaited: 'payment' | 'change' = 'payment',
): number {
  const isFast = waited !== undefined && waited < FAST_POLL_FOR_MS
  if (isFast && (awaited === 'change' || plan?.paid !== true)) return FAST_POLL_MS
  if (plan?.paid !== true) return SLOW_POLL_MS
  const left = Date.parse(plan.activeUntil ?? '') - Date.parse(now)
  return left > 0 && left < PAID_POLL_MS ? left + AFTER_END_MS : PAID_POLL_MS
}

/** Masks the results stored on this device and removes the conversation with the assistant: the plan has ended. */
export function maskStoredResults(account: string): void {
  for (const place of [browserStorage(), pageMemory])
    for (const key of keysWithPrefix(place, `${prefixes.result}${account}:`)) {
      const stored = parseResult(place?.getItem(key) ?? '')
      if (stored) place?.setItem(key, JSON.stringify({ ...stored, result: maskShown(stored.result) }))
      else place?.removeItem(key)
    }
  removeConversation()
}

/** A full result as a free account sees it. A masked one stays as it is. */
export function maskShown(shown: ShownResult): ShownResult {
  return shown.totalTax === null ? shown : maskResult({ ...shown, totalTax: shown.totalTax })
}
