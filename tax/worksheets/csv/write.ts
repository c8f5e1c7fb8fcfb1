import type { WorksheetField } from '../field.ts'
import { keptFromFormulas, quoted } from './cells.ts'
import { labelOf, type ListOfFile } from './list.ts'

type Value = string | number | undefined
type Row = Readonly<Record<string, unknown>>

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The words of a choice, else the value: figures without separators, days as YYYY-MM-DD. */
function textOf(field: WorksheetField, value: Value): string {
  if (value === undefined) return ''
  if (field.kind === 'choice') return field.options.find((one) => one.value === value)?.label ?? ''
  return String(value)
}

/**
 * Some rows of a worksheet's list as a file of comma-separated values: a header of the boxes' names, then a line for each.
 * No text in it is run as a formula. Reading the file gives the same rows.
 */
export function csvOf(of: ListOfFile, rows: readonly Row[]): string {
  const fields = Object.entries(of.list.fields)
  const lines = rows.map((row) => fields.map(([key, field]) => textOf(field, row[key] as Value)))
  return csvLines([fields.map(([key]) => labelOf(of, key)), ...lines])
}

/** Lines of texts as a file of comma-separated values that a spreadsheet opens without running anything in it. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  const written = lines.map((cells) => cells.map((cell) => quoted(keptFromFormulas(cell))).join(','))
  return `${byteOrderMark}${written.join('\r\n')}\r\n`
}
