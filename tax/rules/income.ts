import type { AmountGroup } from '../answers/amounts.ts'
import { type Amount, payRows, rowsOf } from '../answers/keys.ts'
import { type Status, statusOptions } from '../answers/status.ts'
import { lawOf } from '../years/index.ts'
import type { TaxLaw } from '../years/law.ts'
import type { Declared, DeclaredAmounts } from './declared.ts'

/** Whether an amount of this status counts as zero [spec 14.8]: pensioners' dividends and interest. */
export function countsAsZero({ zeroForPensioners }: Amount, status: Status): boolean {
  return zeroForPensioners && status === 'pensioner'
}

const positionsOf = (rows: readonly Amount[]) => rows.map(({ index }) => index)

/** The positions of the amounts that each sum counts, where some are left out. */
function countedBut(isLeftOut: (row: Amount) => boolean) {
  const of = (group: AmountGroup) => positionsOf(rowsOf(group).filter((row) => !isLeftOut(row)))
  return { earned: of('earned'), investment: of('investment'), benefits: of('benefit') }
}
/** The same for each status, where the law leaves out what pensioners invest, and where it does not. */
const counted = new Map(
  statusOptions.map(({ value }) => [value, countedBut((row) => countsAsZero(row, value))] as const),
)
const allCounted = countedBut(() => false)
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

/**
 * The three sums of income, in kobo [spec 14.5, 14.7, 14.9]. The pension received is exempt and left out: section
 * 163(1)(i). For pensioners dividends and interest count as zero where the law says so. Benefits in kind are added as they were declared:
 * section 14.
 */
export function incomeOf(
  { amounts, status, taxYear }: Declared,
  { pensionersInvestmentFree }: TaxLaw = lawOf(taxYear),
): {
  readonly earned: number
  readonly investment: number
  readonly benefits: number
} {
  const sums = pensionersInvestmentFree ? counted.get(status) : allCounted
  return {
    earned: sumAt(amounts, sums?.earned),
    investment: sumAt(amounts, sums?.investment),
    benefits: sumAt(amounts, sums?.benefits),
  }
}
