import { expect, it } from 'vitest'
import { handledEventTypes } from '../../../contract/jobs/stripe-events.ts'
import { readStripeLag } from '../../../db/stores/stripe-events.ts'
import { readTelling } from '../../../db/stores/untold-events.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()
const { api } = billing
const telling = () => readTelling(api.db.connection, api.clock.now())
const look = async () => {
  const outcome = await billing.run('look-for-events', {})
  await billing.work()
  return outcome
}
const MINUTE = 1 / (24 * 60)

it('an event that Stripe does not tell is found within minutes and done, and said to be untold until it is told', async () => {
  await subscribed(billing)
  await billing.settle()
  expect((await telling()).last).toMatchObject({ at: api.clock.now() })
  billing.advance(MINUTE)
  const { accountId } = await subscribed(billing)
  const silent = billing.stripe.takeEvents()
  const happened = api.clock.now()
  // It may still be on its way.
  billing.advance(4 * MINUTE)
  expect(await look()).toBe('0 that were not told')
  expect(await billing.planOf(accountId)).toMatchObject({ paid: false })

  billing.advance(2 * MINUTE)
  expect(await look()).toMatch(/^[1-9]\d* that were not told$/)
  expect(await billing.planOf(accountId)).toMatchObject({ paid: true, mails: ['payment-receipt'] })
  const { untold, lookedAt } = await telling()
  expect(lookedAt).toEqual(api.clock.now())
  expect(untold).toMatchObject({ since: happened })
  expect(untold.types).toEqual(expect.arrayContaining(['checkout.session.completed', 'invoice.paid']))
  expect(await look()).toBe('0 that were not told')
  // What was found was not told late.
  const hourAgo = new Date(api.clock.now().getTime() - 3_600_000)
  expect((await readStripeLag(api.db.connection, hourAgo)).slowestSeconds).toBeLessThan(60)

  // Sent again from Stripe's dashboard, one of each kind.
  for (const event of silent) await billing.deliver(event)
  await billing.work()
  expect((await telling()).untold).toEqual({ count: 0, types: [], since: null })
})

it('a kind that is told again later is told; one that never comes stays untold beside it', async () => {
  const { customerId } = await subscribed(billing)
  await billing.settle()
  billing.advance(MINUTE)
  billing.stripe.refundPart(customerId, 100)
  billing.stripe.dispute(customerId)
  billing.stripe.takeEvents()
  billing.advance(6 * MINUTE)
  await look()
  expect((await telling()).untold.types).toEqual(['charge.dispute.created', 'charge.refunded'])
  billing.advance(MINUTE)
  const other = await subscribed(billing)
  billing.stripe.refundPart(other.customerId, 100)
  await billing.settle()
  expect((await telling()).untold.types).toEqual(['charge.dispute.created'])
  billing.advance(16)
  expect((await telling()).untold.count).toBe(0)
})

it('what was asked for is not taken for told: neither that it was, nor when', async () => {
  const { last: before } = await telling()
  await subscribed(billing)
  const events = billing.stripe.takeEvents()
  const handled = events.filter(({ body }) =>
    handledEventTypes.some((type) => type === (JSON.parse(body) as { type: string }).type),
  )
  const lag = async () => readStripeLag(api.db.connection, new Date(api.clock.now().getTime() - 60_000))
  await billing.run('reconcile-now', {})
  await billing.work()
  expect(await telling()).toMatchObject({ last: before, asked: handled.length })
  expect((await lag()).events).toBe(0)
  billing.advance(2 * MINUTE)
  for (const event of events) await billing.deliver(event)
  await billing.work()
  expect(await telling()).toMatchObject({ last: { at: api.clock.now() }, asked: 0 })
  expect((await lag()).events).toBe(0)
})

it('what the comparison finds counts too, and while Stripe is away nothing was looked at', async () => {
  const { accountId } = await subscribed(billing)
  billing.stripe.takeEvents()
  await billing.run('reconcile-now', {})
  await billing.work()
  expect(await billing.planOf(accountId)).toMatchObject({ paid: true })
  // Found at once, and it may still be told.
  expect(await telling()).toMatchObject({ untold: { count: 0 } })
  expect((await telling()).asked).toBeGreaterThan(0)
  const { lookedAt } = await telling()
  billing.advance(6 * MINUTE)
  expect((await telling()).untold.count).toBeGreaterThan(0)
  await billing.stripe.whileAway(async () => {
    expect(await look()).toMatch(/^not looked: Stripe answered 500/)
  })
  expect((await telling()).lookedAt).toEqual(lookedAt)
})
