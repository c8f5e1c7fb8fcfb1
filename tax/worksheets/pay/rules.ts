import type { WorksheetRules } from '../rules.ts'

/** What the law makes of the pay worksheet. */
export const payRules: WorksheetRules<'pay'> = {
  fills: () => ({}),
  sections: () => [],
  remarks: () => [],
}
