import {
  findAllUnmatchedSettled,
  findUnmatchedOwed,
  type UnmatchedRefund,
} from '../../../db/stores/unmatched-refunds.ts'
import { formatMoney } from '../../../templates/email/formats.ts'
import { stateOfPayment, type LastPayment } from '../../features/billing/index.ts'
import type { Context } from './context.ts'
import { inLagos } from './output.ts'

export const moneyOf = ({ currency }: { currency: string }, cents: number): string =>
  formatMoney({ cents, currency })

/** What became of a payment of nobody beside what Stripe tells of it. */
export interface CameBack {
  /** What came back of its refunds and is owed; undefined where that is not known here. */
  owed: UnmatchedRefund | undefined
  /** What came back of them was settled another way. */
  isSettled: boolean
}

/** Reads that of payments of nobody. @returns it by payment. */
export async function readCameBack({
  database: { connection },
}: Context): Promise<(payment: LastPayment) => CameBack> {
  const owed = await findUnmatchedOwed(connection)
  const settled = new Set((await findAllUnmatchedSettled(connection)).map(({ chargeId }) => chargeId))
  return ({ chargeId, bouncedTimes }) => ({
    owed: owed.find((one) => one.chargeId === chargeId),
    isSettled: bouncedTimes > 0 && settled.has(chargeId),
  })
}

const LEAVES = 'leaves this list once that is read'

const stateWords: Readonly<
  Record<ReturnType<typeof stateOfPayment>, (payment: LastPayment, cameBack: CameBack) => string>
> = {
  kept: () => 'with us',
  'given back in part': (payment) =>
    `${moneyOf(payment, payment.returnedCents)} given back, the rest with us`,
  'given back': () => `given back: ${LEAVES}`,
  'came back': (payment, { owed, isSettled }) =>
    isSettled
      ? `given back another way: ${LEAVES}`
      : `${owed === undefined || owed.cents === payment.amountCents ? '' : `${moneyOf(owed, owed.cents)} `}given back, and the bank did not take it: with us${payment.returnedCents === 0 ? '' : `; ${moneyOf(payment, payment.returnedCents)} given back, and taken`}`,
  disputed: () => 'disputed: the bank decides',
  lost: () => `lost in a dispute: ${LEAVES}`,
}

/** Where its money is, and whether it renews: nobody has Pro, and the card is charged again. */
export const stateInWords = (
  payment: LastPayment | null,
  cameBackOf: (payment: LastPayment) => CameBack,
): string =>
  payment === null
    ? '-'
    : `${stateWords[stateOfPayment(payment)](payment, cameBackOf(payment))}${payment.endsSubscription === null ? '; nothing renews' : ''}`

/** What of a payment went back or came back, where that is not all of it. */
export function partInWords(payment: LastPayment, { owed }: CameBack): string {
  const { returnedCents, bouncedTimes } = payment
  return [
    ...(returnedCents === 0 ? [] : [` ${moneyOf(payment, returnedCents)} of it was given back before.`]),
    ...(bouncedTimes === 0
      ? []
      : owed === undefined
        ? [' A refund of it came back before: the bank did not take it.']
        : [
            ` ${moneyOf(owed, owed.cents)} of it was given back, and the bank did not take it: that is owed since ${inLagos(owed.since)}, and stays so (billing unreturned).`,
          ]),
  ].join('')
}
