import { checkWorksheet, type WorksheetField, type Worksheets } from '../../../../tax/worksheets/index.ts'
import { type WorksheetKind, worksheetKinds } from '../../../../tax/worksheets/kind-names.ts'
import { worksheetShapes } from '../../../../tax/worksheets/kinds.ts'
import type { WorksheetShape } from '../../../../tax/worksheets/sheet.ts'

const taxYear = 2026

/** A value of a box that no other box of its kind has. @param serial counts the boxes. */
function valueOf(field: WorksheetField, serial: number): string | number {
  switch (field.kind) {
    case 'money':
    case 'foreign':
      return 100_000 + serial * 10
    case 'rate':
      return 1500 + serial / 8
    case 'percent':
      return serial % 101
    case 'count':
      return field.least
    case 'choice':
      return field.options[serial % field.options.length]?.value ?? ''
    case 'date':
      return `${taxYear}-${String((serial % 12) + 1).padStart(2, '0')}-${String((serial % 28) + 1).padStart(2, '0')}`
    case 'text':
    default:
      return field.digits === undefined ? `Text ${serial}` : digits[field.digits]
  }
}

const digits = { nin: '12345678901', 'tax-id': '1234567890123', currency: 'USD' } as const

/** A worksheet of a kind with every box of its shape filled, and some rows in each of its lists; unchecked. */
function filled(kind: WorksheetKind, rows: number): Readonly<Record<string, unknown>> {
  const shape: WorksheetShape = worksheetShapes[kind]
  let serial = 1
  const boxes = (fields: WorksheetShape['fields']) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field, serial++)]))
  const lists = Object.entries(shape.lists).map(([name, { fields, most }]) => [
    name,
    Array.from({ length: Math.min(rows, most) }, () => boxes(fields)),
  ])
  return { ...boxes(shape.fields), ...Object.fromEntries(lists) }
}

/** Every worksheet with every box filled: what its kind refuses together is as it was typed. */
export function fullWorksheets(rows = 2): Worksheets {
  return Object.fromEntries(
    worksheetKinds.map((kind) => {
      const typed = filled(kind, rows)
      const check = checkWorksheet(kind, typed, taxYear)
      return [kind, check.ok ? check.content : typed]
    }),
  )
}
