import type { MoneyMoved } from '../../../db/stores/money-moved.ts'

/** Money that went back of a payment. */
export type MoneyBack = Pick<MoneyMoved, 'kind' | 'about' | 'amountCents' | 'currency' | 'happensAt'>

/**
 * What went back since the newest payment, each with its day: what we gave and the bank took, and what it took itself.
 * @param moved in the order in which it was told.
 */
export function moneyBack(moved: readonly MoneyBack[]): MoneyBack[] {
  const newest = moved.findLastIndex(({ kind }) => kind === 'payment-receipt')
  let back: MoneyBack[] = []
  for (const notice of moved.slice(newest + 1))
    back = notice.kind === 'refund-failed' ? withoutFailed(back, notice) : [...back, notice]
  return back
}

/** Takes off what the bank did not take: of the refund that the notice names, else of the newest ones. */
function withoutFailed(back: readonly MoneyBack[], failed: MoneyBack): MoneyBack[] {
  let left = failed.amountCents
  const take = (one: MoneyBack): MoneyBack => {
    const taken = one.kind === 'money-returned' ? Math.min(left, one.amountCents) : 0
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
