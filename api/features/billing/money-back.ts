import { goneOf, invoiceOf, type MoneyMoved } from '../../../db/stores/money-moved.ts'

/** A notice that money moved, as far as it is looked at here. */
type Moved = Pick<MoneyMoved, 'kind' | 'about' | 'amountCents' | 'currency' | 'happensAt'>

/** Money that went back of a payment. */
export interface MoneyBack extends Moved {
  /** When the payment was made. */
  paidAt: Date
}

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
  return goneOf(moved.slice(newest + 1)).map((notice) => ({ ...notice, paidAt: paidAtOf(notice) }))
}
