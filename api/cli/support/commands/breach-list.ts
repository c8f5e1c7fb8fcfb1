import { countAffectedAccounts, listActions, listAffectedAccounts } from '../../../../db/stores/audit-log.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { readMoment } from '../values.ts'

/** How long after it is noticed a breach must be reported to the Commission (Nigeria Data Protection Act 2023, section 40). */
const REPORT_WITHIN = 72 * 3_600_000

/** The command's options as typed. */
export interface BreachOptions {
  since: string
  until: string | undefined
  noticed: string | undefined
  action: string | undefined
  limit: number
}

/** Lists accounts with audit entries within a time span, and the deadline for reporting a breach. */
export async function listBreach(context: Context, options: BreachOptions): Promise<Answer> {
  const { database, now, shownAddress } = context
  const since = readMoment(options.since, '--since')
  const until = options.until === undefined ? now : readMoment(options.until, '--until')
  const noticed = options.noticed === undefined ? now : readMoment(options.noticed, '--noticed')
  if (until <= since)
    throw new CommandError(
      'usage',
      options.until === undefined ? '--since must not lie ahead.' : '--until must be after --since.',
    )
  if (noticed > now) throw new CommandError('usage', '--noticed must not lie ahead.')
  const span = { since, until, action: options.action }
  const [{ accounts: count, lookedAtOnly }, listed] = await Promise.all([
    countAffectedAccounts(database.connection, span),
    listAffectedAccounts(database.connection, span, options.limit),
  ])
  const accounts = listed.map(({ email, ...account }) => ({
    ...account,
    email: email === null ? null : shownAddress(email),
  }))
  const reportBy = new Date(noticed.getTime() + REPORT_WITHIN)
  const rows = accounts.map(({ accountId, email, entries, looks, firstAt, lastAt }) => [
    accountId,
    email ?? 'deleted since',
    `${entries}`,
    `${looks}`,
    inLagos(firstAt),
    inLagos(lastAt),
  ])
  const from = `from ${inLagos(since)} until ${inLagos(until)}`
  const counted =
    options.noticed === undefined ? '72 hours from now; noticed before, say when: --noticed' : '72 hours'
  const deadline =
    reportBy > now
      ? `Report to the Commission by ${inLagos(reportBy)} (${counted}).`
      : `The Commission should have been told by ${inLagos(reportBy)} (${counted}), which is over: report at once, and say why it is late.`
  if (count === 0) {
    const actions = await listActions(database.connection, span, options.limit)
    return {
      text: `Nothing was found: the audit log names no account ${from}${options.action === undefined ? '' : ` with the action ${options.action}`}.`,
      data: { count, since, until, reportBy, accounts, actions },
      next:
        actions.length === 0
          ? `see that the span is right. What the log does not name may be a breach all the same. ${deadline}`
          : `see that the action is spelt as the log has it. In that span it names accounts with: ${actions.join(', ')}.`,
      auditIds: [await context.noteRead('breach list', null)],
    }
  }
  const onlyLooks =
    lookedAtOnly === 0
      ? ''
      : `, ${lookedAtOnly === count ? (count === 1 ? 'and' : 'all of them') : `${lookedAtOnly} of them`} only because support looked`
  const head = `${count} ${count === 1 ? 'account is' : 'accounts are'} named in the audit log ${from}${onlyLooks}.`
  return {
    text: [
      head,
      table(['Account', 'Address', 'Entries', 'Looks of support', 'First', 'Last'], rows),
      deadline,
    ],
    data: { count, lookedAtOnly, since, until, reportBy, accounts },
    next: count > rows.length ? 'more with --limit, up to 500; or narrow the span.' : undefined,
    // Masked, the list is what a breach is told by, and each look at it would add to it.
    auditIds: [
      await context.noteListed(
        'breach list',
        context.options.show ? accounts.map(({ accountId }) => accountId) : [],
      ),
    ],
  }
}
