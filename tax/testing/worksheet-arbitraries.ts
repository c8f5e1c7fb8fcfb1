import * as fc from 'fast-check'
import type { WorksheetKind } from '../worksheets/kind-names.ts'
import { type WorksheetContent, worksheetShapes } from '../worksheets/kinds.ts'
import { isFor, type WorksheetField, type WorksheetFields } from '../worksheets/field.ts'
import type { WorksheetShape } from '../worksheets/sheet.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** Days of a year that every year has. */
const dayOf = (year: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => `${year}-${two(month)}-${two(day)}`)

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

const written = {
  nin: digits(11),
  'tax-id': fc.oneof(
    digits(13),
    digits(10),
    digits(12).map((all) => `${all.slice(0, 8)}-${all.slice(8)}`),
  ),
  currency: fc.constantFrom('USD', 'GBP', 'EUR'),
}

const naira = fc
  .oneof(fc.integer({ min: 0, max: 3_000_000_000 }), fc.integer({ min: 0, max: 30_000_000_000 }))
  .map((kobo) => kobo / 100)

/** Values that a box takes, as they are kept. */
function valueOf(field: WorksheetField, year: number): fc.Arbitrary<string | number> {
  switch (field.kind) {
    case 'money':
    case 'foreign':
      return naira
    case 'rate':
      return fc.integer({ min: 1, max: 3_000_000_000 }).map((millionths) => millionths / 1_000_000)
    case 'percent':
      return fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    case 'count':
      return fc.integer({ min: field.least, max: field.most })
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'date':
      return field.within === 'year'
        ? dayOf(year)
        : fc.integer({ min: 2015, max: year }).chain((one) => dayOf(one))
    case 'text':
    default:
      return field.digits === undefined
        ? fc
            .constantFrom('Zenith', 'Adé & Sons', '=1+1', '12345', 'x')
            .map((text) => text.slice(0, field.most))
        : written[field.digits]
  }
}

function valuesOf(fields: WorksheetFields, year: number): fc.Arbitrary<Record<string, string | number>> {
  const boxes = Object.entries(fields).map(([key, field]) => {
    const value = valueOf(field, year)
    return [key, field.required ? value : fc.option(value, { nil: undefined })] as const
  })
  return fc
    .record(Object.fromEntries(boxes))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as never)
}

/**
 * Anything that a worksheet of a kind may hold once its boxes are checked; what does not fit together is among it.
 * @param rows most rows of each list.
 */
export function worksheetContents<Kind extends WorksheetKind>(
  kind: Kind,
  year: number,
  rows = 5,
): fc.Arbitrary<WorksheetContent<Kind>> {
  const { fields, lists }: WorksheetShape = worksheetShapes[kind]
  const all = Object.entries(lists).map(([name, list]) => {
    const row = valuesOf(list.fields, year).filter((values) => Object.keys(values).length > 0)
    return [name, fc.array(row, { maxLength: Math.min(rows, list.most) })] as const
  })
  return fc.tuple(valuesOf(fields, year), fc.record(Object.fromEntries(all))).map(([values, rowsOf]) => {
    const once = shown(fields, values, {})
    const kept = Object.entries(lists).map(([name, list]) => [
      name,
      (rowsOf[name] ?? [])
        .map((row) => shown(list.fields, row, once))
        .filter((row) => Object.keys(row).length > 0),
    ])
    return { ...once, ...Object.fromEntries(kept) } as WorksheetContent<Kind>
  })
}

type Values = Readonly<Record<string, string | number>>

/** The boxes that are shown beside what is chosen. */
function shown(fields: WorksheetFields, values: Values, once: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => isFor(fields[key]!, { ...once, ...values })),
  )
}
