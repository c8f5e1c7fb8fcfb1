import type { BillingStatus } from '../../contract/index.ts'

/** A person's plan. */
export function presentBillingStatus(plan: {
  paid: boolean
  activeUntil: Date | null
  freeCalculationsLeft: number | null
}): BillingStatus {
  return {
    paid: plan.paid,
    activeUntil: plan.activeUntil?.toISOString() ?? null,
    freeCalculationsLeft: plan.freeCalculationsLeft,
  }
}
