import { formatEffectiveRate, formatNaira, formatRate } from '../../tax/index.ts'
import { dash } from '../http/index.ts'
import type { Column, Row, Section } from './report.ts'

/** The columns of a ledger: names and naira. */
export function ledgerColumns(name: string, amount = 'Amount'): readonly Column[] {
  return [
    { label: name, align: 'start' },
    { label: amount, align: 'end' },
  ]
}

/** A section that says in words that there is nothing in it: no table of noughts. */
export function nothingIn(section: Section, words: string): Section {
  return { ...section, intro: words, rows: [] }
}

/** A row of a table. */
export function row(
  cells: readonly string[],
  kind: Row['kind'] = 'line',
  notes: readonly string[] = [],
): Row {
  return { kind, cells, notes }
}

/** Naira as it is printed; what the free plan hides is a dash. */
export const naira = (amount: number | null | undefined) => orDash(amount, formatNaira)

/** Percent of a band as it is printed. */
export const percent = (rate: number | null | undefined) => orDash(rate, formatRate)

/** A fraction as the effective rate is printed, to two decimals of a percent. */
export const effectiveRate = (fraction: number | null | undefined) => orDash(fraction, formatEffectiveRate)

function orDash(figure: number | null | undefined, format: (figure: number) => string): string {
  return figure === null || figure === undefined ? dash : format(figure)
}
