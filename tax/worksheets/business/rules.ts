import type { WorksheetRules } from '../rules.ts'
import { beginningOfBusiness, businessBeside, unaskedOfBusiness } from './answered.ts'
import { carriedBusiness } from './carried.ts'
import { businessFaults } from './faults.ts'
import { businessFills } from './fills.ts'
import { remarksOfBusiness } from './remarks.ts'
import { businessSections } from './sections.ts'

/** What the law makes of the business worksheet. */
export const businessRules: WorksheetRules<'business'> = {
  faults: businessFaults,
  fills: businessFills,
  beside: businessBeside,
  unasked: unaskedOfBusiness,
  begin: beginningOfBusiness,
  sections: businessSections,
  remarks: remarksOfBusiness,
  carriedInto: carriedBusiness,
}
