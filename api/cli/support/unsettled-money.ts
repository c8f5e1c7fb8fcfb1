import type { Account } from '../../../db/stores/accounts.ts'
import { listSubscriptions, listToldPayments, type ToldPayment } from '../../../db/stores/billing.ts'
import { findUnreturned, listMoneyMoved, type Unreturned } from '../../../db/stores/money-moved.ts'
import { listOpenDisputes, type OpenDispute } from '../../../db/stores/open-disputes.ts'
import {
  listStripeCustomers,
  listUnmatchedPayments,
  type UnmatchedPayment,
} from '../../../db/stores/stripe-customers.ts'
import { readPayerAddress } from '../../../platform/stripe-payer.ts'
import { formatMoney } from '../../../templates/email/formats.ts'
import type { Context } from './context.ts'
import { CommandError } from './exit-codes.ts'
import { inLagos } from './output.ts'
import { withStripe } from './stripe.ts'

/** Money of an account that is not where it belongs, or of which nobody has decided yet. */
export interface UnsettledMoney {
  /** What we gave back and no bank took: we owe it. */
  owed: readonly Unreturned[]
  /** The bank decides about a payment. */
  hasOpenDispute: boolean
  /** Which it decides about, by Stripe's own word, with the day until which evidence is taken. */
  disputes: readonly OpenDispute[]
  /** Payments that name nobody, of whoever gave Stripe the address of the account. */
  unmatched: readonly UnmatchedPayment[]
  /** How many payments name nobody, where Stripe is not set up here or does not answer, and their payers are not known. */
  unknown: number
  /** What of its payments stays with us, which runs still or is the newest. */
  kept: readonly (Pick<ToldPayment, 'paidAt' | 'currency'> & { cents: number })[]
}

/** Most payments that name nobody whose payers are asked for. */
const MOST = 50

/** Payments that name nobody, of this address; where Stripe is not set up, how many there are. */
async function readUnmatched(
  context: Context,
  email: string,
): Promise<Pick<UnsettledMoney, 'unmatched' | 'unknown'>> {
  const waiting = await listUnmatchedPayments(context.database.connection, MOST)
  if (waiting.length === 0) return { unmatched: [], unknown: 0 }
  if (context.settings.stripe === undefined) return { unmatched: [], unknown: waiting.length }
  const payers = await withStripe(context, async (stripe) =>
    Promise.all(waiting.map(({ customerId }) => readPayerAddress(stripe, customerId))),
  ).catch((error: unknown) => {
    if (error instanceof CommandError) return undefined
    throw error
  })
  if (payers === undefined) return { unmatched: [], unknown: waiting.length }
  return { unmatched: waiting.filter((_, index) => payers[index]?.toLowerCase() === email), unknown: 0 }
}

/** What of an account's money is not settled, before the account goes and nothing reaches it any more. */
export async function readUnsettledMoney(
  context: Context,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<UnsettledMoney> {
  const { connection } = context.database
  const subscriptions = await listSubscriptions(connection, id)
  const owed = await findUnreturned(connection, await listMoneyMoved(connection, id))
  const payments = await listToldPayments(connection, id)
  const customerIds = (await listStripeCustomers(connection, id)).map(({ customerId }) => customerId)
  const owedOf = (invoice: string): number =>
    owed.reduce((sum, { invoiceId, cents }) => sum + (invoiceId === invoice ? cents : 0), 0)
  const kept = payments
    .filter(({ paidUntil }, index) => paidUntil > context.now || index === payments.length - 1)
    .map(({ invoiceId, paidAt, currency, paidCents, returnedCents, bouncedCents, lostCents }) => ({
      paidAt,
      currency,
      cents: paidCents - returnedCents + bouncedCents - lostCents - owedOf(invoiceId),
    }))
    .filter(({ cents }) => cents > 0)
  return {
    owed,
    hasOpenDispute: subscriptions.some(({ endedBecause }) => endedBecause === 'disputed'),
    disputes: await listOpenDisputes(connection, { customerIds, limit: MOST }),
    ...(await readUnmatched(context, email)),
    kept,
  }
}

/** When something is told of an erasure: `before` it, while it can be mended, or `after`. */
type Moment = 'before' | 'after'

const owedInWords = (
  { cents, currency, paidAt, givenBackAt, since, invoiceId }: Unreturned,
  when: Moment,
): string =>
  `We owe this person ${formatMoney({ cents, currency })} of what was paid ${inLagos(paidAt)}: it was given back ${inLagos(givenBackAt)}, and the bank did not take it (known since ${inLagos(since)}). ` +
  (when === 'before'
    ? `Erasing settles nothing: the mail about it asks how to send the money, and billing unreturned keeps it under the deleted accounts. To settle it first: billing refund --invoice ${invoiceId} tries the card again.`
    : 'It stays owed: the mail about the deletion asks how to send it, and billing unreturned has it under the deleted accounts.')

/** What is not settled, one sentence or two a matter; what we owe comes first. */
export function unsettledInWords(
  { owed, hasOpenDispute, unmatched, unknown }: UnsettledMoney,
  when: Moment,
): string[] {
  return [
    ...owed.map((one) => owedInWords(one, when)),
    ...(hasOpenDispute
      ? [
          `The bank decides about a payment of this person. ${when === 'before' ? 'Once' : 'Now that'} the account is gone, the status page and billing disputes name it until the bank has decided, without the person, and ask for evidence as before; no mail tells what it decided, and no second payment is given back by itself: ${when === 'before' ? 'let it be decided first, or ' : ''}see both on Stripe’s dashboard.`,
        ]
      : []),
    ...unmatched.map(
      ({ customerId, foundAt }) =>
        `A payment with this address names no account: ${customerId}, found ${inLagos(foundAt)}. ${when === 'before' ? 'First attach it, or give it back: billing unmatched' : `Give it back: billing refund ${customerId}`}`,
    ),
    ...(unknown === 0
      ? []
      : [
          `${unknown === 1 ? '1 payment names' : `${unknown} payments name`} nobody. Whether one is of this person is at Stripe, which was not asked or did not answer: set STRIPE_SECRET_KEY to be told it here, or type it again later.`,
        ]),
  ]
}

/** The same for whoever only looks at an account: what it is, and where to look, without sums. */
export function unsettledFacts({
  owed,
  disputes,
  unmatched,
  unknown,
}: UnsettledMoney): (readonly [name: string, fact: string])[] {
  return [
    ...owed.map(
      ({ since }) =>
        ['Owed', `a refund came back, known since ${inLagos(since)}: billing unreturned`] as const,
    ),
    ...disputes.map(
      (dispute) =>
        [
          'Disputed',
          `a payment, since ${inLagos(dispute.openedAt)}; answer ${answerInWords(dispute)}: billing disputes`,
        ] as const,
    ),
    ...unmatched.map(
      ({ customerId, foundAt }) =>
        [
          'Of nobody',
          `a payment with this address, found ${inLagos(foundAt)}, ${customerId}: billing unmatched`,
        ] as const,
    ),
    ...(unknown === 0
      ? []
      : [
          [
            'Of nobody',
            `${unknown === 1 ? '1 payment' : `${unknown} payments`}; whether one is of this address is at Stripe, which was not asked or did not answer`,
          ] as const,
        ]),
  ]
}

/** What is to be done about a dispute. */
export const answerInWords = ({ needsAnswer, dueAt }: Pick<OpenDispute, 'needsAnswer' | 'dueAt'>): string =>
  needsAnswer
    ? `due by ${dueAt === null ? 'the day that Stripe tells' : inLagos(dueAt)}`
    : 'given; the bank decides'
