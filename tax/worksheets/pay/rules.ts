import type { WorksheetRules } from '../rules.ts'
import { carriedPay } from './carry.ts'
import { payFaults } from './faults.ts'
import { payFills } from './fills.ts'
import { payRemarks } from './remarks.ts'
import { paySections } from './sections.ts'

/** What the law makes of the pay worksheet. */
export const payRules: WorksheetRules<'pay'> = {
  faults: payFaults,
  fills: payFills,
  sections: paySections,
  remarks: payRemarks,
  carriedInto: carriedPay,
}
