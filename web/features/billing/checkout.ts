import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BillingStatus } from '../../../contract/http/index.ts'
import { ApiError, errorMessage, hasCode, serverWords } from '../../api/api-error.ts'
import { openCheckout, openPortal } from '../../api/billing-calls.ts'
import { deadline } from '../../api/deadline.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useSession } from '../../session/index.ts'
import { billingKey, useBillingStatus } from '../calculations/index.ts'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'
import { useWrite } from '../../writes/index.ts'
import { noteLeaving } from './portal-return.ts'

/** Longest wait for the address of the payment page: then the fixed link takes over. */
const CHECKOUT_TIMEOUT_MS = 5_500

/** Starts a payment: leads the browser to the payment provider, or reports why it cannot. */
export function useCheckout() {
  // Read when the page opens, so that the fixed link is known before anything fails.
  const { data: plan } = useBillingStatus()
  const { refresh } = useSession()
  const portal = usePortal()
  const {
    mutate: start,
    isPending,
    error,
  } = useWrite({
    leaves: true,
    mutationFn: async () => {
      window.location.assign(await paymentAddress(plan?.fallbackPaymentLink ?? null))
    },
    onError: async (thrown) => {
      const next = afterFailedCheckout(thrown, null)
      if (next.go === 'portal') portal.open()
      // Without a session the guard of this page leads to /login, and back.
      if (next.go === 'login') await refresh()
    },
  })
  const next = error === null ? undefined : afterFailedCheckout(error, null)
  return {
    plan,
    start,
    manage: portal.open,
    isBusy: isPending || portal.isOpening,
    fault: next?.go === 'nowhere' ? errorMessage(next.because) : undefined,
    dialog: portal.dialog,
  }
}

/**
 * The address of the payment page: the server's, or the fixed link during an outage. The wait counts everything that
 * the call needs, the token of a hosted session too. @throws the server's refusal.
 */
export async function paymentAddress(fixedLink: string | null, ask = openCheckout): Promise<string> {
  const [over, end] = deadline(CHECKOUT_TIMEOUT_MS)
  const tooLate = new Promise<never>((_resolve, reject) => {
    over.addEventListener('abort', () => reject(new DOMException('No answer in time', 'TimeoutError')))
  })
  try {
    return (await Promise.race([ask({ patience: CHECKOUT_TIMEOUT_MS }), tooLate])).url
  } catch (thrown) {
    const next = afterFailedCheckout(thrown, fixedLink)
    if (next.go === 'fixed link') return next.url
    throw thrown
  } finally {
    end()
  }
}

/**
 * Opens the payment provider's page about the subscription [spec 9.10], after a proof of who asks where the last is too
 * old: `dialog` asks for it.
 */
export function usePortal(): { open: () => void; isOpening: boolean; dialog: ReactNode } {
  const toast = useToast()
  const queries = useQueryClient()
  const { withProofs, dialog } = useStepUp()
  const { mutate, isPending } = useWrite({
    leaves: true,
    mutationFn: async () => {
      const { url } = await withProofs(() => openPortal())
      noteLeaving(queries.getQueryData<BillingStatus>(billingKey))
      window.location.assign(url)
    },
    onError: (thrown) => {
      if (thrown instanceof StepUpCancelled) return
      toast(serverWords(thrown) ?? 'Unable to open subscription portal', 'error')
    },
  })
  return { open: () => mutate(), isOpening: isPending, dialog }
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
