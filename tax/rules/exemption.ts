import { compare } from '../money/exact.ts'
import type { Assessment } from './assess.ts'
import { section } from '../years/sections.ts'
import { slicesOf } from './bands.ts'
import { given } from './declared.ts'

/** Why no tax is due, in the order in which the reasons are tried [spec 14.22]. */
export type ExemptionCause =
  'no_income' | 'pension_only' | 'reliefs_cover_income' | 'within_free_band' | 'under_half_a_naira'

/** The first cause that fits, or null when tax is due. */
export function exemptionCause(assessment: Assessment): ExemptionCause | null {
  const { declared, income, taxable, charge, law, totalTax } = assessment
  if (totalTax > 0) return null
  if (income.kobo === 0) return (given(declared, 'pension') ?? 0) > 0 ? 'pension_only' : 'no_income'
  if (compare(taxable, { kobo: 0, millionths: 0 }) === 0) return 'reliefs_cover_income'
  return slicesOf(charge, law.bands.list).every(({ band }) => band.rate === 0)
    ? 'within_free_band'
    : 'under_half_a_naira'
}

const pensionReason = 'Your pension is exempt from tax.'
const coveredReason = 'Your reliefs and deductions are at least as much as your income.'
const freeBandReason = 'Your taxable income is within the '

/** Each cause in a sentence, with the law's figures only and none of the person's [spec 14.22]. */
const reasons: Readonly<Record<ExemptionCause, (assessment: Assessment) => string>> = {
  no_income: () => 'No income was declared that counts towards tax.',
  pension_only: () => pensionReason,
  reliefs_cover_income: () => coveredReason,
  within_free_band: ({ law }) =>
    `${freeBandReason}${law.bands.list[0]?.name.toLowerCase()}, which is taxed at 0%.`,
  under_half_a_naira: () => 'Your tax comes to less than 50 kobo, which rounds to nothing.',
}

/** Why no tax is due, for the person to read; null when tax is due. */
export function exemptionReason(assessment: Assessment): string | null {
  const cause = exemptionCause(assessment)
  return cause === null ? null : reasons[cause](assessment)
}

/**
 * The section of law that stands under a reason: a pension is exempt by its own, reliefs have theirs, the slice at 0% is
 * in the Fourth Schedule, and everything else is of the bands.
 * @param reason as `exemptionReason` gave it.
 * @param bands the section of the bands of the tax year.
 */
export function exemptionSource(reason: string | null, bands: string): string {
  if (reason === pensionReason) return section('163(1)(i)')
  if (reason === coveredReason) return section('30')
  // A year before the Act is an estimate by its bands, which says so.
  const isOfAct = bands.startsWith('Section')
  return isOfAct && reason?.startsWith(freeBandReason) ? 'Fourth Schedule' : bands
}
