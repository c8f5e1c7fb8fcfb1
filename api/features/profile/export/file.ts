import type { RequestContext } from '../../../http/context.ts'
import type { PersonalData } from '../../../../contract/http/index.ts'
import { asCsv } from './csv.ts'

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })

/** Answers with the data as a file to keep, named by the day in Lagos. */
export function sendAsFile(
  ctx: RequestContext,
  data: PersonalData,
  { format, now }: { format: 'json' | 'csv'; now: Date },
): PersonalData | string {
  ctx.type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
  ctx.set('Content-Disposition', `attachment; filename="NaijaTax-data-${lagosDay.format(now)}.${format}"`)
  return format === 'csv' ? asCsv(data) : data
}
