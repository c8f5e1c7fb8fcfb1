import { Stripe } from 'stripe'
import type { Ledger } from './ledger.ts'
import type { Delivery, KeptEvent } from './state.ts'

/** Timeout of a delivery, and longest delay between two attempts, in milliseconds. */
const TIMEOUT_MS = 10_000
const MAX_DELAY_MS = 60_000

/** After so many attempts an event is dropped, as Stripe does after three days. */
const MAX_ATTEMPTS = 100

/** Address that events are sent to, and the secret that signs them. */
export interface Endpoint {
  url: string
  secret: string
}

const { webhooks } = new Stripe('sk_test_signer')

/** The body of an event with its signature of this moment, as Stripe sends them. */
export function sign(
  ledger: Pick<Ledger, 'machineNow'>,
  { body }: Pick<KeptEvent, 'body'>,
  secret: string,
): { body: string; signature: string } {
  const timestamp = Math.floor(ledger.machineNow() / 1000)
  return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
}

async function send(ledger: Ledger, event: KeptEvent, { url, secret }: Endpoint): Promise<boolean> {
  const { body, signature } = sign(ledger, event, secret)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Tries each delivery that is due once. A delivery that fails is tried again after a delay that doubles. */
export async function deliverDue(ledger: Ledger, endpoint: Endpoint): Promise<void> {
  const { state, faults } = ledger
  if (faults.held) return
  const due = state.deliveries.filter(({ dueAt }) => dueAt <= ledger.machineNow())
  if (faults.shuffled) due.sort(() => Math.random() - 0.5)
  const done = new Set<Delivery>()
  for (const delivery of due) {
    const event = state.events.find(({ id }) => id === delivery.eventId)
    const over = !event || (await send(ledger, event, endpoint)) || delivery.attempts + 1 >= MAX_ATTEMPTS
    if (over) done.add(delivery)
    else {
      delivery.attempts += 1
      delivery.dueAt = ledger.machineNow() + Math.min(MAX_DELAY_MS, 500 * 2 ** delivery.attempts)
    }
  }
  state.deliveries = state.deliveries.filter((delivery) => !done.has(delivery))
}
