import { useState, type ReactNode } from 'react'
import { ApiError, errorMessage, hasCode, serverWords } from '../../api/api-error.ts'
import { openCheckout, openPortal } from '../../api/calls.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useSession } from '../../session/index.ts'
import { useBillingStatus } from '../calculations/index.ts'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'

/** Longest wait for the address of the payment page; longer than the server's own timeout for the provider. */
const CHECKOUT_TIMEOUT_MS = 15_000

/** Starts a payment: leads the browser to the payment provider, or reports why it cannot. */
export function useCheckout() {
  // Read when the page opens, so that the fixed link is known before anything fails.
  const { data: plan } = useBillingStatus()
  const { refresh } = useSession()
  const portal = usePortal()
  const [isStarting, setStarting] = useState(false)
  const [fault, setFault] = useState<string>()

  const start = async () => {
    setStarting(true)
    setFault(undefined)
    try {
      const { url } = await openCheckout({ patience: CHECKOUT_TIMEOUT_MS })
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
  const { open: manage, isOpening, dialog } = portal
  return { plan, start, manage, isBusy: isStarting || isOpening, fault, dialog }
}

/**
 * Opens the payment provider's page about the subscription [spec 9.10], after a proof of who asks where the last is too
 * old: `dialog` asks for it.
 */
export function usePortal(): { open: () => Promise<void>; isOpening: boolean; dialog: ReactNode } {
  const toast = useToast()
  const { withProofs, dialog } = useStepUp()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      window.location.assign((await withProofs(() => openPortal())).url)
    } catch (thrown) {
      setOpening(false)
      if (thrown instanceof StepUpCancelled) return
      toast(serverWords(thrown) ?? 'Unable to open subscription portal', 'error')
    }
  }
  return { open, isOpening, dialog }
}

/** What the page does when the server returned no payment page. */
type NextStep =
  { go: 'fixed link'; url: string } | { go: 'portal' } | { go: 'login' } | { go: 'nowhere'; because: unknown }

/** No response, a timeout, or a server error: the cases for the fixed payment link. */
function isOutage(thrown: unknown): boolean {
  if (thrown instanceof ApiError) return thrown.status === 0 || thrown.status >= 500
  return thrown instanceof DOMException && thrown.name === 'TimeoutError'
}

/**
 * An outage leads to the fixed link, a paid account to the portal, a missing session to /login [spec 10.2, 10.3]; any
 * other refusal is shown.
 * @param fixedLink the payment link with reference and email, read beforehand; null where there is none.
 */
export function afterFailedCheckout(thrown: unknown, fixedLink: string | null): NextStep {
  if (hasCode(thrown, 'already_paid')) return { go: 'portal' }
  if (thrown instanceof ApiError && thrown.status === 401) return { go: 'login' }
  if (isOutage(thrown) && fixedLink !== null) return { go: 'fixed link', url: fixedLink }
  return { go: 'nowhere', because: thrown }
}
