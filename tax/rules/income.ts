import type { Declared } from './declared.ts'

/** Pay in money from an employer, in kobo. */
export function payOf({ amounts }: Declared): number {
  return (amounts.salary ?? 0) + (amounts.commissions ?? 0) + (amounts.allowances ?? 0)
}

/** Earned income in kobo (SPEC section 9). The pension received is exempt and left out: section 163(1)(i). */
export function earnedIncome(declared: Declared): number {
  const { amounts } = declared
  return (
    payOf(declared) +
    (amounts.businessIncome ?? 0) +
    (amounts.annuity ?? 0) +
    (amounts.gratuities ?? 0) +
    (amounts.foreignIncome ?? 0)
  )
}

/** Investment income in kobo (SPEC section 9). For pensioners dividends and interest count as zero. */
export function investmentIncome({ amounts, status }: Declared): number {
  const rest = (amounts.rentalIncome ?? 0) + (amounts.otherIncome ?? 0)
  if (status === 'pensioner') return rest
  return rest + (amounts.dividendsNigeria ?? 0) + (amounts.dividendsForeign ?? 0) + (amounts.interest ?? 0)
}
