import type { Ledger } from '../state/ledger.ts'
import type { State } from '../state/records.ts'
import { expireSession } from './checkout.ts'
import { collect, renew } from './subscription.ts'

/** Something that happens by itself at a moment, in seconds since 1970. */
interface Due {
  at: number
  act: (ledger: Ledger) => void
}

function dueOf({ subscriptions, invoices, sessions }: State): Due[] {
  const running = Object.values(subscriptions).filter(({ status }) => status !== 'canceled')
  return [
    ...running.map((subscription) => ({
      at: subscription.periodEnd,
      act: (ledger: Ledger) => renew(ledger, subscription),
    })),
    ...running.flatMap((subscription) => {
      const invoice = invoices[subscription.invoiceId]
      if (!invoice || invoice.nextAttempt === null) return []
      return [{ at: invoice.nextAttempt, act: (ledger: Ledger) => collect(ledger, subscription, invoice) }]
    }),
    ...Object.values(sessions)
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expiresAt, act: (ledger: Ledger) => expireSession(ledger, session) })),
  ]
}

/**
 * Moves the stand-in's clock on; whatever falls due on the way happens at its own moment, in order. With 0 it does
 * what the machine's clock alone has made due.
 */
export function advance(ledger: Ledger, seconds: number): void {
  const { state } = ledger
  const target = ledger.now() + seconds
  const goTo = (at: number) => {
    state.ahead += Math.max(0, at - ledger.now())
  }
  for (;;) {
    const [next] = dueOf(state)
      .filter(({ at }) => at <= target)
      .sort((one, other) => one.at - other.at)
    if (!next) break
    goTo(next.at)
    next.act(ledger)
  }
  goTo(target)
}
