import { product } from '../http/index.ts'
import type { AmountKey } from '../../tax/index.ts'

/** The words of the report that SPEC section 9 fixes, and ours beside them. Nothing else may state them. */
export const reportWords = {
  title: product.name,
  subtitle: 'Personal Income Tax Calculation Report',
  notGiven: 'N/A',
  taxpayer: 'Taxpayer',
  tin: 'TIN',
  taxYear: 'Tax Year',
  status: 'Employment Status',
  exempt: 'TAX EXEMPT',
  totalTaxDue: 'Total Tax Due',
  effectiveRate: 'Effective Tax Rate',
  upgrade: 'Amounts and rates are hidden on the free plan. Upgrade at /upgrade to see them.',
  /** In place of a reason that names the law's figures, where amounts and rates are hidden. */
  withinFreeBand: 'Your taxable income is within the band that is free of tax.',
} as const

/** Each income as a row of the detailed breakdown. */
export const incomeNames = {
  businessIncome: 'Business Income',
  salary: 'Salary',
  commissions: 'Commissions',
  allowances: 'Allowances',
  pension: 'Pension Received',
  annuity: 'Annuity',
  gratuities: 'Gratuity',
  foreignIncome: 'Foreign Income',
  dividendsNigeria: 'Nigerian Dividends',
  dividendsForeign: 'Foreign Dividends',
  interest: 'Interest',
  rentalIncome: 'Rental Income',
  otherIncome: 'Other Income',
} as const satisfies Partial<Record<AmountKey, string>>

/** Each benefit in kind, in SPEC's words. */
export const benefitNames = {
  rentPaidByEmployer: 'Rent Paid by Employer',
  domesticStaffCost: 'Domestic Staff Cost',
  vehicleBenefit: 'Vehicle Benefit',
  otherBenefits: 'Other Benefits',
} as const satisfies Partial<Record<AmountKey, string>>

/** Each deduction and relief, in the order of the calculation. */
export const deductionNames = {
  pensionContribution: 'Pension Contribution',
  nhfContribution: 'NHF Contribution',
  nhisContribution: 'NHIS Contribution',
  lifeAssurance: 'Life Assurance',
  mortgageInterest: 'Mortgage Interest',
  rentRelief: 'Rent Relief',
  consolidatedRelief: 'Consolidated Relief',
} as const

/** What a band is called where its amounts are hidden: no figure, not even the law's, stands there. */
export const bandOrdinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const

/** The foot of a page: "Page 1 of 2". */
export function pageInWords(page: number, pages: number): string {
  return `Page ${page} of ${pages}`
}
