import type { QueryClient } from '@tanstack/react-query'
import type { BillingStatus, ShownResult } from '../../../contract/http/index.ts'
import { maskTotal } from '../../../contract/http/mask.ts'
import { removeConversation, rewriteResults } from '../../session/account-storage.ts'

type Plan = Pick<BillingStatus, 'paid'> | undefined

/** What the server's newest word about the plan asks of the page. */
interface PlanStep {
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

/** What the server answers by plan: figures in full, or masked. */
const byPlan = new Set<unknown>(['submissions', 'submission', 'kept', 'report'])

const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => byPlan.has(queryKey[0])

/** Nothing that this device keeps of an account without a plan is shown in full, whenever the plan ended. */
export function keepMasked(account: string): void {
  rewriteResults(account, maskShown)
  removeConversation()
}

/**
 * The plan began or ended: nothing that was shown under the old one is shown again. What is on screen is asked anew,
 * the rest is forgotten (DESIGN section 4, Plans and masking).
 */
export async function showNewPlan(queries: QueryClient): Promise<void> {
  queries.removeQueries({ predicate, type: 'inactive' })
  await queries.resetQueries({ predicate, type: 'active' })
}

/** A result that was shown in full, as a free account sees it. What is masked already stays as it is. */
export function maskShown(shown: ShownResult): ShownResult {
  if (shown.totalTax === null) return shown
  return {
    isExempt: shown.isExempt,
    exemptionReason: shown.exemptionReason,
    totalTax: null,
    totalTaxMasked: maskTotal(shown.totalTax),
    annualIncome: null,
    taxableIncome: null,
    deductionsApplied: null,
    reliefApplied: null,
    benefitsInKind: null,
    effectiveRate: null,
    earnedIncome: null,
    investmentIncome: null,
    breakdown: shown.breakdown.map(({ band, rate }) => ({ band, rate, amount: null, tax: null })),
  }
}
