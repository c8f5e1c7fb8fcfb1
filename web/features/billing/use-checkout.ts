import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { openCheckout } from '../../api/calls/billing.ts'
import { useSession } from '../../session/index.ts'
import { useBillingStatus } from '../calculations/index.ts'
import { afterFailedCheckout } from './after-checkout.ts'
import { usePortal } from './use-portal.ts'

/** Longest wait for the page to pay on, in milliseconds: longer than the server's own for the provider. */
const PATIENCE = 15_000

/** Starts a payment: the whole page goes to the payment provider, or says why it cannot. */
export function useCheckout() {
  // Asked when the page opens, so that the fixed link is known before anything fails.
  const { data: plan } = useBillingStatus()
  const { refresh } = useSession()
  const portal = usePortal()
  const [isStarting, setStarting] = useState(false)
  const [fault, setFault] = useState<string>()

  const start = async () => {
    setStarting(true)
    setFault(undefined)
    try {
      const { url } = await openCheckout({ patience: PATIENCE })
      window.location.assign(url)
    } catch (thrown) {
      const next = afterFailedCheckout(thrown, plan?.fallbackPaymentLink ?? null)
      if (next.go === 'fixed link') {
        window.location.assign(next.url)
        return
      }
      setStarting(false)
      if (next.go === 'portal') await portal.open()
      // Without a session the guard of this page leads to /login, and back.
      if (next.go === 'login') await refresh()
      if (next.go === 'nowhere') setFault(errorMessage(next.because))
    }
  }
  return { plan, start, manage: portal.open, isBusy: isStarting || portal.isOpening, fault }
}
