import * as fc from 'fast-check'
import type { ToldEvent } from './testing/use-stripe.ts'
import { describe, expect, it } from 'vitest'
import { requestReconcile } from '../../../api/features/billing/index.ts'
import { isWaitedFor } from '../../../contract/jobs/jobs.ts'
import { readScheduleAges } from '../../../db/stores/schedule-runs.ts'
import { readStuckMoney } from '../../../db/stores/billing-stuck.ts'
import { countWaitingEvents } from '../../../db/stores/stripe-events.ts'
import { handledEventTypes } from '../../../contract/jobs/stripe-events.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()
const handled = new Set<string>(handledEventTypes)

/** What Stripe told since the test began, of the kinds that we keep. */
const handledEvents = () => billing.stripe.events().filter(({ type }) => handled.has(type))

/** Everything Stripe tells of a person who paid, cancelled at period end, changed their mind, and cancelled at once. */
async function story() {
  const person = await subscribed(billing)
  const { subscriptions } = billing.stripe.sdk
  await subscriptions.update(person.subscriptionId, { cancel_at_period_end: true })
  await subscriptions.update(person.subscriptionId, { cancel_at_period_end: false })
  await subscriptions.cancel(person.subscriptionId)
  return { ...person, events: handledEvents() }
}

/** As if we had never heard of Stripe. */
async function forget(accountId: string): Promise<void> {
  await billing.api.db.rows('delete from stripe_events')
  await billing.api.db.rows('delete from stripe_customers where account_id = ?', [accountId])
  await billing.api.db.rows('delete from billing_notices where account_id = ?', [accountId])
  await billing.api.db.rows('delete from outbox')
  await billing.api.db.rows('update accounts set subscription_active_until = null where id = ?', [accountId])
}

async function endAfter(accountId: string, events: readonly ToldEvent[]) {
  await forget(accountId)
  for (const event of events) {
    await billing.deliver(event)
    await billing.work({ mails: false })
  }
  const { until, renewal, paid } = await billing.planOf(accountId)
  const mails = await billing.api.db.rows('select kind from billing_notices where account_id = ?', [
    accountId,
  ])
  return { until, renewal, paid, mails }
}

describe('whatever the order', () => {
  it(
    'forwards, backwards, shuffled and doubled: one end state, one receipt, and one word of the end',
    { timeout: 60_000 },
    async () => {
      const { accountId, events } = await story()
      expect(events.length).toBeGreaterThanOrEqual(6)
      const end = await endAfter(accountId, events)
      expect(end).toMatchObject({
        paid: false,
        renewal: null,
        mails: [{ kind: 'payment-receipt' }, { kind: 'pro-ended' }],
      })
      expect(await endAfter(accountId, events.toReversed())).toEqual(end)
      const doubled = [...events, ...events]
      const order = fc.shuffledSubarray(doubled, { minLength: doubled.length })
      await fc.assert(
        fc.asyncProperty(order, async (shuffled) => {
          expect(await endAfter(accountId, shuffled)).toEqual(end)
        }),
        { numRuns: 8 },
      )
    },
  )

  it('any one event alone is enough', async () => {
    const { accountId, events } = await story()
    const end = await endAfter(accountId, events)
    for (const event of events) expect(await endAfter(accountId, [event]), event.type).toEqual(end)
  })

  it('events told while Stripe goes on end at its last state', async () => {
    const { accountId, subscriptionId } = await subscribed(billing)
    const { subscriptions } = billing.stripe.sdk
    for (const event of billing.stripe.events()) await billing.deliver(event)
    const [, canceled] = await Promise.all([
      billing.work(),
      subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
    ])
    expect(canceled.cancel_at_period_end).toBe(true)
    await billing.settle()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, renewal: 'cancelled' })
  })
})

describe('the same event', () => {
  it('five times at once: one entitlement, one mail, one line in the audit log', async () => {
    const { accountId } = await subscribed(billing)
    const events = handledEvents()
    await Promise.all(events.flatMap((event) => Array.from({ length: 5 }, () => billing.deliver(event))))
    const jobs = (await billing.work()).filter((outcome) => outcome === 'paid')
    expect(jobs).toHaveLength(events.length)
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true, mails: ['payment-receipt'] })
    const audited = await billing.api.audited(accountId)
    expect(audited.filter((action) => action === 'subscription_changed')).toHaveLength(1)
  })
})

describe('three days of silence', () => {
  it('are healed by the nightly reconcile', async () => {
    const [stays, leaves] = [await subscribed(billing), await subscribed(billing)]
    await billing.settle()
    await billing.run('reconcile-billing', {})
    await billing.work()
    const came = await subscribed(billing)
    await billing.stripe.sdk.subscriptions.cancel(leaves.subscriptionId)
    billing.advance(3)

    expect(await billing.planOf(leaves.accountId)).toMatchObject({ paid: true })
    expect(await billing.planOf(came.accountId)).toMatchObject({ paid: false })
    const missed = handledEvents().length
    expect(await billing.run('reconcile-billing', {})).toMatch(new RegExp(`^${missed} missed events, `))
    await billing.work()
    expect(await billing.planOf(leaves.accountId)).toMatchObject({ paid: false })
    expect(await billing.planOf(came.accountId)).toMatchObject({ paid: true, mails: ['payment-receipt'] })
    expect(await billing.planOf(stays.accountId)).toMatchObject({ paid: true, mails: ['payment-receipt'] })

    expect(await billing.run('reconcile-billing', {})).toMatch(/^0 missed events, /)
  })

  it('are healed at once where support asks for it: somebody waits for each job of it, and the night’s counts as done', async () => {
    const { accountId } = await subscribed(billing)
    const before = (await billing.api.db.rows('select id from outbox')).map(({ id }) => id)
    await requestReconcile(billing.api.services, {
      actor: 'support:test',
      reason: 'ticket 4711',
      now: billing.api.clock.now(),
      requestId: 'request-1234',
      caller: null,
    })
    await billing.work()
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true })
    const asked = await billing.api.db.rows('select distinct job from outbox where not id = any(?)', [before])
    expect(asked.map(({ job }) => job)).toEqual(
      expect.arrayContaining(['reconcile-now', 'sync-subscription']),
    )
    expect(asked.filter(({ job }) => !isWaitedFor(String(job)))).toEqual([])
    const ages = await readScheduleAges(billing.api.db.connection, billing.api.clock.now())
    expect(ages.find(({ job }) => job === 'reconcile-billing')?.doneAt).toEqual(billing.api.clock.now())
  })
})

describe('an event whose job was given up', () => {
  it('waits, is read again by the nightly reconcile, and then waits no more', async () => {
    const { customerId } = await subscribed(billing)
    await billing.settle()
    const { connection } = billing.api.db
    expect(await countWaitingEvents(connection)).toEqual({ count: 0, since: null })
    // Of a dispute no customer is named: the customer's own sync takes no care of it.
    billing.stripe.dispute(customerId, 'lost')
    for (const event of billing.stripe.takeEvents()) await billing.deliver(event)
    await connection.raw('delete from outbox')
    const { count, since } = await countWaitingEvents(connection)
    expect([count > 0, since]).toEqual([true, billing.api.clock.now()])
    billing.advance(1)
    expect(await billing.run('reconcile-billing', {})).toContain(` ${count} again, `)
    await billing.work()
    expect(await countWaitingEvents(connection)).toEqual({ count: 0, since: null })
  })
})

describe('a renewal that cannot be stopped', () => {
  it.each([
    ['cancelled', 'DELETE /subscriptions/:id', (id: string) => billing.stripe.refund(id), 'canceled'],
    ['held', 'POST /subscriptions/:id', (id: string) => billing.stripe.dispute(id), 'active'],
  ] as const)(
    'when it is to be %s: it is on record since the first try, until it is done',
    async (_, call, takeBack, status) => {
      const { accountId, customerId, subscriptionId } = await subscribed(billing)
      await billing.settle()
      takeBack(customerId)
      const sync = () => billing.run('sync-subscription', { customerId })
      const since = billing.api.clock.now()
      await billing.stripe.whileRefusing(call, async () => {
        await expect(sync()).rejects.toThrow('This call is refused.')
        billing.advance(1)
        await expect(sync()).rejects.toThrow('This call is refused.')
      })
      const { connection } = billing.api.db
      expect((await readStuckMoney(connection)).uncancelled).toEqual({ count: 1, pages: 0, since })
      expect(await billing.planOf(accountId)).toMatchObject({ paid: true, mails: ['payment-receipt'] })

      await sync()
      expect((await readStuckMoney(connection)).uncancelled).toEqual({ count: 0, pages: 0, since: null })
      const { subscriptions } = billing.stripe.sdk
      expect(await subscriptions.retrieve(subscriptionId)).toMatchObject({ status })
      expect(await billing.planOf(accountId)).toMatchObject({ paid: false })
      await billing.settle()
    },
  )
})

describe('Stripe away', () => {
  it('fails the job and changes nothing; the next try brings it level', async () => {
    const { accountId, customerId } = await subscribed(billing)
    await billing.settle()
    await billing.stripe.whileAway(async () => {
      await expect(billing.run('sync-subscription', { customerId })).rejects.toThrow('An unknown error')
    })
    expect(await billing.planOf(accountId)).toMatchObject({ paid: true })
    expect(await billing.run('sync-subscription', { customerId })).toBe('paid')
  })
})
