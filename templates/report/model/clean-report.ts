import type { Report } from './report.ts'
import { cleanText } from './text.ts'

/** A report whose every text may be drawn as it stands (NFC, no controls). Numbers and the rest are left alone. */
export function cleanReport(report: Report): Report {
  return cleanAll(report)
}

function cleanAll<Value>(value: Value): Value
function cleanAll(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((item: unknown) => cleanAll(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, cleanAll(item)]),
  )
}
