import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { BillingStatus } from '../contract/http/index.ts'
import { moneyBack } from '../api/features/billing/money-back.ts'
import { endOfPro, hasOpenDispute, isPaid, runningSubscription } from '../api/features/billing/policy.ts'
import { presentBillingStatus } from '../api/features/billing/presenter.ts'
import type { Subscription, ToldPayment } from '../db/stores/billing.ts'
import { heldOf, type MoneyMoved } from '../db/stores/money-moved.ts'
import { TEST_NOW } from '../platform/testing/movable-clock.ts'
import { renderMail } from '../templates/email/index.ts'
import {
  endedBecause,
  entitledUntil,
  latestEnd,
  renewalOf,
  type Term,
} from '../worker/jobs/billing/entitlement.ts'
import { paymentStandingOf, standingOf } from '../worker/jobs/send-email/standing-of.ts'

/** The words of the account page. The client has types of a browser, which these here have not. */
const { accountInWords, deletedPlanInWords, heldAfterDeletionInWords } = (await import(
  resolve(import.meta.dirname, '../web/features/account/plan-words.ts')
)) as {
  accountInWords: (plan: BillingStatus) => { words: string }[]
  deletedPlanInWords: (plan: BillingStatus) => string | undefined
  heldAfterDeletionInWords: (held: BillingStatus['moneyHeld']) => string | undefined
}

/** Every way in which these go together is told by the account page, before a deletion, and by the mails. */
const dimensions = {
  /** `renewed`: the same subscription paid a year before too. `second`: another one was begun since. `card-fails`: its renewal was not paid. */
  paid: ['once', 'renewed', 'second', 'card-fails'],
  back: ['nothing', 'a part', 'all', 'the older one', 'all, and it came back'],
  dispute: ['none', 'open', 'lost', 'won'],
  renewal: ['automatic', 'cancelled', 'over'],
  granted: ['no days', 'days'],
} as const
type Case = { [Name in keyof typeof dimensions]: (typeof dimensions)[Name][number] }

const table = Object.entries(dimensions).reduce<Partial<Case>[]>(
  (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
  [{}],
) as Case[]

const DAY = 24 * 3_600_000
const inDays = (days: number): Date => new Date(TEST_NOW.getTime() + days * DAY)
const accountId = '01890000-0000-7000-8000-000000000001'

/** Stripe's word of the first subscription, as the worker reads it after what it does itself is done. */
function termOf({ paid, back, dispute, renewal }: Case): Term {
  const isOpen = paid === 'card-fails'
  const all = back === 'all' && !isOpen
  const isForGood = all || dispute === 'lost'
  const isTakenBack = !isOpen && (all || dispute === 'open' || dispute === 'lost')
  const [periodStart, periodEnd] = isOpen ? [inDays(-5), inDays(360)] : [inDays(-100), inDays(265)]
  const isOver = renewal === 'over' || (isForGood && !isOpen)
  const by = dispute === 'lost' ? 'dispute_lost' : 'disputed'
  return {
    status: isOver ? 'canceled' : isOpen ? 'past_due' : 'active',
    periodStart,
    periodEnd,
    cancelAt: renewal === 'cancelled' || (dispute === 'open' && !isOpen) ? periodEnd : null,
    endedAt: isOver ? inDays(-1) : null,
    takenBackAt: isTakenBack ? inDays(-3) : null,
    takenBackBy: isTakenBack ? (all ? 'refunded' : by) : null,
    givenBackAt: back === 'all, and it came back' ? inDays(-3) : null,
    isPaid: !isOpen,
  }
}

function rowOf(id: string, term: Term): Subscription {
  return {
    id,
    accountId,
    customerId: 'cus_1',
    status: term.status,
    renewal: renewalOf(term),
    periodEnd: term.periodEnd,
    entitledUntil: entitledUntil(term, TEST_NOW),
    endedBecause: endedBecause(term, TEST_NOW),
    priceCents: 1_000,
    currency: 'usd',
    updatedAt: TEST_NOW,
  }
}

const second: Term = {
  status: 'active',
  periodStart: inDays(-2),
  periodEnd: inDays(363),
  cancelAt: null,
  endedAt: null,
  takenBackAt: null,
  takenBackBy: null,
  givenBackAt: null,
  isPaid: true,
}

const notice = (kind: MoneyMoved['kind'], about: string, days: number, amountCents = 1_000): MoneyMoved => ({
  accountId,
  kind,
  about,
  amountCents,
  currency: 'usd',
  happensAt: inDays(days),
  createdAt: inDays(days),
})

/** What was told of the money, oldest first. */
function movedOf({ paid, back, dispute }: Case): MoneyMoved[] {
  const hasOlder = paid === 'renewed' || paid === 'card-fails'
  const newest = paid === 'card-fails' ? 'in_old' : 'in_1'
  const given = (about: string, cents = 1_000) => notice('money-returned', `${about} re_1`, -3, cents)
  return [
    ...(hasOlder ? [notice('payment-receipt', 'in_old', -465)] : []),
    ...(paid === 'card-fails' ? [] : [notice('payment-receipt', 'in_1', -100)]),
    ...(back === 'a part' ? [given(newest, 400)] : []),
    ...(back === 'all' ? [given(newest)] : []),
    ...(back === 'the older one' && hasOlder ? [given('in_old')] : []),
    ...(back === 'all, and it came back'
      ? [given(newest), notice('refund-failed', `${newest} re_1`, -1)]
      : []),
    ...(dispute === 'lost' && back === 'nothing' ? [notice('payment-lost', `${newest} du_1`, -1)] : []),
    ...(paid === 'second' ? [notice('payment-receipt', 'in_2', -2)] : []),
  ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

const mail = ({ subject, text }: { subject: string; text: string }): string => `${subject}. ${text}`

/** Everything that is told of one row of the table, by where it stands. */
function toldOf(row: Case): Record<string, string> {
  const subscriptions = [
    rowOf('sub_1', termOf(row)),
    ...(row.paid === 'second' ? [rowOf('sub_2', second)] : []),
  ].toSorted((one, other) => (other.entitledUntil?.getTime() ?? 0) - (one.entitledUntil?.getTime() ?? 0))
  const granted = row.granted === 'days' ? inDays(400) : null
  const account = {
    id: accountId,
    email: 'ada@example.test',
    subscriptionActiveUntil: latestEnd([granted, ...subscriptions.map(({ entitledUntil: until }) => until)]),
  }
  const moved = movedOf(row)
  const plan = presentBillingStatus({ FALLBACK_PAYMENT_LINK: undefined }, account, {
    paid: isPaid(account, TEST_NOW),
    freeCalculationsLeft: null,
    running: runningSubscription(subscriptions),
    paymentKey: 'key',
    returned: moneyBack(moved),
    unreturned: heldOf(moved),
    ended: endOfPro(account, subscriptions, TEST_NOW),
    hasOpenDispute: hasOpenDispute(subscriptions),
    hasInvoices: true,
  })
  const standing = standingOf(account, subscriptions, TEST_NOW)
  const accountLink = 'https://naijatax.test/account'
  const amount = { cents: 1_000, currency: 'usd' }
  const back = { amount, accountLink, paidAt: inDays(-100), returnedAt: inDays(-3), standing, gavePro: true }
  const ended = subscriptions.find(({ endedBecause: why }) => why !== null)
  const why = ended?.endedBecause ?? null
  const payment: ToldPayment = {
    invoiceId: 'in_1',
    currency: 'usd',
    paidCents: 1_000,
    returnedCents: row.back === 'all' ? 1_000 : 0,
    bouncedCents: 0,
    lostCents: row.dispute === 'lost' && row.back !== 'all' ? 1_000 : 0,
    paidAt: inDays(-100),
    paidUntil: inDays(265),
  }
  return {
    'the account page': [
      plan.paid ? 'Paid Subscription' : 'Free Plan',
      ...accountInWords(plan).map(({ words }) => words),
    ].join(' '),
    'before a deletion': [deletedPlanInWords(plan), heldAfterDeletionInWords(plan.moneyHeld)].join(' '),
    'the receipt': mail(
      renderMail('payment-receipt', {
        amount,
        accountLink,
        paidAt: inDays(-100),
        paidUntil: inDays(265),
        payment: paymentStandingOf(payment, subscriptions),
        renews: subscriptions.some(({ renewal }) => renewal === 'automatic'),
      }),
    ),
    'the mail about a refund': mail(renderMail('money-returned', back)),
    ...(row.back === 'all, and it came back' && {
      'the mail about a refund that came back': mail(renderMail('refund-failed', back)),
    }),
    'the mail about a lost dispute': mail(renderMail('payment-lost', back)),
    ...(ended && why !== null && why !== 'refunded' && why !== 'dispute_lost'
      ? {
          'the mail about the end': mail(
            renderMail('pro-ended', {
              why,
              endedAt: inDays(-1),
              paidUntil: ended.periodEnd,
              comesBack: ended.renewal !== null,
              standing,
              accountLink,
            }),
          ),
        }
      : {}),
  }
}

/** What may not be said together, within one place or between two of them. */
const contradictions: readonly (readonly [what: string, one: RegExp, other: RegExp])[] = [
  [
    'the card',
    /card is not charged again|No card is charged/,
    /charges? \$10 when it renews|Renews on|we write to you 14 days before|card is tried again/,
  ],
  [
    'whether it renews',
    /does not renew/,
    /Renews on|it charges \$10 when it renews|Pro renews by itself, and/,
  ],
  ['another payment', /You can subscribe again whenever|Upgrade to unlock/, /[Nn]o other payment is taken/],
  [
    'a card that works, and no payment',
    /Use another card|A card that works brings it back/,
    /[Nn]o other payment is taken/,
  ],
  ['Pro', /Free Plan|Pro is off|Pro is not active/, /Paid Subscription|Pro stays: it is active|Active until/],
  ['whether it comes back', /Pro does not come back\. /, /Pro comes back by itself/],
  ['a refund', /without a refund\./, /we gave \$[\d.]+ back to you|We gave \$[\d.]+ back to you/],
  ['what it pays for', /It pays for Pro until/, /It went back since|your bank decides about it now/],
]

/** The whole table, told once. */
const toldTable = table.map((row) => ({ row, told: toldOf(row) }))

const nameOf = (row: Case): string => Object.values(row).join(', ')

test('the table has every way in which payment, refund, dispute, renewal and granted days go together', () => {
  expect(table).toHaveLength(4 * 5 * 4 * 3 * 2)
  expect(new Set(table.map(nameOf)).size).toBe(table.length)
})

test('no two sentences contradict each other, in one place or between two, whatever came together', () => {
  const found = new Set<string>()
  for (const { row, told: places } of toldTable) {
    const told = Object.entries(places)
    for (const [where, said] of told)
      for (const [elsewhere, otherwise] of told)
        for (const [what, one, other] of contradictions) {
          // What a deletion ends is told beside what runs until then.
          if (where !== elsewhere && [where, elsewhere].includes('before a deletion') && what !== 'a refund')
            continue
          if (one.test(said) && other.test(otherwise))
            found.add(
              `${what}: ${nameOf(row)}: ${where}: ${one.exec(said)?.[0]} / ${elsewhere}: ${other.exec(otherwise)?.[0]}`,
            )
        }
  }
  expect([...found]).toEqual([])
})

test('every sum that moved names its payment by its day, and nothing names a payment by Stripe’s id', () => {
  for (const { row, told } of toldTable)
    for (const [where, said] of Object.entries(told)) {
      expect([nameOf(row), where, said]).not.toEqual([
        nameOf(row),
        where,
        expect.stringMatching(/\b(?:in|ch|re|sub|cus)_\w/),
      ])
      for (const sentence of said.match(/[^.]*(?:gave|took) \$[\d.]+ back[^.]*\./g) ?? [])
        expect([nameOf(row), sentence]).toEqual([
          nameOf(row),
          expect.stringMatching(/of what you paid on \d/),
        ])
    }
})

test('an open dispute is told before a deletion, and that Pro does not come back then', () => {
  for (const { row, told } of toldTable) {
    const isOpen = told['the account page']?.includes('Your bank still decides') ?? false
    expect([nameOf(row), told['before a deletion']?.includes('Pro does not come back') ?? false]).toEqual([
      nameOf(row),
      isOpen,
    ])
  }
})
