import type { WorksheetRules } from '../rules.ts'

/** What the law makes of the gains worksheet. */
export const gainsRules: WorksheetRules<'gains'> = {
  fills: () => ({}),
  sections: () => [],
  remarks: () => [],
}
