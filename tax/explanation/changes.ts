import type { AmountKey } from '../answers/keys.ts'
import { fieldNames } from '../answers/names.ts'
import { maxAmount } from '../money/amount.ts'
import { type Exact, toNaira, wholeKobo } from '../money/exact.ts'
import { formatNaira } from '../money/format.ts'
import type { Assessment } from '../rules/assess.ts'
import { effectOf, withAmounts } from './what-if.ts'

/** What adding to one amount would do to the tax (DESIGN section 4, What would change it). */
export interface Change {
  readonly answer: AmountKey
  /** Naira added. */
  readonly added: number
  /** Naira: the amount that the calculation used, defaults included. */
  readonly from: number
  /** Naira: from and added together. */
  readonly to: number
  /** Whole naira; negative when the tax would be less. */
  readonly effect: number
  readonly words: string
}

/** What is added to each amount, in naira. */
const step = 100_000

/** The amounts whose increase is worth telling, in order. */
const told = [
  'pensionContribution',
  'nhfContribution',
  'nhisContribution',
  'lifeAssurance',
  'mortgageInterest',
  'rentPaidBySelf',
] as const satisfies readonly AmountKey[]

function used(key: AmountKey, { declared, deductions }: Assessment): Exact {
  if (key === 'pensionContribution') return deductions.pension
  if (key === 'nhfContribution') return deductions.nhf
  return key === 'nhisContribution' ? deductions.nhis : wholeKobo(declared.amounts[key] ?? 0)
}

/** What adding to the amount that was used would do, e.g. 100,000 to the 480,000 that was assumed as pension. */
export function changeOf(assessment: Assessment, key: AmountKey, naira: number): Change {
  const from = toNaira(used(key, assessment))
  const to = Math.round(from * 100 + naira * 100) / 100
  const effect = effectOf(withAmounts(assessment.declared, { [key]: Math.round(to * 100) }), assessment)
  const more = effect < 0 ? 'less' : 'more'
  const words =
    effect === 0
      ? `${formatNaira(naira)} more for the ${fieldNames[key]} would not change your tax.`
      : `${formatNaira(naira)} more for the ${fieldNames[key]}, ${formatNaira(to)} in all, would make your tax ${formatNaira(Math.abs(effect))} ${more}.`
  return { answer: key, added: naira, from, to, effect, words }
}

/** The changes that would lower this person's tax, the greatest first. */
export function changesOf(assessment: Assessment): readonly Change[] {
  if (assessment.totalTax === 0) return []
  return told
    .map((key) => changeOf(assessment, key, step))
    .filter(({ effect, to }) => effect < 0 && to <= maxAmount)
    .sort((a, b) => a.effect - b.effect)
}
