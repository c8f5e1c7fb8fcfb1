import { product } from '../http/index.ts'

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

/** What a band is called where its amounts are hidden: no figure, not even the law's, stands there. */
export const bandOrdinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const

/** The foot of a page: "Page 1 of 2". */
export function pageInWords(page: number, pages: number): string {
  return `Page ${page} of ${pages}`
}
