import type { PersonalData } from '../../../../contract/http/index.ts'
import { keptFromFormulas } from '../../../../tax/index.ts'
import type { RequestContext } from '../../../http/context.ts'

/** The value of a cell. */
type Scalar = string | number | boolean | null

function cell(value: Scalar): string {
  const text = `${value ?? ''}`
  // A number may begin with a minus [security S42].
  const safe = typeof value === 'string' ? keptFromFormulas(text) : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Flattens a value into fields with their paths: `answers.salary`. */
function fieldsOf(value: unknown, way: string): [field: string, value: Scalar][] {
  if (typeof value !== 'object' || value === null) return [[way, value as Scalar]]
  const inner = Object.entries(value)
  if (inner.length === 0) return [[way, '']]
  return inner.flatMap(([key, held]) => fieldsOf(held, way === '' ? key : `${way}.${key}`))
}

/**
 * The data as CSV (RFC 4180): one line per value, with list, record number, field and value. UTF-8 with a byte order
 * mark, as Excel needs.
 */
export function asCsv(data: PersonalData): string {
  const lines = Object.entries(data).flatMap(([list, records]) =>
    records.flatMap((record, index) =>
      fieldsOf(record, '').map(([field, value]) => [list, index + 1, field, value].map(cell).join(',')),
    ),
  )
  return `\uFEFF${['"list","record","field","value"', ...lines].join('\r\n')}\r\n`
}

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })

/** Sends the data as a file download, named by the day in Lagos. */
export function sendAsFile(
  ctx: RequestContext,
  data: PersonalData,
  { format, now }: { format: 'json' | 'csv'; now: Date },
): PersonalData | string {
  ctx.type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
  ctx.set('Content-Disposition', `attachment; filename="NaijaTax-data-${lagosDay.format(now)}.${format}"`)
  return format === 'csv' ? asCsv(data) : data
}
