import type { Connection } from '../connection.ts'
import { billingNotices, planGrants } from '../tables/billing.ts'
import type { BillingNotice } from './billing.ts'
import { readSettled, withoutSettled } from './settled-refunds.ts'

/** Kinds of notices that tell of money: paid, given back, not taken by the bank, taken back by it. */
const kinds = [
  'payment-receipt',
  'money-returned',
  'refund-failed',
  'payment-lost',
] as const satisfies readonly BillingNotice['kind'][]

/** A notice that money moved. */
export type MoneyMoved = Pick<
  BillingNotice,
  'accountId' | 'kind' | 'about' | 'amountCents' | 'currency' | 'happensAt' | 'createdAt'
> &
  Partial<Pick<BillingNotice, 'knownAt'>>

/** What was told of an account's money, in the order in which it was told and happened. */
export async function listMoneyMoved(connection: Connection, accountId: string): Promise<MoneyMoved[]> {
  return billingNotices
    .query(connection)
    .where('account_id', accountId)
    .whereIn('kind', [...kinds])
    .orderBy(['created_at', 'happens_at', 'id'])
}

/** What was told of the refunds of a payment at once, in cents. */
interface Telling {
  /** What a bank did not take of what was told before, or is among `sent`. */
  failed: number
  sent: number
  /** What was sent and not taken, both told now. */
  bounced?: number
}

/**
 * What of the refunds of a payment is with us again, in cents: what banks did not take, less what was sent once more.
 * @param tellings oldest first.
 */
export function heldCents(tellings: readonly Telling[]): number {
  let [held, taken] = [0, 0]
  for (const { failed, sent, bounced = 0 } of tellings) {
    // What failed was sent before, or is told at the same moment; whatever else is sent is sent once more.
    const ofThisMoment = Math.max(0, failed - taken)
    const again = Math.max(0, sent - ofThisMoment)
    held = Math.max(0, held + failed - again) + bounced
    taken = Math.max(0, taken + sent - failed)
  }
  return held
}

/** What was told at one moment, in the order in which it happened: each refund that failed at once stands for itself. */
function tellingsOf(moment: readonly MoneyMoved[], isToldBefore: (about: string) => boolean): Telling[] {
  const of = (wanted: MoneyMoved['kind']) => moment.filter(({ kind }) => kind === wanted)
  const [failures, returns] = [of('refund-failed'), of('money-returned')]
  const bouncedOf = (wanted: string): number =>
    Math.min(...[failures, returns].map((notices) => centsAbout(notices, wanted)))
  const late = failures.map(({ about, amountCents }) => ({ about, failed: amountCents - bouncedOf(about) }))
  const failed = late.reduce((sum, one) => sum + one.failed, 0)
  const each = returns.map(({ about, amountCents }) => {
    const bounced = bouncedOf(about)
    return { failed: 0, sent: amountCents - bounced, bounced }
  })
  // A release before this one told several refunds as one: which of them failed is not known then.
  if (late.some((one) => one.failed > 0 && !isToldBefore(one.about))) {
    const sum = (read: (one: (typeof each)[number]) => number) =>
      each.reduce((total, one) => total + read(one), 0)
    return [{ failed, sent: sum(({ sent }) => sent), bounced: sum(({ bounced }) => bounced) }]
  }
  return [{ failed, sent: 0 }, ...each]
}

/** What of a payment is with us again by all that was told of it, in cents. */
function heldByTellings(told: readonly MoneyMoved[]): number {
  const sentBefore = new Set<string>()
  const tellings: Telling[] = []
  for (const moment of Map.groupBy(told, ({ createdAt }) => createdAt.getTime()).values()) {
    tellings.push(...tellingsOf(moment, (about) => sentBefore.has(about)))
    for (const { kind, about } of moment) if (kind === 'money-returned') sentBefore.add(about)
  }
  return heldCents(tellings)
}

/** What is looked at of a notice that money went back. */
type Moved = Pick<MoneyMoved, 'kind' | 'about' | 'amountCents'>

/** The invoice that a notice is about. */
export const invoiceOf = ({ about }: Pick<MoneyMoved, 'about'>): string => about.split(' ', 1)[0] ?? about

/** What went back by these notices, each without what the bank did not take of it. @param moved in the order in which it was told. */
export function goneOf<Notice extends Moved>(moved: readonly Notice[]): Notice[] {
  let gone: Notice[] = []
  for (const notice of moved)
    if (notice.kind === 'refund-failed') gone = withoutFailed(gone, notice)
    else if (notice.kind !== 'payment-receipt') gone.push(notice)
  return gone
}

/** Takes off what the bank did not take: of the refund that the notice names, else of the newest ones. */
function withoutFailed<Notice extends Moved>(gone: readonly Notice[], failed: Moved): Notice[] {
  let left = failed.amountCents
  const take = (one: Notice): Notice => {
    const isOfIt = one.kind === 'money-returned' && invoiceOf(one) === invoiceOf(failed)
    const taken = isOfIt ? Math.min(left, one.amountCents) : 0
    left -= taken
    return { ...one, amountCents: one.amountCents - taken }
  }
  const named = gone.map((one) => (one.about === failed.about ? take(one) : one))
  return named
    .toReversed()
    .map(take)
    .toReversed()
    .filter(({ amountCents }) => amountCents > 0)
}

/** Money that was given back, that the bank did not take, and that is with us. */
export interface Unreturned {
  accountId: string
  /** At Stripe, in_… */
  invoiceId: string
  /** In the hundredth of `currency`. */
  cents: number
  /** ISO 4217, lower case. */
  currency: string
  /** When the payment was made that it is of. */
  paidAt: Date
  /** When it was given back, the last time. */
  givenBackAt: Date
  /** Since when it is known that the bank did not take it. */
  since: Date
}

/** What of each payment is with us again, in the order of its first notice. @param notices in the order of `listMoneyMoved`. */
export function heldOf(notices: readonly MoneyMoved[]): Unreturned[] {
  const payments = Map.groupBy(notices, (notice) => `${notice.accountId} ${invoiceOf(notice)}`)
  return [...payments.values()].flatMap((told) => {
    const failures = told.filter(({ kind }) => kind === 'refund-failed')
    const newest = failures.at(-1)
    if (newest === undefined) return []
    const cents = Math.min(heldByTellings(told), keptOf(told))
    const { accountId, currency, happensAt: givenBackAt } = newest
    const since = newest.knownAt ?? newest.createdAt
    const invoiceId = invoiceOf(newest)
    const paidAt = told.find(({ kind }) => kind === 'payment-receipt')?.happensAt ?? givenBackAt
    return cents === 0 ? [] : [{ accountId, invoiceId, cents, currency, paidAt, givenBackAt, since }]
  })
}

/**
 * What of a payment is with us, in cents, by all that was told of it: no more of it can be owed, also where two refunds came
 * back and both are told at once.
 */
function keptOf(told: readonly MoneyMoved[]): number {
  const paid = centsOf(told, 'payment-receipt')
  if (paid === 0) return Infinity
  const gone =
    centsOf(told, 'money-returned') - centsOf(told, 'refund-failed') + centsOf(told, 'payment-lost')
  return Math.max(0, paid - gone)
}

const centsOf = (notices: readonly MoneyMoved[], wanted: MoneyMoved['kind']): number =>
  notices.reduce((sum, { kind, amountCents }) => sum + (kind === wanted ? amountCents : 0), 0)

const centsAbout = (notices: readonly MoneyMoved[], wanted: string): number =>
  notices.reduce((sum, { about, amountCents }) => sum + (about === wanted ? amountCents : 0), 0)

/** So many days of Pro make up for a payment that is with us again: a year. */
export const leastMadeUpFor = 365

/** What of these payments is with us again, but for what days of Pro made up for or was settled another way, the oldest first. */
export async function findUnreturned(
  connection: Connection,
  notices: readonly MoneyMoved[],
): Promise<Unreturned[]> {
  const held = await withoutSettled(connection, heldOf(notices))
  if (held.length === 0) return []
  const grants = await planGrants
    .query(connection)
    .whereIn('account_id', [...new Set(held.map(({ accountId }) => accountId))])
  // A year of Pro is what was paid for: a day that is given out of kindness settles nothing.
  const daysSince = ({ accountId, since }: Unreturned): number =>
    grants
      .filter((grant) => grant.accountId === accountId && grant.grantedAt > since)
      .reduce((sum, { days }) => sum + days, 0)
  return held
    .filter((refund) => daysSince(refund) < leastMadeUpFor)
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
}

/** Money of every account that is with us again, the oldest first. Few accounts ever had a refund that a bank did not take. */
export async function findAllUnreturned(connection: Connection): Promise<Unreturned[]> {
  const notices = await billingNotices
    .query(connection)
    .whereIn(
      'account_id',
      billingNotices.query(connection).where('kind', 'refund-failed').select('account_id'),
    )
    .whereIn('kind', [...kinds])
    .orderBy(['created_at', 'happens_at', 'id'])
  return findUnreturned(connection, notices)
}

/** What came back of a payment and is owed no more. */
export interface MadeUpFor extends Unreturned {
  by: 'settled' | 'days'
  /** When it was noted, or when the days were granted that made it a year. */
  at: Date
}

/** What came back of an account's payments and was settled another way, or made up for by days of Pro: to be sent no more. */
export async function findMadeUpFor(connection: Connection, accountId: string): Promise<MadeUpFor[]> {
  const notices = await listMoneyMoved(connection, accountId)
  const held = heldOf(notices)
  const owed = new Set((await findUnreturned(connection, notices)).map(({ invoiceId }) => invoiceId))
  const gone = held.filter(({ invoiceId }) => !owed.has(invoiceId))
  if (gone.length === 0) return []
  const settled = await readSettled(
    connection,
    gone.map(({ invoiceId }) => invoiceId),
  )
  const grants = await planGrants.query(connection).where('account_id', accountId).orderBy('granted_at')
  return gone.map((money) => {
    const at = settled.get(money.invoiceId)
    if (at !== undefined && at >= money.since) return { ...money, by: 'settled', at }
    return { ...money, by: 'days', at: grants.at(-1)?.grantedAt ?? money.since }
  })
}
