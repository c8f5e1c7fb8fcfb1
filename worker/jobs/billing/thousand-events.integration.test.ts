import type { ToldEvent } from './testing/use-stripe.ts'
import { expect, it } from 'vitest'
import { paymentReference } from '../../../db/payment-reference.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()
const PEOPLE = 40
const EVENTS = 1_000

/** The story of those who come back by the fixed link. */
const BY_LINK = 7

type Person = Awaited<ReturnType<typeof subscribed>>

const atPeriodEnd = (id: string, cancels: boolean) =>
  billing.stripe.sdk.subscriptions.update(id, { cancel_at_period_end: cancels })
const cancel = (id: string) => billing.stripe.sdk.subscriptions.cancel(id)

/** What each person does in the first year; whether they have Pro in the second, when the card is charged again. */
const stories: readonly (readonly [
  does: (person: Person) => Promise<unknown> | void,
  proInSecondYear: boolean,
])[] = [
  [() => undefined, true],
  [({ subscriptionId }) => atPeriodEnd(subscriptionId, true), false],
  [
    async ({ subscriptionId }) => {
      await atPeriodEnd(subscriptionId, true)
      await atPeriodEnd(subscriptionId, false)
    },
    true,
  ],
  [({ subscriptionId }) => cancel(subscriptionId), false],
  [({ customerId }) => billing.stripe.refund(customerId), true],
  [({ customerId }) => billing.stripe.dispute(customerId), true],
  [({ customerId }) => billing.stripe.dispute(customerId, 'won'), true],
  [
    async ({ accountId, subscriptionId }) => {
      await cancel(subscriptionId)
      await billing.stripe.payByLink(paymentReference(billing.api.env.TOKEN_KEY, accountId))
    },
    true,
  ],
]

/** The same numbers at every run, from 0 to 1. */
function numbers(): () => number {
  let state = 20_261_121
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** As many deliveries as asked for: every event at least once, the others again, in no order. */
function deliveries(events: readonly ToldEvent[], count: number): ToldEvent[] {
  const random = numbers()
  const repeated = Array.from(
    { length: count - events.length },
    () => events[Math.floor(random() * events.length)]!,
  )
  return [...events, ...repeated]
    .map((event) => ({ event, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ event }) => event)
}

/** Until when each person has Pro, straight from the table. */
async function scan(people: readonly Person[]): Promise<(Date | null)[]> {
  const rows = await billing.api.db.rows('select id, subscription_active_until as until from accounts')
  const ends = new Map(rows.map((row) => [row['id'], row['until'] as Date | null]))
  return people.map(({ accountId }) => ends.get(accountId) ?? null)
}

/** Who has Pro that should not, or the other way round, or to another moment than Stripe's. */
async function wrongEntitlements(people: readonly Person[], left: ReadonlySet<Person>): Promise<string[]> {
  const now = billing.api.clock.now()
  const ends = await scan(people)
  const wrong: string[] = []
  for (const [index, person] of people.entries()) {
    const story = index % stories.length
    const end = ends[index] ?? null
    const expected = (stories[story]?.[1] ?? false) && !left.has(person)
    const paid = end !== null && end > now
    // Who came back by the fixed link has another subscription than the first one.
    const atStripe = story === BY_LINK ? end : await billing.stripe.endOf(person.subscriptionId)
    if (paid !== expected || (paid && end?.getTime() !== atStripe?.getTime()))
      wrong.push(`${index}, story ${story}: ${String(end)}`)
  }
  return wrong
}

it(
  '1,000 shuffled, duplicated events over 40 accounts leave no wrong entitlement',
  { timeout: 120_000 },
  async () => {
    const people: Person[] = []
    for (let made = 0; made < PEOPLE; made += 1) people.push(await subscribed(billing))
    for (const [index, person] of people.entries()) await stories[index % stories.length]![0](person)
    billing.advance(366)
    // In the second year every fifth person leaves at once.
    const left = new Set<Person>()
    for (const [index, person] of people.entries())
      if (index % 5 === 0 && stories[index % stories.length]![1] && index % stories.length !== BY_LINK) {
        const { data } = await billing.stripe.sdk.subscriptions.list({ customer: person.customerId })
        for (const { id, status } of data) if (status === 'active') await cancel(id)
        left.add(person)
      }

    const events = billing.stripe.events()
    const all = deliveries(events, EVENTS)
    for (let sent = 0; sent < all.length; sent += 20) {
      const answers = await Promise.all(all.slice(sent, sent + 20).map(billing.deliver))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      if (sent % 100 === 0) await billing.work({ mails: false })
    }
    await billing.work({ mails: false })

    expect(await wrongEntitlements(people, left)).toEqual([])
    expect(all).toHaveLength(EVENTS)
    const kept = await billing.api.db.rows('select 1 from stripe_events')
    expect(kept.length).toBeLessThanOrEqual(events.length)
    const receipts = await billing.api.db.rows(
      `select about from billing_notices where kind = 'payment-receipt' group by about having count(*) > 1`,
    )
    expect(receipts).toEqual([])
  },
)
