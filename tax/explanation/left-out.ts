import {
  type AmountKey,
  amountKeys,
  contributionKeys,
  deductionKeys,
  employmentKeys,
  zeroForPensionersKeys,
} from '../answers/keys.ts'
import { answerLabel, fieldNames } from '../answers/names.ts'
import { hasBusiness, hasEmployment } from '../answers/options.ts'
import type { OwnAnswers } from '../answers/own.ts'
import { parseAmount } from '../money/amount.ts'
import { nothing, wholeKobo } from '../money/exact.ts'
import { formatNaira } from '../money/format.ts'
import type { Assessment } from '../rules/assess.ts'
import type { Assumption } from './assumption.ts'
import { effectOf, effectOfTakingOff, withMoreIncome } from './what-if.ts'

const zeroForPensioners: readonly AmountKey[] = zeroForPensionersKeys
const contributions: readonly AmountKey[] = contributionKeys
const employmentOnly: readonly AmountKey[] = employmentKeys
const takenOff: readonly AmountKey[] = deductionKeys

/** Why an amount that was given does not count; null when it does. */
function reason(key: AmountKey, { declared: { status } }: Assessment): string | null {
  if (key === 'businessIncome' && !hasBusiness(status)) return 'your status has no business'
  if (employmentOnly.includes(key) && !hasEmployment(status)) return 'your status has no employer'
  if (status !== 'pensioner') return null
  if (zeroForPensioners.includes(key)) return 'we count dividends and interest as zero for pensioners'
  return contributions.includes(key) ? 'we take nothing off for it for pensioners' : null
}

function leftOutOf(key: AmountKey, assessment: Assessment, given: OwnAnswers): Assumption | null {
  const typed = given[key]
  if (typed === undefined || typed === null) return null
  const parsed = parseAmount(typed)
  if (parsed.kind === 'blank') return null
  if (parsed.kind === 'fault')
    return {
      id: `ignored-${key}`,
      answer: key,
      words: `What you typed for the ${fieldNames[key]} is not an amount, so it counts as left empty.`,
      effect: 0,
    }
  const why = reason(key, assessment)
  if (why === null || parsed.naira === 0) return null
  const kobo = Math.round(parsed.naira * 100)
  const counted = takenOff.includes(key)
    ? effectOfTakingOff(wholeKobo(kobo), nothing, assessment)
    : effectOf(withMoreIncome(assessment.declared, kobo), assessment)
  return {
    id: `ignored-${key}`,
    answer: key,
    words: `${answerLabel(key)} of ${formatNaira(parsed.naira)} is left out: ${why}.`,
    effect: 0 - counted,
  }
}

/** The answers that were given and do not count, each with what leaving it out does to the tax. */
export function leftOut(assessment: Assessment, given: OwnAnswers): readonly Assumption[] {
  return amountKeys
    .map((key) => leftOutOf(key, assessment, given))
    .filter((assumption) => assumption !== null)
}
