import { html } from '../../inbox/html.ts'
import { PRICE_CENTS, yearAfter } from '../state/ledger.ts'
import type { Session } from '../state/records.ts'
import { dayOf, dollars, page } from './page.ts'

/** Where a person pays, has the card declined, or turns back. @param now seconds since 1970. */
export function payPage(session: Session, now: number, fault?: string): string {
  const price = dollars(PRICE_CENTS)
  return page(
    'Pay - NaijaTax Pro',
    html`<h1>NaijaTax Pro</h1>
      <p class="price">${price} a year</p>
      <p>
        This stands in for the card payment provider on this machine. No card is asked for, no money moves.
      </p>
      ${fault === undefined ? html`` : html`<p class="fault" role="alert">${fault}</p>`}
      <dl>
        <dt>Due today</dt>
        <dd>${price}</dd>
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
        <button name="do" value="pay">Pay ${price}</button>
        <button class="line" name="do" value="decline">Pay with a card that is declined</button>
        ${
          session.cancelUrl === null
            ? html``
            : html`<a class="line" id="cancel" href="${session.cancelUrl}">Cancel and go back</a>`
        }
      </form>`,
  )
}
