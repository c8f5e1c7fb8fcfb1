import type { AmountKey } from '../answers/keys.ts'

/** Where a figure comes from. */
export interface Citation {
  readonly law: string
  readonly section: string
}

/** A citation on one line: "Nigeria Tax Act 2025, section 30(2)(a)(vi)". */
export function citationText({ law, section }: Citation): string {
  return `${law}, ${section.charAt(0).toLowerCase()}${section.slice(1)}`
}

/** The section of the Nigeria Tax Act 2025 under which each amount counts. */
export const sections: Readonly<Record<AmountKey, string>> = {
  businessIncome: 'Section 28',
  salary: 'Section 28',
  commissions: 'Section 28',
  allowances: 'Section 28',
  pension: 'Section 163(1)(i)',
  annuity: 'Section 4(2)(b)',
  gratuities: 'Section 28',
  foreignIncome: 'Sections 12 and 28',
  dividendsNigeria: 'Section 28',
  dividendsForeign: 'Sections 12 and 28',
  interest: 'Section 28',
  rentalIncome: 'Section 28',
  otherIncome: 'Section 28',
  rentPaidByEmployer: 'Section 14(6) and (7)',
  domesticStaffCost: 'Section 14(1)(c)',
  vehicleBenefit: 'Section 14(1)(a) and (b)',
  otherBenefits: 'Section 14(1)(c)',
  rentPaidBySelf: 'Section 30(2)(a)(vi)',
  lifeAssurance: 'Section 30(2)(a)(v)',
  nhisContribution: 'Section 30(2)(a)(ii)',
  pensionContribution: 'Section 30(2)(a)(iii)',
  nhfContribution: 'Section 30(2)(a)(i)',
  mortgageInterest: 'Section 30(2)(a)(iv)',
}
