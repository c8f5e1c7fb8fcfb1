import type { Missing } from './known-pay.ts'
import { monthName, monthsInWords } from './months.ts'

/** What to type so that the payslips of an employer can be checked. */
export function missingWords({ start, months = [] }: Missing): string {
  if (start !== undefined)
    return `the first payslip is of ${monthName(start)}. Type the first month of work, or the payslips before it: the PAYE of a month hangs on those before.`
  const [one, other] = months.length === 1 ? ['payslip', 'is'] : ['payslips', 'are']
  return `the ${one} of ${monthsInWords(months)} ${other} not there, so that the rest cannot be checked. Type 0 for a month without pay.`
}
