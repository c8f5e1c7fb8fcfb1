import type { TaxLaw } from './law.ts'
import { nigeriaTaxAct } from './nta-2025.ts'

/**
 * Tax years before 2026 as the product calculates them [spec 14.15, 15.17]: the bands of 2026 with the consolidated
 * relief of the Personal Income Tax Act. It is an estimate, and says so: the law then in force is years/pita.ts.
 */
export const before2026: TaxLaw = {
  ...nigeriaTaxAct,
  id: 'before-2026',
  name: 'Estimate by the Nigeria Tax Act 2025',
  consolidatedFixed: {
    value: 200_000,
    unit: 'naira',
    source: 'Personal Income Tax Act, section 33(1), as NaijaTax applies it',
  },
  consolidatedRate: {
    value: 20,
    unit: 'percent',
    source: 'Personal Income Tax Act, section 33(1), as NaijaTax applies it',
  },
}
