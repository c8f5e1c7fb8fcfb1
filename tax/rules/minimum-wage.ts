import { hasEmployment } from '../answers/status.ts'
import { firstYearOfAct } from '../years/index.ts'
import { oldLawWageOf } from '../years/minimum-wage.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { section } from '../years/sections.ts'
import { type Declared, declare } from './declared.ts'
import { incomeOf, payOf } from './income.ts'

/** Where the Act exempts such pay. */
export const minimumWageSection = section('58', '163(1)(t)')

/**
 * Whether the pay from an employer, benefits included, is no more than a wage for the months it was paid for.
 * @param wage naira a month.
 */
function isPaidUpTo(declared: Declared, wage: number): boolean {
  if (!hasEmployment(declared.status)) return false
  const pay = payOf(declared) + incomeOf(declared).benefits
  return pay > 0 && pay <= wage * 100 * declared.monthsPaid
}

/**
 * Whether the pay from an employer is no more than the national minimum wage: by the Act it is exempt then, and this
 * calculation does not know it [spec 15.7].
 */
export function isAtMinimumWage(declared: Declared): boolean {
  return declared.taxYear >= firstYearOfAct && isPaidUpTo(declared, noteFigures.minimumWage.value)
}

/**
 * The same of answers as typed.
 * @throws TaxInputError as `calculate` does.
 */
export function isPayExempt(answers: unknown, currentYear: number): boolean {
  return isAtMinimumWage(declare(answers, currentYear))
}

/**
 * How the old law treats the pay from an employer, from 2026 on as it stood in 2025 [spec 15.18]. `unsure` is pay of a
 * year within which the wage rose, where it is above the wage before and not above the wage after.
 */
export function oldLawPay(declared: Declared): 'exempt' | 'unsure' | 'taxed' {
  const known = oldLawWageOf(declared.taxYear)
  if (known === null) return 'taxed'
  if (isPaidUpTo(declared, known.wage.value)) return 'exempt'
  return known.since !== null && isPaidUpTo(declared, known.since.value) ? 'unsure' : 'taxed'
}
