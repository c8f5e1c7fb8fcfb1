import type { WorksheetRules } from '../rules.ts'
import { gainsFaults } from './faults.ts'
import { gainsFills } from './fills.ts'
import { gainsRemarks } from './remarks.ts'
import { gainsSections } from './sections.ts'

/** What the law makes of the gains worksheet. */
export const gainsRules: WorksheetRules<'gains'> = {
  faults: gainsFaults,
  fills: gainsFills,
  sections: gainsSections,
  remarks: gainsRemarks,
}
