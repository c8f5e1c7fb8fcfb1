import type { WorksheetRules } from '../rules.ts'

/** What the law makes of the foreign worksheet. */
export const foreignRules: WorksheetRules<'foreign'> = {
  fills: () => ({}),
  sections: () => [],
  remarks: () => [],
}
