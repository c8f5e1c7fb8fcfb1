import { type AmountKey, contributionKeys } from '../answers/keys.ts'
import { fieldNames } from '../answers/names.ts'
import { maxAmount } from '../money/amount.ts'
import { type Exact, toNaira, wholeKobo } from '../money/exact.ts'
import { formatNaira } from '../money/format.ts'
import type { Assessment } from '../rules/assess.ts'
import { rentRelief } from '../rules/reliefs.ts'
import { effectOfTakingOff } from './what-if.ts'

/** What adding to one amount would do to the tax (DESIGN section 4, What would change it). */
export interface Change {
  readonly answer: AmountKey
  /** Naira added. */
  readonly added: number
  /** Naira: the amount that the calculation used, defaults included. */
  readonly from: number
  /** Naira: from and added together. */
  readonly to: number
  /** Whole naira, negative: how much less the tax would be. */
  readonly effect: number
  readonly words: string
}

/** What is added to each amount, in naira. */
const step = 100_000

/** The amounts whose increase is worth telling, in order, each with how its sentence begins. */
const notContributions = ['lifeAssurance', 'mortgageInterest', 'rentPaidBySelf'] as const
const told = [...contributionKeys, ...notContributions] as const
const beginnings = new Map<AmountKey, string>(
  told.map((key) => [key, `${formatNaira(step)} more for the ${fieldNames[key]}`]),
)

/** What counts now of an amount, in full. */
function used(key: AmountKey, { declared, deductions }: Assessment): Exact {
  if (key === 'pensionContribution') return deductions.pension
  if (key === 'nhfContribution') return deductions.nhf
  return key === 'nhisContribution' ? deductions.nhis : wholeKobo(declared.amounts[key] ?? 0)
}

/** What adding to the amount that was used would do, or null when it would not lower the tax. */
function changeOf(assessment: Assessment, key: AmountKey): Change | null {
  const now = used(key, assessment)
  const from = toNaira(now)
  const to = Math.round(from * 100 + step * 100) / 100
  if (to > maxAmount) return null
  const then = wholeKobo(Math.round(to * 100))
  const effect =
    key === 'rentPaidBySelf'
      ? effectOfTakingOff(rentRelief(then, assessment.law), assessment.reliefs.rent, assessment)
      : effectOfTakingOff(then, now, assessment)
  if (effect >= 0) return null
  const words = `${beginnings.get(key)}, ${formatNaira(to)} in all, would make your tax ${formatNaira(-effect)} less.`
  return { answer: key, added: step, from, to, effect, words }
}

/** The changes that would lower this person's tax, the greatest first. Pensioners have no contributions to add to. */
export function changesOf(assessment: Assessment): readonly Change[] {
  if (assessment.totalTax === 0) return []
  const keys = assessment.declared.status === 'pensioner' ? notContributions : told
  return keys
    .map((key) => changeOf(assessment, key))
    .filter((change) => change !== null)
    .sort((a, b) => a.effect - b.effect)
}
