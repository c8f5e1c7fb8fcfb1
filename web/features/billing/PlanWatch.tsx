import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { readBillingStatus } from '../../api/calls.ts'
import { celebratePro } from '../../api/billing-calls.ts'
import { Warning } from '../../components/notices.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { deviceNow } from '../../clock.ts'
import { useLocation, useNavigate } from '../../router.ts'
import { useSession, useUser } from '../../session/index.ts'
import { lazyPart } from '../../shell/lazy.ts'
import { billingKey, useBillingStatus } from '../calculations/index.ts'
import { hiddenAgainInWords } from './end-of-pro.ts'
import { keepToPlan } from './keep-to-plan.ts'
import {
  FAST_POLL_FOR_MS,
  type KnownPlan,
  maskStoredResults,
  planOf,
  planStep,
  pollIntervalMs,
} from './plan-change.ts'
import { awaitsChange, forgetLeaving } from './portal-return.ts'

// Shown once for each Pro, and fetched only then.
const Celebration = lazyPart(
  () => import('./lazy/Celebration.tsx'),
  (m) => m.Celebration,
)

/** Mounted beside every page of a signed-in person; renders nothing until Pro begins. */
export function PlanWatch() {
  const { celebrating, endCelebration } = usePlanWatch()
  return celebrating ? (
    <Suspense>
      <Celebration onClose={endCelebration} />
    </Suspense>
  ) : null
}

/** After a payment, says that it is not confirmed yet. `upgraded=1` alone unlocks nothing. */
export function AwaitingPayment() {
  const { data: plan } = useBillingStatus()
  if (plan === undefined || plan.paid || !hasReturned()) return null
  return (
    <Warning title="Waiting for your payment to be confirmed">
      <p>This page shows Pro by itself as soon as it is, most often within a minute. Do not pay again.</p>
    </Warning>
  )
}

/** After a visit to the payment provider's page, says that a change made there may not be known yet. */
export function AwaitingChange() {
  const { data: plan } = useBillingStatus()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      forgetLeaving()
      setOver(true)
    }, FAST_POLL_FOR_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isOver || !awaitsChange(plan)) return null
  return (
    <Warning title="A change at the payment provider may not have reached us yet">
      <p>If you made one, this page shows it by itself, most often within a minute.</p>
    </Warning>
  )
}

/** Removes `upgraded=1` from the address and remembers it for this session. */
function useReturn(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (query.get('upgraded') !== '1') return
    markReturned()
    query.delete('upgraded')
    const rest = query.toString()
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, state })
  }, [pathname, search, hash, state, navigate])
}

/**
 * Polls the plan while the page is visible: every 3 s after a payment, otherwise a few times a minute, at the end of Pro
 * that it knows, and whenever a hidden page is shown again. What is shown under another plan is dropped.
 * @returns whether to celebrate now, and the function that ends it.
 */
function usePlanWatch(): { celebrating: boolean; endCelebration: () => void } {
  useReturn()
  const { id: account, subscriptionActiveUntil } = useUser()
  const { refresh } = useSession()
  const toast = useToast()
  const queries = useQueryClient()
  // A page that was loaded anew before the celebration was closed goes on with it.
  const [celebrating, setCelebrating] = useState(() => isCelebrating(account))
  const returnedAt = useRef<number | undefined>(undefined)
  // As the profile had it when the page was opened: the plan may begin or end before this is fetched.
  const before = useRef<KnownPlan>(planOf(subscriptionActiveUntil, deviceNow()))

  const { data } = useQuery({
    queryKey: billingKey,
    queryFn: ({ signal }) => readBillingStatus({ signal }),
    refetchInterval: ({ state }) => {
      const awaited = awaitsChange(state.data) ? 'change' : 'payment'
      if (!hasReturned() && awaited === 'payment') returnedAt.current = undefined
      else returnedAt.current ??= performance.now()
      const waited = returnedAt.current === undefined ? undefined : performance.now() - returnedAt.current
      return pollIntervalMs(state.data, waited, deviceNow(), awaited)
    },
    refetchOnWindowFocus: 'always',
  })

  useEffect(() => keepToPlan(queries), [queries])
  // Signed out, nothing of it stays; a page that is loaded anew never comes here.
  useEffect(() => forgetCelebrating, [])
  useEffect(() => {
    const { changed, began } = planStep(before.current, data, { returned: hasReturned() })
    before.current = data ?? before.current
    if (data?.paid) forgetReturned()
    // Without an answer it is celebrated: rather twice than not at all.
    const settle = (isFirst: boolean) => {
      if (!isFirst) forgetCelebrating()
      setCelebrating(isFirst)
    }
    if (began) {
      markCelebrating(account)
      void celebratePro()
        .then(
          ({ isFirst }) => isFirst,
          () => true,
        )
        .then(settle)
    }
    // The plan may have ended while no page was open.
    if (data?.paid === false) {
      maskStoredResults(account)
      forgetCelebrating()
    }
    if (!changed || data === undefined) return
    // My Account says the same for good.
    if (!data.paid) toast(hiddenAgainInWords(data.ended), 'info', ENDED_MS)
    void refresh()
  }, [data, account, refresh, toast])

  return {
    celebrating,
    endCelebration: () => {
      forgetCelebrating()
      setCelebrating(false)
    },
  }
}

/** How long the word stays that Pro ended, unless it is closed: for whoever looked away when the figures went. */
const ENDED_MS = 10 * 60_000

/** Key of sessionStorage about an upgrade in this tab. It unlocks nothing: the server alone knows who has paid. */
const returnedKey = 'naijatax:upgraded'

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

const is = (key: string) => withStorage((storage) => storage.getItem(key)) === '1'
const set = (key: string) => withStorage((storage) => storage.setItem(key, '1'))

/** Key of sessionStorage about the account that this tab celebrates: from when it asked until the modal is closed. */
const celebratingKey = 'naijatax:celebrating'

const isCelebrating = (account: string): boolean =>
  withStorage((storage) => storage.getItem(celebratingKey)) === account
const markCelebrating = (account: string) =>
  withStorage((storage) => storage.setItem(celebratingKey, account))
const forgetCelebrating = (): void => withStorage((storage) => storage.removeItem(celebratingKey))

/** The person came back from a payment [spec 10.4]. */
const markReturned = () => set(returnedKey)
const hasReturned = () => is(returnedKey)
const forgetReturned = () => withStorage((storage) => storage.removeItem(returnedKey))
