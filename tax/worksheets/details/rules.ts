import type { WorksheetRules } from '../rules.ts'

/** What the law makes of the details worksheet. */
export const detailsRules: WorksheetRules<'details'> = {
  fills: () => ({}),
  sections: () => [],
  remarks: () => [],
}
