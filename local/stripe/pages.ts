import { baseStyle, htmlPage, html, type Html } from '../html.ts'
import { PRICE_CENTS, yearAfter } from './ledger.ts'
import type { Session, Invoice, Portal, State, Subscription } from './state.ts'

/** The style sheet of the payment pages. */
export const style = `${baseStyle}
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem }
.fault { padding-left: .75rem; border-left: 4px solid var(--red); color: var(--ink) }
.price { margin: 0 0 .25rem; color: var(--ink); font-size: 2.25rem; font-weight: 700; line-height: 1.15; letter-spacing: -.02em }
dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1.5rem; margin: 0 0 1.5rem }
dt { color: var(--ink-2) }
dd { margin: 0; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
a.line { display: grid; place-items: center; text-decoration: none }
`

/** A page of the payments. */
export const page = (title: string, body: Html): string => htmlPage(title, html`<main>${body}</main>`)

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

/** A day in Nigeria. @param seconds since 1970. */
export const dayOf = (seconds: number): string => day.format(new Date(seconds * 1000))

/** An amount of cents as `$10.00`. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const PRICE = dollars(PRICE_CENTS)

/** The page to pay on; its buttons pay, decline the card, or go back. @param now seconds since 1970. */
export function payPage(session: Session, now: number, fault?: string): string {
  return page(
    'Pay - NaijaTax Pro',
    html`<h1>NaijaTax Pro</h1>
      <p class="price">${PRICE} a year</p>
      <p>
        This stands in for the card payment provider on this machine. No card is asked for, no money moves.
      </p>
      ${fault === undefined ? html`` : html`<p class="fault" role="alert">${fault}</p>`}
      <dl>
        <dt>Due today</dt>
        <dd>${PRICE}</dd>
        <dt>Renews</dt>
        <dd>${dayOf(yearAfter(now))}</dd>
      </dl>
      <form method="post">
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxlength="254"
          autocomplete="email"
          value="${session.email ?? ''}"
          ${session.customerId === null ? html`` : html`readonly`}
        />
        <button name="do" value="pay">Pay ${PRICE}</button>
        <button class="line" name="do" value="decline">Pay with a card that is declined</button>
        ${
          session.cancelUrl === null
            ? html``
            : html`<a class="line" id="cancel" href="${session.cancelUrl}">Cancel and go back</a>`
        }
      </form>`,
  )
}

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
    <p>Cancel now ends Pro at once. Nothing is given back.</p>
  </form>`
}

const invoiceRow = ({ id, number, created, status }: Invoice): Html =>
  html`<dt>${dayOf(created)}, <a href="/invoice/${id}">${number}</a></dt>
    <dd>${PRICE}, ${status}</dd>`

/** The portal, in which a person manages a subscription. */
export function portalPage({ subscriptions, invoices }: State, { customerId, returnUrl }: Portal): string {
  const ofCustomer = <T extends { customerId: string }>(all: Record<string, T>): T[] =>
    Object.values(all)
      .filter((one) => one.customerId === customerId)
      .toReversed()
  const shown = ofCustomer(subscriptions).map(
    (subscription) =>
      html`<h2>NaijaTax Pro, ${PRICE} a year</h2>
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
