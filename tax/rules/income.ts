import type { AmountGroup } from '../answers/amounts.ts'
import { type Amount, payRows, rowsOf } from '../answers/keys.ts'
import { type Status, statusOptions } from '../answers/status.ts'
import type { Declared, DeclaredAmounts } from './declared.ts'

/** Whether an amount of this status counts as zero (SPEC section 9): pensioners' dividends and interest. */
export function countsAsZero({ zeroForPensioners }: Amount, status: Status): boolean {
  return zeroForPensioners && status === 'pensioner'
}

const positionsOf = (rows: readonly Amount[]) => rows.map(({ index }) => index)

/** The positions of the amounts that count in a sum, for each status. */
function counted(group: AmountGroup): ReadonlyMap<Status, readonly number[]> {
  return new Map(
    statusOptions.map(({ value }) => [
      value,
      positionsOf(rowsOf(group).filter((row) => !countsAsZero(row, value))),
    ]),
  )
}

const earned = counted('earned')
const investment = counted('investment')
const benefits = counted('benefit')
const pay = positionsOf(payRows)

function sumAt(amounts: DeclaredAmounts, positions: readonly number[] = []): number {
  let sum = 0
  for (const position of positions) sum += amounts[position] ?? 0
  return sum
}

/** Pay in money from an employer, in kobo. */
export function payOf({ amounts }: Declared): number {
  return sumAt(amounts, pay)
}

/** Earned income in kobo (SPEC section 9). The pension received is exempt and left out: section 163(1)(i). */
export function earnedIncome({ amounts, status }: Declared): number {
  return sumAt(amounts, earned.get(status))
}

/** Investment income in kobo (SPEC section 9). For pensioners dividends and interest count as zero. */
export function investmentIncome({ amounts, status }: Declared): number {
  return sumAt(amounts, investment.get(status))
}

/** Benefits in kind in kobo, added as they were declared (SPEC section 9; Nigeria Tax Act 2025, section 14). */
export function benefitsInKind({ amounts, status }: Declared): number {
  return sumAt(amounts, benefits.get(status))
}
