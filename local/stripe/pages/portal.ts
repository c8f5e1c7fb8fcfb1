import { html, type Html } from '../../inbox/html.ts'
import { PRICE_CENTS } from '../state/ledger.ts'
import type { Invoice, Portal, State, Subscription } from '../state/records.ts'
import { dayOf, dollars, page } from './page.ts'

function stateInWords({ status, cancelAtPeriodEnd, periodEnd, endedAt }: Subscription): string {
  if (status === 'canceled') return `Ended on ${dayOf(endedAt ?? periodEnd)}`
  if (status === 'past_due') return 'The last payment failed'
  return `${cancelAtPeriodEnd ? 'Ends' : 'Renews'} on ${dayOf(periodEnd)}`
}

const button = (what: string, words: string, line = true): Html =>
  html`<button ${line ? html`class="line"` : html``} name="do" value="${what}">${words}</button>`

function actions({ id, status, cancelAtPeriodEnd }: Subscription): Html {
  if (status === 'canceled') return html``
  const settle = status === 'past_due' ? button('pay', 'Pay with another card', false) : html``
  const later = cancelAtPeriodEnd
    ? button('resume', 'Resume the subscription', false)
    : button('cancel', 'Cancel at the end of the period')
  return html`<form method="post">
    <input type="hidden" name="subscription" value="${id}" />
    ${settle}${later}${button('cancel-now', 'Cancel now')}
  </form>`
}

const invoiceRow = ({ number, created, status }: Invoice): Html =>
  html`<dt>${dayOf(created)}, ${number}</dt>
    <dd>${dollars(PRICE_CENTS)}, ${status}</dd>`

/** Where a person looks after what they pay for. */
export function portalPage({ subscriptions, invoices }: State, { customerId, returnUrl }: Portal): string {
  const ofCustomer = <T extends { customerId: string }>(all: Record<string, T>): T[] =>
    Object.values(all)
      .filter((one) => one.customerId === customerId)
      .toReversed()
  const shown = ofCustomer(subscriptions).map(
    (subscription) =>
      html`<h2>NaijaTax Pro, ${dollars(PRICE_CENTS)} a year</h2>
        <p>${stateInWords(subscription)}</p>
        ${actions(subscription)}`,
  )
  return page(
    'Your subscription - NaijaTax Pro',
    html`<h1>Your subscription</h1>
      <p>This stands in for the card payment provider on this machine.</p>
      ${shown.length > 0 ? shown : html`<p>There is none.</p>`}
      <h2>Invoices</h2>
      <dl>${ofCustomer(invoices).map(invoiceRow)}</dl>
      ${returnUrl === null ? html`` : html`<a class="line" id="back" href="${returnUrl}">Back to NaijaTax</a>`}`,
  )
}
