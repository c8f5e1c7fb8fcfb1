import type { Report } from './report.ts'

/** A report with each of its texts changed; numbers and the rest are left alone. */
export function mapTexts(report: Report, change: (text: string) => string): Report {
  return mapped(report, change)
}

function mapped<Value>(value: Value, change: (text: string) => string): Value
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item: unknown) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, mapped(item, change)]),
  )
}
