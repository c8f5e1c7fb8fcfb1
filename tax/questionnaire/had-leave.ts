import { isBlank, ownAnswer, type RawAnswer, type RawAnswers } from '../answers/raw-answers.ts'
import { isStatus, type Status } from '../answers/status.ts'
import { parseAmount } from '../money/amount.ts'
import { formatNaira } from '../money/format.ts'
import { type HadCode, hadOf, type HadRow, hadRows, withoutTicks } from './had.ts'

/** The status that the ticks make: that of the answers, unless a business or a job was ticked beside it. */
export function statusOfTicks(answers: RawAnswers): Status | undefined {
  if (!isStatus(answers.status)) return undefined
  const ticked = hadOf(answers)
  const next = hadRows(answers).find(({ code, becomes }) => becomes !== null && ticked.has(code))?.becomes
  return next ? statusOfTicks({ ...answers, status: next }) : answers.status
}

/**
 * The rows to show: those of the status, and once a business or a job is ticked beside it those of the status that this
 * makes, in order, so that nothing of it is missed.
 * @param adding more is added from the check page.
 */
export function hadRowsShown(answers: RawAnswers, { adding }: { adding: boolean }): readonly HadRow[] {
  const own = hadRows(answers, { adding })
  const known = new Set(own.map(({ code }) => code))
  const more = hadRows({ ...answers, status: statusOfTicks(answers) ?? null }, { adding })
  return [...own, ...more.filter(({ code, becomes }) => becomes === null && !known.has(code))]
}

/** The rows of those shown that are ticked, or answered. */
export function hadTicked(answers: RawAnswers): ReadonlySet<HadCode> {
  return new Set([...hadOf(answers), ...hadOf({ ...answers, status: statusOfTicks(answers) ?? null })])
}

/** What unticking a row takes away: "₦75,000 will be left out"; undefined when nothing was typed for it. */
export function leftOutInWords(answers: RawAnswers, { keys }: Pick<HadRow, 'keys'>): string | undefined {
  const given = keys.map((key) => ownAnswer(answers, key)).filter((answer) => !isBlank(answer))
  if (given.length === 0) return undefined
  const amounts = given.map(parseAmount)
  const kobo = amounts.map((amount) =>
    amount.kind === 'amount' ? Math.round(amount.naira * 100) : Number.NaN,
  )
  const sum = kobo.reduce((total, part) => total + part, 0)
  return `${Number.isNaN(sum) ? 'What you typed' : formatNaira(sum / 100)} will be left out`
}

/**
 * What leaving the list changes [spec 6.25]: the list counts as answered, what was left out loses its answers, and a business or a
 * job that was ticked changes the status in place of a tick, to be undone by the status alone.
 * @param leftOut rows that were answered and unticked.
 */
export function leaveHad(answers: RawAnswers, leftOut: ReadonlySet<HadCode>): RawAnswers {
  const rows = hadRowsShown(answers, { adding: true })
  const cleared = Object.fromEntries(
    rows
      .filter(({ code }) => leftOut.has(code))
      .flatMap(({ keys }) => keys.map((key): [string, RawAnswer] => [key, null])),
  )
  const kept = { ...answers, ...cleared }
  const status = statusOfTicks(kept)
  const done = rows.filter(({ code, becomes }) => leftOut.has(code) || becomes !== null)
  const had = withoutTicks(kept, new Set(done.map(({ code }) => code)))
  return { ...cleared, had, ...(status !== undefined && status !== answers.status && { status }) }
}
