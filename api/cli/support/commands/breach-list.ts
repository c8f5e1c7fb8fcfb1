import { countAffectedAccounts, listAffectedAccounts } from '../../../../db/stores/audit-log.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'

/** How long after it is noticed a breach must be reported to the Commission (Nigeria Data Protection Act 2023, section 40). */
const REPORT_WITHIN = 72 * 3_600_000

/** An ISO 8601 timestamp that must carry a time zone, so that the deadline is not off by hours. */
const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

function readMoment(flag: string, typed: string): Date {
  const moment = new Date(typed)
  if (!pattern.test(typed) || Number.isNaN(moment.getTime()))
    throw new CommandError('usage', `${flag} must be a moment with its zone, such as 2026-11-21T08:00+01:00.`)
  return moment
}

/** The command's options as typed. */
export interface BreachOptions {
  since: string | undefined
  until: string | undefined
  noticed: string | undefined
  action: string | undefined
  limit: number
}

/** Lists accounts with audit entries within a time span, and the deadline for reporting a breach. */
export async function listBreach(context: Context, options: BreachOptions): Promise<Answer> {
  const { database, now, shownAddress } = context
  if (options.since === undefined) throw new CommandError('usage', 'Say from when with --since.')
  const since = readMoment('--since', options.since)
  const until = options.until === undefined ? now : readMoment('--until', options.until)
  const noticed = options.noticed === undefined ? now : readMoment('--noticed', options.noticed)
  if (until <= since) throw new CommandError('usage', '--until must be after --since.')
  const span = { since, until, action: options.action }
  const [count, listed] = await Promise.all([
    countAffectedAccounts(database.connection, span),
    listAffectedAccounts(database.connection, span, options.limit),
  ])
  const accounts = listed.map(({ email, ...account }) => ({
    ...account,
    email: email === null ? null : shownAddress(email),
  }))
  const reportBy = new Date(noticed.getTime() + REPORT_WITHIN)
  const rows = accounts.map(({ accountId, email, entries, firstAt, lastAt }) => [
    accountId,
    email ?? 'deleted since',
    `${entries}`,
    inLagos(firstAt),
    inLagos(lastAt),
  ])
  const head = `${count} ${count === 1 ? 'account is' : 'accounts are'} named in the audit log from ${inLagos(since)} until ${inLagos(until)}.`
  const list = rows.length === 0 ? '' : `\n${table(['Account', 'Address', 'Entries', 'First', 'Last'], rows)}`
  return {
    text: `${head}${list}\nReport to the Commission by ${inLagos(reportBy)} (72 hours).`,
    data: { count, since, until, reportBy, accounts },
    next: count > rows.length ? 'more with --limit, up to 500; or narrow the span.' : undefined,
    auditIds: [await context.noteRead('breach list', null)],
  }
}
