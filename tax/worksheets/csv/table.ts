import { checkValue } from '../check-value.ts'
import { isFor } from '../field.ts'
import { asTyped, currencyOfAmount, isNoSale } from './cell-value.ts'
import { cellText } from './cells.ts'
import type { Columns } from './columns.ts'
import { labelOf, type ListOfFile } from './list.ts'

/** A checked row of a file: its values by key of the box. */
export type FileRow = Readonly<Record<string, string | number>>

/** A cell that is to be mended. */
export interface FileFault {
  /** Line of the file, from 1, at which the row begins. */
  readonly line: number
  /** The column as the file names it, else the name of the box; empty where it is about the whole line. */
  readonly column: string
  /** What stands there. */
  readonly cell: string
  /** How to mend it. */
  readonly message: string
}

/** A line of a file with something in it. */
export interface Line {
  readonly place: number
  /** From 1, as an editor counts. */
  readonly line: number
  readonly cells: readonly string[]
}

/** How the lines of a file are read. */
interface ReadAs {
  readonly of: ListOfFile
  readonly columns: Columns
  /** Values, as typed, where a line has none. */
  readonly forAll: Readonly<Record<string, string>>
  readonly areMonthsFirst: boolean
}

export const isFilled = (cell: string): boolean => cell.trim() !== ''

/** Reads lines one by one, and keeps what it found. */
export class Table {
  readonly found = { rows: [] as { line: number; values: FileRow }[], faults: [] as FileFault[], broken: 0 }
  /** Lines that are no sales. */
  leftOut = 0
  readonly #as: ReadAs

  constructor(as: ReadAs) {
    this.#as = as
  }

  read({ line, cells }: Line, isUnclosed: boolean): void {
    const before = this.found.faults.length
    const whole = this.#wholeLine(cells, isUnclosed)
    if (whole !== null) this.found.faults.push({ line, column: '', cell: '', message: whole })
    else {
      const values = this.#values(line, cells)
      if (values === null) return
      if (this.found.faults.length === before) this.found.rows.push({ line, values })
    }
    if (this.found.faults.length > before) this.found.broken += 1
  }

  #wholeLine(cells: readonly string[], isUnclosed: boolean): string | null {
    if (isUnclosed)
      return 'A quote (") is opened here and not closed, or stands in the middle: mend the quotes'
    const { header } = this.#as.columns
    return cells.slice(header.length).some(isFilled)
      ? `This line has ${cells.length} cells and the header ${header.length}: put quotes around amounts with commas, or leave the commas out`
      : null
  }

  /** The values of a line; null for one that is no sale. */
  #values(line: number, cells: readonly string[]): FileRow | null {
    const values: Record<string, string | number> = {}
    const { fields } = this.#as.of.list
    for (const [key, field] of Object.entries(fields)) {
      // What a box outside of the list decides is left to the worksheet.
      if (Object.keys(field.when ?? {}).every((other) => other in fields) && !isFor(field, values)) continue
      const cell = this.#cell(key, cells)
      if (isNoSale(field, cell)) {
        this.leftOut += 1
        return null
      }
      const named = field.kind === 'foreign' ? currencyOfAmount(cell) : undefined
      const currency = this.#cell('currency', cells).toUpperCase()
      const check =
        named !== undefined && currency !== '' && named !== currency
          ? { ok: false as const, message: `This says ${named}, but the currency is ${currency}: mend one` }
          : checkValue(field, asTyped(field, cell, this.#as.areMonthsFirst), this.#as.of.taxYear)
      if (!check.ok) this.#fault(line, key, cell, check.message)
      else if (check.value !== null) values[key] = check.value
    }
    return values
  }

  #cell(key: string, cells: readonly string[]): string {
    const place = this.#as.columns.places.get(key)
    const cell = place === undefined ? '' : cellText(cells[place])
    return cell === '' ? (this.#as.forAll[key] ?? '') : cell
  }

  #fault(line: number, key: string, cell: string, message: string): void {
    const place = this.#as.columns.places.get(key)
    const column = place === undefined ? labelOf(this.#as.of, key) : (this.#as.columns.header[place] ?? '')
    this.found.faults.push({ line, column, cell: cell.slice(0, 80), message })
  }
}
