import { amounts, type AssumedShare, type DeductionKey } from '../answers/amounts.ts'
import type { Status } from '../answers/status.ts'
import { type Exact, nothing, percentOf, wholeKobo } from '../money/exact.ts'
import type { TaxLaw } from '../years/law.ts'

/**
 * What comes off the income for an amount: a deduction or a relief. None is capped at the income.
 * @param given in kobo; null when it was not answered.
 * @param income annual income.
 */
export type TakenOffRule = (given: number | null, income: Exact, law: TaxLaw, status: Status) => Exact

/** What was paid comes off in full. */
const inFull: TakenOffRule = (given) => (given === null ? nothing : wholeKobo(given))

/**
 * The contribution given, zero included; else the law's default share of annual income. Pensioners: none, even when
 * given, unless the law lets them deduct [spec 14.11].
 */
function contribution(share: AssumedShare): TakenOffRule {
  return (given, income, law, status) => {
    if (status === 'pensioner' && !law.pensionersDeduct) return nothing
    return given === null ? percentOf(law[share].value, income) : wholeKobo(given)
  }
}

/** The rule of each deduction (Nigeria Tax Act 2025, section 30(2)(a)(i) to (v)). */
export const deductionRules: Readonly<Record<DeductionKey, TakenOffRule>> = {
  pensionContribution: contribution(amounts.pensionContribution.assumed),
  nhfContribution: contribution(amounts.nhfContribution.assumed),
  nhisContribution: contribution(amounts.nhisContribution.assumed),
  lifeAssurance: inFull,
  mortgageInterest: inFull,
}
