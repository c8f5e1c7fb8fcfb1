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

/** A default that was used, or an answer that was ignored (DESIGN section 4, Assumptions). */
export interface Assumption {
  readonly id: `default-${AnswerKey}` | `ignored-${AmountKey}` | 'year-not-confirmed'
  /** The answer that would settle it. */
  readonly answer: AnswerKey
  readonly words: string
  /** What the assumption itself does to the tax, in whole naira: negative when the tax is less because of it. */
  readonly effect: number
}

/**
 * Everything that the result takes for granted, in the order of the answers.
 * @param own the answers as they came.
 */
export function assumptionsOf(
  assessment: Assessment,
  own: OwnAnswers,
  shown: ShownParts,
): readonly Assumption[] {
  return [
    ...defaultYear(assessment, own),
    ...defaultContributions(assessment, shown),
    ...leftOut(assessment, own),
    ...unconfirmed(assessment),
  ]
}

function defaultYear({ declared }: Assessment, own: OwnAnswers): readonly Assumption[] {
  if (!isBlank(own.taxYear)) return []
  const words = `No tax year was given: ${declared.taxYear} is used.`
  return [{ id: 'default-taxYear', answer: 'taxYear', words, effect: 0 }]
}

/** The share of income that stands for each contribution that was not given. */
function defaultContributions(assessment: Assessment, shown: ShownParts): readonly Assumption[] {
  const { declared, law, income } = assessment
  if (declared.status === 'pensioner' || income.kobo === 0) return []
  return contributionRows
    .filter(({ index }) => declared.amounts[index] === null)
    .map((row) => {
      const amount = formatNaira(shown.deductions[row.indexInGroup] ?? 0)
      return {
        id: `default-${row.key}`,
        answer: row.key,
        words: `You left ${row.shortName} empty: ${formatRate(law[row.assumed].value)} of your income, ${amount}, is assumed and taken off.`,
        // Had nothing been paid, the tax would be higher by as much as the default makes it lower.
        effect: 0 - effectOfTakingOff(nothing, partOf(assessment, row.key), assessment),
      }
    })
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

function leftOutOf(row: Amount, assessment: Assessment, own: OwnAnswers): Assumption | null {
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

/** The answers that were given and do not count, each with what leaving it out does to the tax. */
function leftOut(assessment: Assessment, own: OwnAnswers): readonly Assumption[] {
  return amountRows.map((row) => leftOutOf(row, assessment, own)).filter((assumption) => assumption !== null)
}

function unconfirmed({ declared, law }: Assessment): readonly Assumption[] {
  if (declared.taxYear <= confirmedUntil) return []
  const words = `The figures for ${declared.taxYear} are not confirmed: the ${law.name} is applied as it stood for ${confirmedUntil}.`
  return [{ id: 'year-not-confirmed', answer: 'taxYear', words, effect: 0 }]
}
