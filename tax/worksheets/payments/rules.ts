import type { WorksheetRules } from '../rules.ts'

/** What the law makes of the payments worksheet. */
export const paymentsRules: WorksheetRules<'payments'> = {
  fills: () => ({}),
  sections: () => [],
  remarks: () => [],
}
