import { type Amount, type AmountKey, amountRows, type AnswerKey, contributionRows } from '../answers/keys.ts'
import { isBlank, type OwnAnswers } from '../answers/raw-answers.ts'
import { type Condition, conditions } from '../answers/status.ts'
import { parseAmount } from '../money/amount.ts'
import { nothing, wholeKobo } from '../money/exact.ts'
import { formatNaira, formatRate } from '../money/format.ts'
import { type Assessment, partOf } from '../rules/assess.ts'
import { countsAsZero } from '../rules/income.ts'
import { confirmedUntil } from '../years/index.ts'
import type { ShownParts } from './taken-off-lines.ts'
import { effectOf, effectOfTakingOff, withMoreIncome } from './what-if.ts'

/** A default that was used, or an answer that was ignored [spec 15.1]. */
export interface Assumption {
  readonly id: `default-${AnswerKey}` | `ignored-${AmountKey}` | 'year-not-confirmed'
  /** The answer that would settle it. */
  readonly answer: AnswerKey
  readonly words: string
  /** What the assumption itself does to the tax, in whole naira: negative when the tax is less because of it. */
  readonly effect: number
}

/**
 * Everything that the result takes for granted, in the order of the answers [decision 0005].
 * @param own the answers as they came.
 */
export function assumptionsOf(
  assessment: Assessment,
  own: OwnAnswers,
  shown: ShownParts,
): readonly Assumption[] {
  const assumptions: Assumption[] = []
  if (isBlank(own.taxYear)) assumptions.push(defaultYear(assessment))
  for (const row of contributionRows) {
    const assumption = defaultOf(row, assessment, shown)
    if (assumption !== null) assumptions.push(assumption)
  }
  for (const row of amountRows) {
    const assumption = leftOut(row, assessment, own)
    if (assumption !== null) assumptions.push(assumption)
  }
  if (assessment.declared.taxYear > confirmedUntil) assumptions.push(unconfirmed(assessment))
  return assumptions
}

function defaultYear({ declared }: Assessment): Assumption {
  const words = `No tax year was given: ${declared.taxYear} is used.`
  return { id: 'default-taxYear', answer: 'taxYear', words, effect: 0 }
}

/** The share of income that stands for a contribution that was not given; null when it was, or none is assumed. */
function defaultOf(
  row: (typeof contributionRows)[number],
  assessment: Assessment,
  shown: ShownParts,
): Assumption | null {
  const { declared, law, income } = assessment
  if (declared.amounts[row.index] !== null || declared.status === 'pensioner' || income.kobo === 0)
    return null
  const amount = formatNaira(shown.deductions[row.indexInGroup] ?? 0)
  return {
    id: `default-${row.key}`,
    answer: row.key,
    words: `You left ${row.shortName} empty: ${formatRate(law[row.assumed].value)} of your income, ${amount}, is assumed and taken off.`,
    // Had nothing been paid, the tax would be higher by as much as the default makes it lower.
    effect: 0 - effectOfTakingOff(nothing, partOf(assessment, row), assessment),
  }
}

const missing: Readonly<Record<Condition, string>> = {
  always: '',
  hasBusiness: 'your status has no business',
  hasEmployment: 'your status has no employer',
}

/** Why an amount that was given does not count; null when it does. */
function reason(row: Amount, { declared: { status } }: Assessment): string | null {
  if (!conditions[row.when](status)) return missing[row.when]
  if (countsAsZero(row, status)) return 'we count dividends and interest as zero for pensioners'
  return row.assumed !== null && status === 'pensioner' ? 'we take nothing off for it for pensioners' : null
}

/** An answer that was given and does not count, with what leaving it out does to the tax; null when it counts. */
function leftOut(row: Amount, assessment: Assessment, own: OwnAnswers): Assumption | null {
  const typed = own[row.key]
  if (typed === undefined || typed === null) return null
  const parsed = parseAmount(typed)
  if (parsed.kind === 'blank') return null
  if (parsed.kind === 'fault')
    return {
      id: `ignored-${row.key}`,
      answer: row.key,
      words: `What you typed for the ${row.name} is not an amount, so it counts as left empty.`,
      effect: 0,
    }
  const why = reason(row, assessment)
  if (why === null || parsed.naira === 0) return null
  const kobo = Math.round(parsed.naira * 100)
  const counted =
    row.group === 'deduction'
      ? effectOfTakingOff(wholeKobo(kobo), nothing, assessment)
      : effectOf(withMoreIncome(assessment.declared, kobo), assessment)
  return {
    id: `ignored-${row.key}`,
    answer: row.key,
    words: `${row.label} of ${formatNaira(parsed.naira)} is left out: ${why}.`,
    effect: 0 - counted,
  }
}

function unconfirmed({ declared, law }: Assessment): Assumption {
  const words = `The figures for ${declared.taxYear} are not confirmed: the ${law.name} is applied as it stood for ${confirmedUntil}.`
  return { id: 'year-not-confirmed', answer: 'taxYear', words, effect: 0 }
}
