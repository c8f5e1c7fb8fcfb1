import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf } from '../../platform/stripe-values.ts'
import { paymentActs, type PaymentAct } from './payments.ts'
import { sdkFor, startTestStripe, type TestStripe } from './testing/index.ts'

let standIn: TestStripe
let stripe: Stripe

beforeAll(async () => {
  standIn = await startTestStripe()
  stripe = sdkFor(standIn)
})
afterAll(() => standIn.stop())

/** Somebody who paid. @returns their charge at Stripe. */
async function paid(): Promise<string> {
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: standIn.priceId }],
    customer_email: 'ada@example.ng',
    success_url: 'http://localhost:3000/done',
  })
  await standIn.pay(url ?? '')
  const { data } = await stripe.charges.list({ limit: 1 })
  return data[0]!.id
}

const listed = async () => (await fetch(`${standIn.ownersUrl}/`)).text()

/** The part of the list about a payment, which comes first while it is the newest. */
const shownOf = (page: string) => /<section>(.*?)<\/section>/s.exec(page)?.[1] ?? ''
const controlsOf = (page: string) =>
  [...shownOf(page).matchAll(/name="do" value="([^"]+)"/g)].map(([, act]) => act)

async function press(charge: string, act: PaymentAct, amount?: string): Promise<number> {
  const answer = await fetch(`${standIn.ownersUrl}/payments/${charge}`, {
    method: 'POST',
    body: new URLSearchParams({ do: act, ...(amount !== undefined && { amount }) }),
    redirect: 'manual',
  })
  return answer.status
}

const eventsOf: Readonly<Record<PaymentAct, string[]>> = {
  refund: ['charge.refunded'],
  'refund-part': ['charge.refunded'],
  'refund-failed': ['charge.refund.updated', 'refund.failed'],
  dispute: ['charge.dispute.created'],
  answer: ['charge.dispute.updated'],
  won: ['charge.dispute.closed'],
  lost: ['charge.dispute.closed'],
}
const types = (from: number) =>
  standIn
    .events()
    .slice(from)
    .map(({ type }) => type)

describe('the list of payments', () => {
  it('whatever is pressed: what it shows is done and told, and nothing that it does not show', async () => {
    const story = array(constantFrom(...paymentActs), { minLength: 1, maxLength: 8 })
    await assert(
      asyncProperty(story, async (acts) => {
        const id = await paid()
        for (const act of acts) {
          const isShown = controlsOf(await listed()).includes(act)
          const before = standIn.events().length
          expect(await press(id, act, '1.00'), `${acts.join(', ')}: ${act}`).toBe(isShown ? 303 : 409)
          expect(types(before)).toEqual(isShown ? eventsOf[act] : [])
        }
        const { amount, amount_refunded: back } = await stripe.charges.retrieve(id)
        expect(back).toBeLessThanOrEqual(amount)
        const words = back === 0 ? 'given back' : `$${(back / 100).toFixed(2)} of $10.00 given back`
        expect(shownOf(await listed()).includes(words)).toBe(back > 0)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['', '0', '10', '10.01', '-1', '1.005', 'all'])(
    'gives no part of %j dollars back',
    async (amount) => {
      expect(await press(await paid(), 'refund-part', amount)).toBe(409)
    },
  )

  it('leads to the document of each invoice, as the portal does', async () => {
    const id = await paid()
    await press(id, 'refund-part', '3.00')
    const { customer } = await stripe.charges.retrieve(id)
    const portal = await stripe.billingPortal.sessions.create({ customer: idOf(customer) ?? '' })
    for (const page of [await listed(), await (await fetch(portal.url)).text()]) {
      const href = /href="(\/invoice\/[^"]+)"/.exec(page)?.[1] ?? ''
      const answer = await fetch(new URL(href, standIn.url))
      expect(answer.status).toBe(200)
      const words = (await answer.text()).replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ')
      expect(words).toContain('Billed to ada@example.ng')
      expect(words).toContain('Given back $3.00')
    }
    expect((await fetch(new URL('/invoice/in_1', standIn.url))).status).toBe(404)
  })
})
