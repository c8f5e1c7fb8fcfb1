import { useState } from 'react'
import { ApiError, errorMessage, hasCode, serverWords } from '../../api/api-error.ts'
import { openCheckout, openPortal } from '../../api/calls/billing.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useSession } from '../../session/index.ts'
import { useBillingStatus } from '../calculations/index.ts'

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

/** The way to the payment provider's own page about the subscription (SPEC section 8, Portal failure). */
export function usePortal(): { open: () => Promise<void>; isOpening: boolean } {
  const toast = useToast()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      window.location.assign((await openPortal()).url)
    } catch (thrown) {
      setOpening(false)
      toast(serverWords(thrown) ?? 'Unable to open subscription portal', 'error')
    }
  }
  return { open, isOpening }
}

/** What follows when no page to pay on was given. */
type NextStep =
  { go: 'fixed link'; url: string } | { go: 'portal' } | { go: 'login' } | { go: 'nowhere'; because: unknown }

/** No answer, a timeout, or a fault of the server: what the fixed payment link is there for. */
function isOutage(thrown: unknown): boolean {
  if (thrown instanceof ApiError) return thrown.status === 0 || thrown.status >= 500
  return thrown instanceof DOMException && thrown.name === 'TimeoutError'
}

/**
 * DESIGN section 4, Billing: the fixed link for an outage alone; who has paid goes to the portal, who has no session to
 * /login; what else was refused is told.
 * @param fixedLink with reference and email in it, fetched beforehand; null where there is none.
 */
export function afterFailedCheckout(thrown: unknown, fixedLink: string | null): NextStep {
  if (hasCode(thrown, 'already_paid')) return { go: 'portal' }
  if (thrown instanceof ApiError && thrown.status === 401) return { go: 'login' }
  if (isOutage(thrown) && fixedLink !== null) return { go: 'fixed link', url: fixedLink }
  return { go: 'nowhere', because: thrown }
}
