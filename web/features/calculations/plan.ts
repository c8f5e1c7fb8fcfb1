import { useQuery } from '@tanstack/react-query'
import { readBillingStatus } from '../../api/calls.ts'
import { todayInLagos } from '../../clock.ts'
import { useUser } from '../../session/index.ts'

export const billingKey = ['billing-status'] as const

/** The signed-in person's plan, by the server's clock. */
export function useBillingStatus({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: billingKey, queryFn: ({ signal }) => readBillingStatus({ signal }), enabled })
}

/**
 * Whether the person may see all figures. Until the server has answered (or when it cannot be reached), the end of
 * the subscription in the profile decides; for someone who never paid no request is made.
 */
export function useIsPaid(): boolean {
  const { subscriptionActiveUntil } = useUser()
  const { data } = useBillingStatus({ enabled: subscriptionActiveUntil !== null })
  if (data !== undefined) return data.paid
  return hasDaysLeft(subscriptionActiveUntil, todayInLagos())
}

/**
 * Whether a subscription lasts beyond today; on its last day only the server can decide.
 * @param activeUntil ISO 8601.
 * @param today YYYY-MM-DD in Nigeria.
 */
export function hasDaysLeft(activeUntil: string | null, today: string): boolean {
  return activeUntil !== null && activeUntil.slice(0, 10) > today
}
