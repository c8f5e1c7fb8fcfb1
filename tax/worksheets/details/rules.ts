import type { WorksheetRules } from '../rules.ts'
import { carriedDetails } from './carried.ts'

/** What the law makes of the details worksheet. */
export const detailsRules: WorksheetRules<'details'> = {
  fills: () => ({}),
  sections: () => [],
  remarks: () => [],
  carriedInto: carriedDetails,
}
