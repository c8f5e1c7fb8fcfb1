import type { BillingStatus } from '../../../contract/http/index.ts'

type Plan = Pick<BillingStatus, 'paid'> | undefined

/** What the server's newest word about the plan asks of the page. */
export interface PlanStep {
  /** The plan began or ended while the page stood: everything shown by the old one is asked anew. */
  changed: boolean
  celebrate: boolean
}

/**
 * @param before the word before; undefined for the first one.
 * @param returned whether the person came back from a payment in this session.
 */
export function planStep(
  before: Plan,
  now: Plan,
  { returned, celebrated }: { returned: boolean; celebrated: boolean },
): PlanStep {
  if (now === undefined) return { changed: false, celebrate: false }
  const changed = before !== undefined && before.paid !== now.paid
  return { changed, celebrate: now.paid && (returned || changed) && !celebrated }
}

/** While a payment is awaited, how often is asked, and for how long (milliseconds). */
const QUICK = 3_000
const QUICK_FOR = 60_000
/** Else: a paid plan reaches an open page within a minute. */
const SLOW = 30_000

/** Milliseconds until the plan is asked again. @param waited since the return from a payment; undefined without one. */
export function askAgainIn(plan: Plan, waited: number | undefined): number {
  return plan?.paid !== true && waited !== undefined && waited < QUICK_FOR ? QUICK : SLOW
}
