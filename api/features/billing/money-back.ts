import type { MoneyMoved } from '../../../db/stores/money-moved.ts'

/** A notice that money moved, as far as it is looked at here. */
type Moved = Pick<MoneyMoved, 'kind' | 'about' | 'amountCents' | 'currency' | 'happensAt'>

/** Money that went back of a payment. */
export interface MoneyBack extends Moved {
  /** When the payment was made. */
  paidAt: Date
}

const invoiceOf = ({ about }: Moved): string => about.split(' ', 1)[0] ?? about

/**
 * What went back since the newest payment, of it or of one before, each with its day: what we gave and the bank took, and what it
 * took itself.
 * @param moved in the order in which it was told.
 */
export function moneyBack(moved: readonly Moved[]): MoneyBack[] {
  const newest = moved.findLastIndex(({ kind }) => kind === 'payment-receipt')
  const paidAtOf = (notice: Moved): Date =>
    moved.find(({ kind, about }) => kind === 'payment-receipt' && about === invoiceOf(notice))?.happensAt ??
    notice.happensAt
  let back: MoneyBack[] = []
  for (const notice of moved.slice(newest + 1))
    back =
      notice.kind === 'refund-failed'
        ? withoutFailed(back, notice)
        : [...back, { ...notice, paidAt: paidAtOf(notice) }]
  return back
}

/** Takes off what the bank did not take: of the refund that the notice names, else of the newest ones. */
function withoutFailed(back: readonly MoneyBack[], failed: Moved): MoneyBack[] {
  let left = failed.amountCents
  const take = (one: MoneyBack): MoneyBack => {
    const isOfIt = one.kind === 'money-returned' && invoiceOf(one) === invoiceOf(failed)
    const taken = isOfIt ? Math.min(left, one.amountCents) : 0
    left -= taken
    return { ...one, amountCents: one.amountCents - taken }
  }
  const named = back.map((one) => (one.about === failed.about ? take(one) : one))
  return named
    .toReversed()
    .map(take)
    .toReversed()
    .filter(({ amountCents }) => amountCents > 0)
}
