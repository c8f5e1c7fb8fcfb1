import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../testing/free-port.ts'
import { advance } from '../checkout.ts'
import { answerDispute, dispute, failRefund, newestCharge, refund } from '../subscriptions.ts'
import { startStripe } from '../index.ts'
import { noFaults, type FaultSettings } from '../ledger.ts'
import type { Charge, KeptEvent } from '../state.ts'
import { sign } from '../deliveries.ts'
import { Stripe } from 'stripe'

/** A stand-in for Stripe in the process of a test, with its state in memory. */
export interface TestStripe {
  url: string
  /** Where its owner sees the payments. */
  ownersUrl: string
  /** The fixed payment link. */
  paymentLink: string
  priceId: string
  webhookSecret: string
  /** Variables by which the product finds it. */
  env: Readonly<Record<string, string>>
  /** Every event so far, oldest first; its `body` is what is delivered. */
  events(): readonly KeptEvent[]
  /** An event's body with a signature of this moment. */
  signed(event: KeptEvent, secret?: string): { body: string; signature: string }
  sendEventsTo(webhookUrl: string): void
  /** Delivers until nothing is left to deliver or to try again. */
  settle(): Promise<void>
  /** Changes how it behaves; `calm` undoes it. */
  behave(faults: Partial<FaultSettings>): void
  calm(): void
  /** Pays on the page of a checkout session as a person does. @returns where the page led. */
  pay(sessionUrl: string, given?: { email?: string; do?: 'pay' | 'decline' }): Promise<string | null>
  /** Presses a button of the portal for a customer's newest subscription. */
  press(
    customerId: string,
    button: 'cancel' | 'cancel-now' | 'resume' | 'pay',
    portalUrl: string,
  ): Promise<void>
  advance(days: number): void
  /** Refunds the newest charge of a customer, in full or a part in cents. */
  refund(customerId: string, amount?: number): void
  /** The bank does not take the newest refund of a customer's newest charge. */
  failRefund(customerId: string): void
  /** Disputes the newest charge of a customer and, if wished, has the bank decide. */
  dispute(customerId: string, decision?: 'won' | 'lost'): void
  /** Gives evidence about the newest charge of a customer, which is disputed. */
  answerDispute(customerId: string): void
  stop(): Promise<void>
}

async function post(address: string, form: Record<string, string>): Promise<string | null> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  await answer.body?.cancel()
  return answer.headers.get('Location')
}

/** Starts a stand-in for Stripe for tests. @param now milliseconds since 1970, of the clock the product goes by. */
export async function startTestStripe({
  now,
  appUrl = 'http://localhost:3000',
}: { now?: () => number; appUrl?: string } = {}): Promise<TestStripe> {
  const secretKey = 'sk_test_stand_in'
  const webhookSecret = 'whsec_stand_in'
  const port = await freePort()
  const running = await startStripe({ port, secretKey, webhookSecret, appUrl, ...(now && { now }) })
  const { ledger, url, priceId } = running
  const { state, faults } = ledger

  const chargeOf = (customerId: string): Charge => {
    const charge = newestCharge(ledger, customerId)
    if (!charge) throw new Error(`${customerId} was never charged`)
    return charge
  }
  return {
    url,
    ownersUrl: running.ownersUrl,
    paymentLink: running.paymentLink,
    priceId,
    webhookSecret,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRETS: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_BASE: url,
      FALLBACK_PAYMENT_LINK: running.paymentLink,
    },
    events: () => state.events,
    signed: (event, secret = webhookSecret) => sign(ledger, event, secret),
    sendEventsTo: (webhookUrl) => running.sendEventsTo(webhookUrl),
    settle: async () => {
      while (state.deliveries.length > 0) {
        for (const delivery of state.deliveries) delivery.dueAt = 0
        await running.deliver()
        await pause(10)
      }
    },
    behave: (change) => void Object.assign(faults, change),
    calm: () => void Object.assign(faults, noFaults()),
    pay: (sessionUrl, given = {}) => {
      const session = state.sessions[sessionUrl.split('/').at(-1) ?? '']
      return post(sessionUrl, { email: given.email ?? session?.email ?? '', do: given.do ?? 'pay' })
    },
    press: async (customerId, button, portalUrl) => {
      const subscription = Object.values(state.subscriptions).findLast((one) => one.customerId === customerId)
      await post(portalUrl, { subscription: subscription?.id ?? '', do: button })
    },
    advance: (days) => advance(ledger, Math.round(days * 24 * 3600)),
    refund: (customerId, amount) => void refund(ledger, chargeOf(customerId), amount),
    failRefund: (customerId) => failRefund(ledger, chargeOf(customerId)),
    dispute: (customerId, decision) => void dispute(ledger, chargeOf(customerId), decision),
    answerDispute: (customerId) => answerDispute(ledger, chargeOf(customerId)),
    stop: () => running.stop(),
  }
}

/** Stripe's own SDK pointed at a stand-in, without retries of its own. */
export function sdkFor(
  { url, env }: Pick<TestStripe, 'url' | 'env'>,
  key = env['STRIPE_SECRET_KEY'],
): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key ?? '', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 2_000,
  })
}
