import { checkValue } from '../check-value.ts'
import type { WorksheetList } from '../sheet.ts'
import { sameAs } from '../twice.ts'
import { cellText } from './cells.ts'
import { type Columns, columnsOf } from './columns.ts'
import { isMonthFirst } from './days.ts'
import { labelOf, type ListOfFile } from './list.ts'
import { tellingKeys } from './same.ts'
import { type FileFault, type FileRow, isFilled, type Line, Table } from './table.ts'

export type { FileFault, FileRow } from './table.ts'

/** What a file says for a list. */
export interface FileReading {
  /** Why no row could be read; null where some could, or only `missing` stands against it. */
  readonly problem: string | null
  readonly rows: readonly { readonly line: number; readonly values: FileRow }[]
  readonly faults: readonly FileFault[]
  /** Lines with a fault. */
  readonly broken: number
  /** Columns that were read, and as which box. */
  readonly columns: readonly { readonly header: string; readonly label: string }[]
  /** Columns that no box takes. */
  readonly unknown: readonly string[]
  /** Keys of boxes that every row needs and no column has: a value for all rows may be given. */
  readonly missing: readonly string[]
  /** Rows that say the same as an earlier line of the file. */
  readonly twice: readonly { readonly line: number; readonly before: number }[]
  /** Rows that the worksheet has already, by its number there, from 1. */
  readonly there: readonly { readonly line: number; readonly row: number }[]
  /** What was understood in a way that a person should know of. */
  readonly notes: readonly string[]
}

/** Lines of a file, cut into cells. */
export interface FileLines {
  readonly cells: readonly (readonly string[])[]
  /** Places of lines whose quotes do not close. */
  readonly unclosed: ReadonlySet<number>
}

interface Reading {
  /** Rows that the list has already, as typed or checked. */
  readonly existing: readonly Readonly<Record<string, unknown>>[]
  /** Values for all rows, as typed, of boxes that no column has. */
  readonly forAll: Readonly<Record<string, string>>
}

const nothing: FileReading = {
  problem: null,
  rows: [],
  faults: [],
  broken: 0,
  columns: [],
  unknown: [],
  missing: [],
  twice: [],
  there: [],
  notes: [],
}
/** Lines beyond these are not looked at, so that a wrong file does not hold the page up. */
const mostLines = 20_000
/** A header stands within the first lines: some files begin with the bank's address. */
const headerWithin = 20

/** Reads the lines of a file as rows of a list: what is sound, and a fault for each cell that is not [spec 27.16]. */
export function readLines(of: ListOfFile, { cells, unclosed }: FileLines, options: Reading): FileReading {
  const at = headerAt(of, cells)
  if (at < 0)
    return {
      ...nothing,
      problem:
        'No line of this file names its columns. Download the example file: its first line shows the names.',
      unknown: (cells.find((line) => line.some(isFilled)) ?? []).filter(isFilled).slice(0, 20),
    }
  if (cells.length - at > mostLines)
    return {
      ...nothing,
      problem: `This file has more than ${mostLines.toLocaleString('en')} lines. Split it.`,
    }
  const columns = columnsOf(of, (cells[at] ?? []).map(cellText))
  const known = {
    columns: [...columns.places].map(([key, place]) => ({
      header: columns.header[place] ?? '',
      label: labelOf(of, key),
    })),
    unknown: columns.unknown,
  }
  const forAll = { ...(columns.currency !== undefined && { currency: columns.currency }), ...options.forAll }
  const missing = missingIn(of, columns, forAll)
  const lines = numbered(cells, at)
  if (missing.length > 0) return { ...nothing, ...known, missing, notes: notesOf(columns, false, 0) }
  if (lines.length === 0)
    return { ...nothing, ...known, problem: 'This file has a header, but no rows below it.' }
  const areMonthsFirst = isMonthFirst(textsOfDays(of, columns, lines))
  const table = new Table({ of, columns, forAll, areMonthsFirst })
  for (const line of lines) table.read(line, unclosed.has(line.place))
  return {
    ...nothing,
    ...known,
    ...table.found,
    ...repeated(of, table.found.rows, options.existing),
    notes: notesOf(columns, areMonthsFirst, table.leftOut),
  }
}

/** The place of the line that names most boxes; below 0 where none does. */
function headerAt(of: ListOfFile, cells: FileLines['cells']): number {
  const counts = cells.slice(0, headerWithin).map((line) => columnsOf(of, line.map(cellText)).places.size)
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

/** The lines under the header that are not empty. A cell with line breaks takes several lines of the file. */
function numbered(cells: FileLines['cells'], header: number): readonly Line[] {
  let next = 1
  return cells.flatMap((line, place) => {
    const number = next
    next += 1 + line.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
    return place > header && line.some(isFilled) ? [{ place, line: number, cells: line }] : []
  })
}

function missingIn({ list }: ListOfFile, { places }: Columns, forAll: Reading['forAll']): readonly string[] {
  return Object.entries(list.fields).flatMap(([key, field]) =>
    field.required && !places.has(key) && !isFilled(forAll[key] ?? '') ? [key] : [],
  )
}

function textsOfDays({ list }: ListOfFile, { places }: Columns, lines: readonly Line[]): readonly string[] {
  const days = [...places].filter(([key]) => list.fields[key]?.kind === 'date')
  return lines.flatMap(({ cells }) => days.map(([, place]) => cellText(cells[place])))
}

function notesOf({ notNaira }: Columns, areMonthsFirst: boolean, leftOut: number): readonly string[] {
  return [
    ...(areMonthsFirst ? ['The days in this file have the month first, and were read so.'] : []),
    ...(leftOut > 0
      ? [
          `${leftOut} ${leftOut === 1 ? 'line is a purchase or a transfer' : 'lines are purchases or transfers'}, which are no sales: left out.`,
        ]
      : []),
    ...notNaira.map((name) => `“${name}” is not in naira, and this list is: it was not read.`),
  ]
}

function repeated(
  { list, taxYear }: ListOfFile,
  rows: FileReading['rows'],
  existing: Reading['existing'],
): Pick<FileReading, 'twice' | 'there'> {
  const keys = tellingKeys(list)
  const known = new Map(
    existing.map((row, index) => [sameAs(checkedBoxes(list, keys, row, taxYear), keys), index + 1]),
  )
  const first = new Map<string, number>()
  const twice: { line: number; before: number }[] = []
  const there: { line: number; row: number }[] = []
  for (const { line, values } of rows) {
    const said = sameAs(values, keys)
    const [row, before] = [known.get(said), first.get(said)]
    if (row !== undefined) there.push({ line, row })
    if (before === undefined) first.set(said, line)
    else twice.push({ line, before })
  }
  return { twice, there }
}

/** Some boxes of a row as they are once they are checked, to compare them with those of a file. */
function checkedBoxes(
  { fields }: WorksheetList,
  keys: readonly string[],
  row: Readonly<Record<string, unknown>>,
  taxYear: number,
): FileRow {
  const values: Record<string, string | number> = {}
  for (const key of keys) {
    const field = fields[key]
    const check = field === undefined ? undefined : checkValue(field, row[key], taxYear)
    if (check?.ok === true && check.value !== null) values[key] = check.value
  }
  return values
}
