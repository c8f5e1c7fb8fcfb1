import { v4 as newId } from 'uuid'
import {
  formatAmount,
  plainFigure,
  type WorksheetField,
  type WorksheetKind,
  type WorksheetShape,
  worksheetShapes,
} from '../../../../tax/index.ts'

/** A row of a list as typed; its id keeps its box in place while others come and go. */
export interface TypedRow {
  id: string
  values: Readonly<Record<string, string>>
}

/** A worksheet as typed, and the kept version that it follows. */
export interface TypedSheet {
  version: number
  values: Readonly<Record<string, string>>
  lists: Readonly<Record<string, readonly TypedRow[]>>
}

/** How a kept value stands in its box: amounts with their thousands, days as people write them. */
function textOf({ kind }: WorksheetField, value: unknown): string {
  if (typeof value === 'number')
    return kind === 'money' || kind === 'foreign' ? formatAmount(value) : plainFigure(value)
  const text = typeof value === 'string' ? value : ''
  const [year, month, day] = text.split('-')
  return kind === 'date' && day !== undefined ? `${day}/${month}/${year}` : text
}

function textsOf(fields: WorksheetShape['fields'], values: unknown): Record<string, string> {
  const given = (values ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, textOf(field, given[key])]))
}

/** A row of a list, with texts for some of its boxes. Its id is no other row's, also of those kept before a reload. */
export function typedRow(fields: WorksheetShape['fields'], values: unknown = {}): TypedRow {
  return { id: newId(), values: textsOf(fields, values) }
}

/** What a kept worksheet, or none, begins with in its boxes. */
export function typedOf(kind: WorksheetKind, content: unknown, version: number): TypedSheet {
  const shape: WorksheetShape = worksheetShapes[kind]
  const given = (content ?? {}) as Record<string, unknown>
  const lists = Object.entries(shape.lists).map(([name, list]) => {
    const kept = given[name]
    return [name, Array.isArray(kept) ? kept.map((row: unknown) => typedRow(list.fields, row)) : []]
  })
  return {
    version,
    values: textsOf(shape.fields, content),
    lists: Object.fromEntries(lists) as TypedSheet['lists'],
  }
}

/** Without the empty boxes: of ten thousand rows they would be most of what is sent. */
const filled = (values: TypedRow['values']) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))

/** What is checked and sent: the texts of the boxes. */
export function rawOf({ values, lists }: TypedSheet): Record<string, unknown> {
  const rowsOf = Object.entries(lists).map(([name, all]) => [name, all.map((row) => filled(row.values))])
  return { ...values, ...Object.fromEntries(rowsOf) }
}

/** Whether two worksheets say the same. */
export function isSameTyped(one: TypedSheet, other: TypedSheet): boolean {
  return JSON.stringify(rawOf(one)) === JSON.stringify(rawOf(other))
}
