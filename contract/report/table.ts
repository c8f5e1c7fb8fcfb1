import type { Column, Row } from './report.ts'

/** The columns of a ledger: names and naira. */
export function ledgerColumns(name: string, amount = 'Amount'): readonly Column[] {
  return [
    { label: name, align: 'start' },
    { label: amount, align: 'end' },
  ]
}

/** A row of a table. */
export function row(
  cells: readonly string[],
  kind: Row['kind'] = 'line',
  notes: readonly string[] = [],
): Row {
  return { kind, cells, notes }
}
