import { printable } from './printable.ts'

/** A moment as people at the desk read it: `2026-11-21 10:00` in Lagos; `-` for none. */
const lagos = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment in Lagos time, to the minute; `-` when there is none. */
export const inLagos = (moment: Date | null | undefined): string =>
  moment ? `${lagos.format(moment)} Lagos` : '-'

/** Rows under their titles, columns of one width, each cell safe to print. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [titles, ...rows.map((row) => row.map(printable))]
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
