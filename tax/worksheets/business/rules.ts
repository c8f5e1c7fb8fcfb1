import type { WorksheetRules } from '../rules.ts'

/** What the law makes of the business worksheet. */
export const businessRules: WorksheetRules<'business'> = {
  fills: () => ({}),
  sections: () => [],
  remarks: () => [],
}
