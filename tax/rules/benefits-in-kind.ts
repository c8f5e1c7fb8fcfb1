import type { Declared } from './declared.ts'

/** Benefits in kind in kobo, added as they were declared (SPEC section 9; Nigeria Tax Act 2025, section 14). */
export function benefitsInKind({ amounts }: Declared): number {
  return (
    (amounts.rentPaidByEmployer ?? 0) +
    (amounts.domesticStaffCost ?? 0) +
    (amounts.vehicleBenefit ?? 0) +
    (amounts.otherBenefits ?? 0)
  )
}
