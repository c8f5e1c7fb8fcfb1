import { findAccount } from '../../../../db/stores/accounts.ts'
import { findSubmissionOfAnybody, listSubmissions } from '../../../../db/stores/submissions.ts'
import { currentYear } from '../../../../platform/clock.ts'
import { citationText, explainLines, shownLines, signedAmount } from '../../../../tax/explanation/index.ts'
import { formatNaira } from '../../../../tax/index.ts'
import { isPaid } from '../../../features/billing/index.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { facts, inLagos, table, type Answer } from '../output.ts'

/** The newest calculations of an account, by id and year: no name, no figure. */
export async function listCalculations(context: Context, who: string, limit: number): Promise<Answer> {
  const account = await findTheAccount(context, who)
  const submissions = await listSubmissions(context.database.connection, account.id, { limit })
  const calculations = submissions.map(({ id, taxYear, completedAt }) => ({ id, taxYear, completedAt }))
  const rows = calculations.map(({ id, taxYear, completedAt }) => [id, `${taxYear}`, inLagos(completedAt)])
  return {
    text: rows.length === 0 ? 'No calculation is kept.' : [table(['Calculation', 'Year', 'Completed'], rows)],
    data: { accountId: account.id, calculations },
    next: rows.length === 0 ? undefined : 'how one came about: calculation show ID',
    auditIds: [await context.noteRead('calculation list', account.id)],
  }
}

/**
 * How a calculation came about, line by line, each with its section: no name, tax number, title or typed word of the
 * person.
 */
export async function showCalculation(context: Context, id: string): Promise<Answer> {
  const { database, io, now } = context
  const submission = await findSubmissionOfAnybody(database.connection, id)
  if (!submission)
    throw new CommandError(
      'notFound',
      'There is no calculation with that id. It stands in the address of its page; or see: calculation list EMAIL',
    )
  const { accountId, answers, result: kept, taxYear, completedAt } = submission
  const account = await findAccount(database.connection, accountId)
  const { lines, result } = explainLines(answers, { currentYear: currentYear(io.clock) })
  const shown = shownLines(lines).map((line) => ({
    id: line.id,
    role: line.role,
    label: line.label,
    amount: signedAmount(line),
    sentence: line.sentence,
    source: citationText(line.citation),
  }))
  const paid = account !== undefined && isPaid(account, now)
  const differs = result.totalTax !== kept.totalTax
  return {
    text: [
      facts([
        ['Calculation', id],
        ['Account', accountId],
        ['Tax year', `${taxYear}`],
        ['Completed', inLagos(completedAt)],
        ['Total tax', formatNaira(kept.totalTax)],
        [
          'Plan',
          paid
            ? 'pro: the person sees every figure'
            : 'free: the person sees no figure but the first three digits of the tax',
        ],
      ]),
      '',
      table(
        ['Line', 'Naira', 'How, and by which section'],
        shown.map(({ label, amount, sentence, source }) => [
          label,
          formatNaira(amount),
          `${sentence} ${source}.`,
        ]),
      ),
      ...(differs
        ? [
            `By today's rules the same answers come to ${formatNaira(result.totalTax)}: the lines above tell that sum.`,
          ]
        : []),
    ],
    data: {
      id,
      accountId,
      taxYear,
      completedAt,
      paid,
      totalTax: kept.totalTax,
      totalTaxToday: result.totalTax,
      lines: shown,
    },
    next: paid ? undefined : 'tell no figure to a person whose plan is free.',
    auditIds: [await context.noteRead('calculation show', accountId)],
  }
}
