import { product } from '../http/index.ts'

/**
 * The words of the report that [spec 23.1] and those after it fix, and ours beside them. Nothing else may state them.
 */
export const reportWords = {
  title: product.name,
  subtitle: 'Personal Income Tax Calculation Report',
  notGiven: 'N/A',
  taxpayer: 'Taxpayer',
  tin: 'TIN',
  taxYear: 'Tax Year',
  status: 'Employment Status',
  exempt: 'TAX EXEMPT',
  /** In place of a reason that names the law's figures, where amounts and rates are hidden. */
  withinFreeBand: 'Your taxable income is within the band that is free of tax.',
} as const

/** How to see what the free plan hides, with the whole address [spec 16.13]. @param origin as in `ReportSource`. */
export function upgradeInWords(origin: string): string {
  return `Amounts and rates are hidden on the free plan. Upgrade at ${new URL('/upgrade', origin).href} to see them.`
}

/** What a band is called where its amounts are hidden: no figure, not even the law's, stands there. */
export const bandOrdinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const

/** What stands before the number of a page and before the number of all, at the foot of each. */
export const pageWords = ['Page ', ' of '] as const

/** The foot of a page: "Page 1 of 2". */
export function pageInWords(page: number, pages: number): string {
  return `${pageWords[0]}${page}${pageWords[1]}${pages}`
}

/**
 * "NaijaTax-Report-2026-2026-11-20.pdf": product name, Report, tax year and the day it is made [spec 23.8].
 * @param today YYYY-MM-DD in Nigeria.
 */
export function reportFileName(taxYear: number, today: string): string {
  return `${reportWords.title}-Report-${taxYear}-${today}.pdf`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * A day as en-NG writes it: "20 November 2026". No Intl: the same words on a telephone that lacks the locale.
 * @param day YYYY-MM-DD.
 */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`
}
