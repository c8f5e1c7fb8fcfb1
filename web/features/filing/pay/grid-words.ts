import { formatNaira, monthName } from '../../../../tax/index.ts'
import type { TypedRow } from '../form/typed.ts'
import { type BoxKey, type GridEmployer, indexAt, sumOfBox } from './grid.ts'

/** The boxes at the head of a column. */
export const columnWords: Readonly<Record<BoxKey, string>> = {
  salary: 'Salary and allowances',
  bonus: 'Bonus, 13th month, leave pay',
  arrears: 'Arrears',
  pension: 'Pension',
  nhf: 'NHF',
  nhis: 'NHIS',
  paye: 'PAYE',
}

/** "April to December are like March now." */
export function filledWords(month: number, { to }: GridEmployer): string {
  const next = monthName(month + 1)
  return month + 1 >= to
    ? `${monthName(to)} is like ${monthName(month)} now.`
    : `${next} to ${monthName(to)} are like ${monthName(month)} now. A bonus stays where it was.`
}

/** A month in one line: its pay and its PAYE. */
export function monthSummary(rows: readonly TypedRow[], employer: GridEmployer, month: number): string {
  const row = rows[indexAt(rows, { employer, month })]
  if (row === undefined) return 'empty'
  const of = (key: BoxKey) => sumOfBox([row], employer, key)
  return `${formatNaira(of('salary') + of('bonus'))}, PAYE ${formatNaira(of('paye'))}`
}
