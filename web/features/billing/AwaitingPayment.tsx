import { Warning } from '../../components/notices.tsx'
import { useBillingStatus } from '../calculations/index.ts'
import { hasReturned } from './session-notes.ts'

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
