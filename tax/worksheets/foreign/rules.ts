import type { WorksheetRules } from '../rules.ts'
import { foreignFaults } from './faults.ts'
import { foreignFills } from './fills.ts'
import { foreignRemarks } from './remarks.ts'
import { foreignSections } from './sections.ts'

/** What the law makes of the foreign worksheet. */
export const foreignRules: WorksheetRules<'foreign'> = {
  faults: foreignFaults,
  fills: foreignFills,
  sections: foreignSections,
  remarks: foreignRemarks,
}
