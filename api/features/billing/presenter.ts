import { paymentReference } from '../../../db/payment-reference.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import type { Env } from '../../../platform/env.ts'
import type { EndOfPro } from './policy.ts'
import type { Subscription } from '../../../db/stores/billing.ts'
import type { Unreturned } from '../../../db/stores/money-moved.ts'
import type {
  BillingStatus,
  EndOfPro as ShownEnd,
  MoneyGivenBack,
  MoneyReturned,
} from '../../../contract/http/index.ts'
import type { MoneyBack } from './money-back.ts'

/** The address to pay at when checkout fails: the fixed link with the account's reference and email filled in. */
function fallbackLink(base: string, reference: string, email: string): string {
  const link = new URL(base)
  link.searchParams.set('client_reference_id', reference)
  link.searchParams.set('prefilled_email', email)
  return link.href
}

const presentReturned = ({ kind, amountCents, currency, happensAt, paidAt }: MoneyBack): MoneyReturned => ({
  kind: kind === 'payment-lost' ? 'taken-back' : 'given-back',
  amountCents,
  currency,
  at: happensAt.toISOString(),
  paidAt: paidAt.toISOString(),
})

const presentHeld = ({ cents, currency, givenBackAt, paidAt }: Unreturned): MoneyGivenBack => ({
  amountCents: cents,
  currency,
  at: givenBackAt.toISOString(),
  paidAt: paidAt.toISOString(),
})

const presentEnd = ({ at, why, givenUpUntil }: EndOfPro): ShownEnd => ({
  at: at.toISOString(),
  why,
  givenUpUntil: givenUpUntil?.toISOString() ?? null,
})

/** A person's plan as the API answers it. */
export function presentBillingStatus(
  { FALLBACK_PAYMENT_LINK }: Pick<Env, 'FALLBACK_PAYMENT_LINK'>,
  account: Pick<Account, 'id' | 'email' | 'subscriptionActiveUntil'>,
  plan: {
    paid: boolean
    freeCalculationsLeft: number | null
    running: Pick<Subscription, 'renewal' | 'periodEnd'> | undefined
    paymentKey: string
    returned: readonly MoneyBack[]
    unreturned: readonly Unreturned[]
    ended: EndOfPro | undefined
    hasOpenDispute: boolean
    hasInvoices: boolean
  },
): BillingStatus {
  const reference = paymentReference(plan.paymentKey, account.id)
  return {
    paid: plan.paid,
    activeUntil: account.subscriptionActiveUntil?.toISOString() ?? null,
    freeCalculationsLeft: plan.freeCalculationsLeft,
    paymentReference: reference,
    fallbackPaymentLink:
      FALLBACK_PAYMENT_LINK === undefined || plan.hasOpenDispute
        ? null
        : fallbackLink(FALLBACK_PAYMENT_LINK, reference, account.email),
    renewal: plan.running?.renewal ?? null,
    periodEnd: plan.running?.periodEnd.toISOString() ?? null,
    moneyReturned: plan.returned.map(presentReturned),
    moneyHeld: plan.unreturned.map(presentHeld),
    ended: plan.ended ? presentEnd(plan.ended) : null,
    hasOpenDispute: plan.hasOpenDispute,
    hasInvoices: plan.hasInvoices,
  }
}
