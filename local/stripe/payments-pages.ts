import { html, type Html } from '../html.ts'
import { yearAfter } from './ledger.ts'
import { dayOf, dollars, page } from './pages.ts'
import { actsOf, type Payment, type PaymentAct } from './payments.ts'
import type { Customer, Invoice } from './state.ts'

const disputeInWords = {
  needs_response: 'Disputed: the bank waits for evidence',
  under_review: 'Disputed: evidence was given, and the bank has not decided',
  won: 'Disputed, and left with the shop',
  lost: 'Disputed, and taken back by the bank',
} as const

/** What became of a payment. */
function stateInWords({ charge, dispute, refunded }: Payment): string {
  const back = refunded === 0 ? [] : [`${dollars(refunded)} of ${dollars(charge.amount)} given back`]
  return [...back, ...(dispute ? [disputeInWords[dispute.status]] : [])].join('. ') || 'Paid'
}

const labels: Readonly<Record<PaymentAct, string>> = {
  refund: 'Give all of it back',
  'refund-part': 'Give a part back',
  'refund-failed': 'The bank does not take what was given back',
  dispute: 'The payer disputes it',
  answer: 'The shop gives evidence',
  won: 'The bank decides for the shop',
  lost: 'The bank decides for the payer',
}

/** The one form of an act; that of a part asks how much. */
const form = (base: string, { charge, refunded }: Payment, act: PaymentAct): Html =>
  html`<form method="post" action="${base}/payments/${charge.id}">
    ${
      act === 'refund-part'
        ? html`<label for="amount-${charge.id}">Part, in dollars</label>
            <input
              id="amount-${charge.id}"
              name="amount"
              type="number"
              min="0.01"
              max="${((charge.amount - refunded - 1) / 100).toFixed(2)}"
              step="0.01"
              required
            />`
        : html``
    }<button class="line" name="do" value="${act}">${labels[act]}</button>
  </form>`

const row = (base: string, payment: Payment): Html =>
  html`<section>
    <h2>${dollars(payment.charge.amount)}, ${dayOf(payment.charge.created)}</h2>
    <p>
      ${payment.customer?.email ?? 'No address'}${
        payment.invoice === undefined
          ? html``
          : html`, <a href="/invoice/${payment.invoice.id}">${payment.invoice.number}</a>`
      }<br />${stateInWords(payment)}
    </p>
    ${actsOf(payment).map((act) => form(base, payment, act))}
  </section>`

/** Every payment of this copy, with what a shop, a payer or a bank may do with it. @param base path of the owner's pages. */
export function paymentsPage(base: string, payments: readonly Payment[], api: string): string {
  return page(
    'Payments - NaijaTax Pro',
    html`<h1>Payments</h1>
      <p>
        This stands in for the card payment provider on this machine, with the API below ${api}. No money
        moves. What is done here is told to the product as the provider tells it.
      </p>
      ${
        payments.length > 0
          ? payments.map((payment) => row(base, payment))
          : html`<p>No payment yet. Open Upgrade in the app to make one.</p>`
      }`,
  )
}

/** An invoice as a document, for the screen and for paper. */
export function invoicePage(
  { number, created, status, paidAt }: Invoice,
  customer: Customer | undefined,
  payment: Payment | undefined,
  amount: number,
): string {
  return page(
    `${number} - NaijaTax Pro`,
    html`<h1>Invoice ${number}</h1>
      <p>NaijaTax. This stands in for the invoice of the card payment provider; no money moved.</p>
      <p>Billed to ${customer?.email ?? 'No address'}, ${dayOf(created)}</p>
      <dl>
        <dt>NaijaTax Pro, ${dayOf(created)} to ${dayOf(yearAfter(created))}</dt>
        <dd>${dollars(amount)}</dd>
        <dt>${paidAt === null ? `Not paid (${status})` : `Paid on ${dayOf(paidAt)}`}</dt>
        <dd>${dollars(paidAt === null ? 0 : amount)}</dd>
        ${
          payment === undefined || payment.refunded === 0
            ? html``
            : html`<dt>Given back</dt>
                <dd>${dollars(payment.refunded)}</dd>`
        }${
          payment?.dispute === undefined
            ? html``
            : html`<dt>${disputeInWords[payment.dispute.status]}</dt>
                <dd>${dollars(payment.charge.amount)}</dd>`
        }
      </dl>`,
  )
}
