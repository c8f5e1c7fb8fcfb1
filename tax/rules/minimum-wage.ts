import { hasEmployment } from '../answers/status.ts'
import { firstYearOfAct } from '../years/index.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { section } from '../years/sections.ts'
import { type Declared, declare } from './declared.ts'
import { incomeOf, payOf } from './income.ts'

/** Where the Act exempts such pay. */
export const minimumWageSection = section('58', '163(1)(t)')

/**
 * Whether the pay from an employer, benefits included, is no more than the national minimum wage for the months it was
 * paid for: by the Act it is exempt then, and this calculation does not know it [spec 15.7].
 */
export function isAtMinimumWage(declared: Declared): boolean {
  if (declared.taxYear < firstYearOfAct || !hasEmployment(declared.status)) return false
  const pay = payOf(declared) + incomeOf(declared).benefits
  return pay > 0 && pay <= noteFigures.minimumWage.value * 100 * declared.monthsPaid
}

/**
 * The same of answers as typed.
 * @throws TaxInputError as `calculate` does.
 */
export function isPayExempt(answers: unknown, currentYear: number): boolean {
  return isAtMinimumWage(declare(answers, currentYear))
}
