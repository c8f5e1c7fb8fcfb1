import { checkValue } from './check-value.ts'
import { isFor, type WorksheetFields } from './field.ts'
import type { ContentOf, WorksheetShape } from './sheet.ts'

/** What is to be mended, by the path of the box: "certificates.3.gross", counted from 0. */
export type WorksheetFaults = Readonly<Record<string, string>>

/** What a worksheet holds, or a message for each box to mend. */
export type WorksheetCheck<Content> =
  { readonly ok: true; readonly content: Content } | { readonly ok: false; readonly faults: WorksheetFaults }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (object: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined

/** Most faults that are told at once of what was sent; a file is read line by line before. */
const mostFaults = 200

/**
 * Checks what was typed into a worksheet, or sent by any client: unknown keys and rows of blanks are left out.
 * @param taxYear the year that it is of.
 */
export function checkContent<Shape extends WorksheetShape>(
  { fields, lists }: Shape,
  raw: unknown,
  taxYear: number,
): WorksheetCheck<ContentOf<Shape>> {
  const faults = new Map<string, string>()
  const typed = isObject(raw) ? raw : {}
  const once = checkFields(fields, typed, { path: '', taxYear, faults, once: {} })
  const content: Record<string, unknown> = { ...once }
  for (const [name, list] of Object.entries(lists)) {
    const rows = own(typed, name) ?? []
    if (!Array.isArray(rows)) faults.set(name, 'A list belongs here')
    else if (rows.length > list.most) faults.set(name, `At most ${list.most} rows fit here`)
    else
      content[name] = rows.flatMap((row: unknown, index) => {
        if (!isFilled(list.fields, row)) return []
        return [checkFields(list.fields, row, { path: `${name}.${index}.`, taxYear, faults, once })]
      })
  }
  return faults.size === 0
    ? { ok: true, content: content as ContentOf<Shape> }
    : { ok: false, faults: Object.fromEntries([...faults].slice(0, mostFaults)) }
}

const isFilled = (fields: WorksheetFields, row: unknown): row is Readonly<Record<string, unknown>> =>
  isObject(row) && !isBlankRow(fields, row)

/** Faults of checked rows at the rows as they were typed: the blank ones between them were left out. */
export function atTypedRows(
  faults: WorksheetFaults,
  { lists }: WorksheetShape,
  raw: unknown,
): WorksheetFaults {
  const typed = isObject(raw) ? raw : {}
  const moved = Object.entries(faults).map(([path, message]) => {
    const [name = '', index, ...rest] = path.split('.')
    const [list, rows] = [lists[name], own(typed, name)]
    if (list === undefined || index === undefined || !Array.isArray(rows)) return [path, message]
    const filled = rows.flatMap((row: unknown, place) => (isFilled(list.fields, row) ? [place] : []))
    return [[name, filled[Number(index)] ?? index, ...rest].join('.'), message]
  })
  return Object.fromEntries(moved) as WorksheetFaults
}

/** Whether nothing was typed into a row. */
export function isBlankRow(fields: WorksheetFields, row: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(fields).every((key) => {
    const value = own(row, key)
    return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  })
}

type Values = Readonly<Record<string, string | number>>

interface CheckOfRow {
  readonly path: string
  readonly taxYear: number
  readonly faults: Map<string, string>
  /** What the boxes hold that the worksheet has once. */
  readonly once: Values
}

function checkFields(
  fields: WorksheetFields,
  row: Readonly<Record<string, unknown>>,
  { path, taxYear, faults, once }: CheckOfRow,
): Values {
  const values: Record<string, string | number> = {}
  for (const [key, field] of Object.entries(fields)) {
    if (!isFor(field, { ...once, ...values })) continue
    const check = checkValue(field, own(row, key), taxYear)
    if (!check.ok) faults.set(`${path}${key}`, check.message)
    else if (check.value !== null) values[key] = check.value
  }
  return values
}
