import { hasEmployment } from '../answers/status.ts'
import { firstYearOfAct } from '../years/index.ts'
import { noteFigures } from '../years/nta-2025.ts'
import type { Declared } from './declared.ts'
import { incomeOf, payOf } from './income.ts'

/**
 * Whether the pay from an employer, benefits included, is no more than the national minimum wage for the months it was
 * paid for: by the Act it is exempt then, and this calculation does not know it [spec 15.7].
 */
export function isAtMinimumWage(declared: Declared): boolean {
  if (declared.taxYear < firstYearOfAct || !hasEmployment(declared.status)) return false
  const pay = payOf(declared) + incomeOf(declared).benefits
  return pay > 0 && pay <= noteFigures.minimumWage.value * 100 * declared.monthsPaid
}
