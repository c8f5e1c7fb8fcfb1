import { reportWords } from './words.ts'

/**
 * "NaijaTax-Report-2026-2026-11-20.pdf": product name, Report, tax year and the day it is made (SPEC section 9).
 * @param today YYYY-MM-DD in Nigeria.
 */
export function reportFileName(taxYear: number, today: string): string {
  return `${reportWords.title}-Report-${taxYear}-${today}.pdf`
}
