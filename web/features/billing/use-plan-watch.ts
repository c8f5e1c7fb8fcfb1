import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BillingStatus } from '../../../contract/http/index.ts'
import { readBillingStatus } from '../../api/calls/billing.ts'
import { useLocation, useNavigate } from '../../router.ts'
import { useSession, useUser } from '../../session/index.ts'
import { billingKey } from '../calculations/index.ts'
import { keepMasked, showNewPlan } from './plan-changed.ts'
import { askAgainIn, planStep } from './plan-step.ts'
import { forgetReturned, hasCelebrated, hasReturned, noteCelebrated, noteReturned } from './session-notes.ts'

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
