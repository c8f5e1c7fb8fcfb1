import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { BillingStatus } from '../../../contract/http/index.ts'
import { readBillingStatus } from '../../api/calls/billing.ts'
import { Warning } from '../../components/notices.tsx'
import { useLocation, useNavigate } from '../../router.ts'
import { useSession, useUser } from '../../session/index.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { billingKey, useBillingStatus } from '../calculations/index.ts'
import { askAgainIn, keepMasked, planStep, showNewPlan } from './plan-change.ts'

// Wanted once in a subscription: fetched then.
const Celebration = lazyPart(
  () => import('./lazy/Celebration.tsx'),
  (m) => m.Celebration,
)

/** Stands beside every page of a signed-in person and shows nothing until Pro begins. */
export function PlanWatch() {
  const { celebrating, endCelebration } = usePlanWatch()
  return celebrating ? (
    <Suspense>
      <Celebration onClose={endCelebration} />
    </Suspense>
  ) : null
}

/** Says, after paying, that the payment is not confirmed yet. `upgraded=1` alone opens nothing. */
export function AwaitingPayment() {
  const { data: plan } = useBillingStatus()
  if (plan === undefined || plan.paid || !hasReturned()) return null
  return (
    <Warning title="Waiting for your payment to be confirmed">
      <p>This page shows Pro by itself as soon as it is, most often within a minute. Do not pay again.</p>
    </Warning>
  )
}

/** Takes `upgraded=1` out of the address and remembers it for this session. */
function useReturn(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (query.get('upgraded') !== '1') return
    noteReturned()
    query.delete('upgraded')
    const rest = query.toString()
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, state })
  }, [pathname, search, hash, state, navigate])
}

/**
 * Follows the plan by the server's word as long as the page stands: quickly after a payment, else twice a minute while
 * the page is visible. What was shown by the old plan goes when it changes.
 * @returns whether to celebrate now, and the function that ends it.
 */
export function usePlanWatch(): { celebrating: boolean; endCelebration: () => void } {
  useReturn()
  const { id: account } = useUser()
  const { refresh } = useSession()
  const queries = useQueryClient()
  const [celebrating, setCelebrating] = useState(false)
  const began = useRef<number | undefined>(undefined)
  const before = useRef<BillingStatus | undefined>(undefined)

  const { data } = useQuery({
    queryKey: billingKey,
    queryFn: ({ signal }) => readBillingStatus({ signal }),
    refetchInterval: ({ state }) => {
      if (!hasReturned()) began.current = undefined
      else began.current ??= performance.now()
      const waited = began.current === undefined ? undefined : performance.now() - began.current
      return askAgainIn(state.data, waited)
    },
  })

  useEffect(() => {
    const { changed, celebrate } = planStep(before.current, data, {
      returned: hasReturned(),
      celebrated: hasCelebrated(),
    })
    before.current = data ?? before.current
    if (data?.paid) forgetReturned()
    if (celebrate) {
      noteCelebrated()
      setCelebrating(true)
    }
    // It may have ended while no page stood.
    if (data?.paid === false) keepMasked(account)
    if (!changed || data === undefined) return
    void showNewPlan(queries)
    void refresh()
  }, [data, account, queries, refresh])

  return { celebrating, endCelebration: () => setCelebrating(false) }
}

/** What one visit keeps of an upgrade, in this tab. None of it opens anything: the server alone says who has paid. */
const returnedKey = 'naijatax:upgraded'
const celebratedKey = 'naijatax:celebrated'

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

const is = (key: string) => withStorage((storage) => storage.getItem(key)) === '1'
const set = (key: string) => withStorage((storage) => storage.setItem(key, '1'))

/** The person came back from a payment (SPEC section 4, Upgrade celebration). */
export const noteReturned = () => set(returnedKey)
export const hasReturned = () => is(returnedKey)
export const forgetReturned = () => withStorage((storage) => storage.removeItem(returnedKey))

/** Once per session, not once per payment. */
export const noteCelebrated = () => set(celebratedKey)
export const hasCelebrated = () => is(celebratedKey)
