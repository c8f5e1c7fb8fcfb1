import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { sdkFor, startTestStripe, type TestStripe } from '../../../../local/stripe/testing/index.ts'
import { idOf } from '../../../../platform/stripe-values.ts'
import { TEST_NOW } from '../../../../platform/testing/movable-clock.ts'

/** An event as Stripe tells it: `body` is what it sends. */
export type ToldEvent = ReturnType<TestStripe['events']>[number]

const DAY = 24 * 3_600_000
const variables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'STRIPE_PRICE_ID',
  'STRIPE_API_BASE',
  'FALLBACK_PAYMENT_LINK',
] as const

/** The stand-in for Stripe of this test file, whose clock stands at TEST_NOW until it is advanced. */
export function useStripe() {
  let running: (TestStripe & { sdk: Stripe }) | undefined
  let days = 0
  let taken = 0
  const stripe = () => {
    if (!running) throw new Error('Stripe starts before the first test: use it inside tests and hooks')
    return running
  }
  const now = () => new Date(TEST_NOW.getTime() + days * DAY)
  const advance = (by: number) => {
    stripe().advance(by)
    days += by
  }
  beforeAll(async () => {
    const started = await startTestStripe({ now: () => TEST_NOW.getTime(), appUrl: 'http://naijatax.test' })
    running = { ...started, sdk: sdkFor(started) }
  })
  beforeEach(() => {
    taken = stripe().events().length
    stripe().calm()
  })
  afterAll(() => running?.stop())

  // Its address is known when it runs; the API reads its environment then.
  const env: Record<string, string> = {}
  for (const name of variables)
    Object.defineProperty(env, name, { enumerable: true, get: () => stripe().env[name] })

  return {
    env,
    now,
    get sdk() {
      return stripe().sdk
    },
    /** Before each test the API lives at Stripe’s moment. */
    setClockOf: ({ clock }: Pick<TestApi, 'clock'>) => beforeEach(() => clock.set(now())),
    sign: (payload: string, moment: Date) =>
      stripe().sdk.webhooks.generateTestHeaderString({
        payload,
        secret: stripe().webhookSecret,
        timestamp: Math.floor(moment.getTime() / 1000),
      }),
    /** What Stripe told since the test began and was not taken, oldest first. */
    events: (): readonly ToldEvent[] => stripe().events().slice(taken),
    takeEvents(): readonly ToldEvent[] {
      const events = this.events()
      taken += events.length
      return events
    },
    advance,
    advanceTo: (moment: Date) => advance((moment.getTime() - now().getTime()) / DAY),
    pay: async (url: string) => void (await stripe().pay(url, { email: 'payer@example.test' })),
    /** Pays on the fixed link. @returns the customer that Stripe made of it. */
    payByLink: async (reference: string | null): Promise<string> => {
      const link = new URL(stripe().env['FALLBACK_PAYMENT_LINK'] ?? '')
      if (reference !== null) link.searchParams.set('client_reference_id', reference)
      const opened = await fetch(link, { redirect: 'manual' })
      await opened.body?.cancel()
      const page = new URL(opened.headers.get('Location') ?? '', link).href
      await stripe().pay(page, { email: 'payer@example.test' })
      const session = await stripe().sdk.checkout.sessions.retrieve(page.split('/').at(-1) ?? '')
      return idOf(session.customer) ?? ''
    },
    /** The bank declines every payment from now on, or none. */
    declineAll: (declining: boolean) => stripe().behave({ declines: declining ? 1_000_000 : 0 }),
    refund: (customerId: string) => stripe().refund(customerId),
    refundPart: (customerId: string, cents: number) => stripe().refund(customerId, cents),
    failRefund: (customerId: string) => stripe().failRefund(customerId),
    dispute: (customerId: string, decision?: 'won' | 'lost') => stripe().dispute(customerId, decision),
    answerDispute: (customerId: string) => stripe().answerDispute(customerId),
    /** Does something while Stripe answers every call with a fault of its own. */
    whileAway: async (work: () => Promise<void>) => {
      stripe().behave({ api: 'error' })
      await work()
      stripe().behave({ api: 'up' })
    },
    /** Does something while Stripe refuses one call, such as `DELETE /subscriptions/:id`. */
    whileRefusing: async (call: string, work: () => Promise<void>) => {
      stripe().behave({ refuses: call })
      await work()
      stripe().behave({ refuses: null })
    },
    /** The moment to which a subscription is paid, as Stripe has it. */
    endOf: async (subscriptionId: string) => {
      const { items } = await stripe().sdk.subscriptions.retrieve(subscriptionId)
      return new Date((items.data[0]?.current_period_end ?? 0) * 1000)
    },
  }
}
