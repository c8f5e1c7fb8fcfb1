import {
  type Amount,
  type AmountKey,
  amountRows,
  type AnswerKey,
  contributionRows,
  isTakenOff,
} from '../answers/keys.ts'
import { isBlank, type OwnAnswers } from '../answers/raw-answers.ts'
import { type Condition, conditions } from '../answers/status.ts'
import { parseAmount } from '../money/amount.ts'
import { nothing, wholeKobo } from '../money/exact.ts'
import { formatNaira, formatRate } from '../money/format.ts'
import { type Assessment, partFor, partOf } from '../rules/assess.ts'
import { countsAsZero } from '../rules/income.ts'
import { confirmedUntil } from '../years/index.ts'
import type { ShownParts } from './taken-off-lines.ts'
import { effectOf, effectOfTakingOff, withMoreIncome } from './what-if.ts'

/** A default that was used, or an answer that was ignored [spec 15.1]. */
export interface Assumption {
  readonly id: `default-${AnswerKey}` | `ignored-${AmountKey}` | 'year-not-confirmed'
  /** The answer that would replace the assumption. */
  readonly answer: AnswerKey
  readonly words: string
  /** The effect of the assumption on the tax, in whole naira: negative when it lowers the tax. */
  readonly effect: number
}

/**
 * Every assumption in the result, in the order of the answers [decision 0005].
 * @param own the answers as typed.
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

/**
 * The assumed share of income for a contribution that was left empty; null when it was answered, or none is assumed.
 */
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
    // Without the contribution the tax would be higher by as much as the default lowers it.
    effect: 0 - effectOfTakingOff(nothing, partOf(assessment, row), assessment),
  }
}

const missing: Readonly<Record<Condition, string>> = {
  always: '',
  hasBusiness: 'your status has no business',
  hasEmployment: 'your status has no employer',
}

/** Why an amount that was answered does not count; null when it counts. */
function reason(row: Amount, { declared: { status } }: Assessment): string | null {
  if (!conditions[row.when](status)) return missing[row.when]
  if (countsAsZero(row, status)) return 'we count dividends and interest as zero for pensioners'
  return row.assumed !== null && status === 'pensioner' ? 'we take nothing off for it for pensioners' : null
}

/** The change of the tax, in whole naira, if an amount that is left out counted. @param kobo the amount. */
function effectIfCounted(row: Amount, kobo: number, assessment: Assessment): number {
  if (row.group === 'exempt') return 0
  if (!isTakenOff(row)) return effectOf(withMoreIncome(assessment.declared, kobo), assessment)
  // The rule of a contribution itself takes nothing off for pensioners.
  const part = row.assumed === null ? partFor(kobo, assessment, row) : wholeKobo(kobo)
  return effectOfTakingOff(part, nothing, assessment)
}

/** The assumption for an answer that does not count, with the tax effect of leaving it out; null when it counts. */
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
  return {
    id: `ignored-${row.key}`,
    answer: row.key,
    words: `${row.label} of ${formatNaira(parsed.naira)} is left out: ${why}.`,
    effect: 0 - effectIfCounted(row, Math.round(parsed.naira * 100), assessment),
  }
}

function unconfirmed({ declared, law }: Assessment): Assumption {
  const words = `The figures for ${declared.taxYear} are not confirmed: the ${law.name} is applied as it stood for ${confirmedUntil}.`
  return { id: 'year-not-confirmed', answer: 'taxYear', words, effect: 0 }
}
