import type { WorksheetRules } from '../rules.ts'
import { paymentsFaults } from './faults.ts'
import { paymentsRemarks } from './remarks.ts'
import { paymentsSections } from './sections.ts'

/** What the law makes of the payments worksheet: what is credited. It sets one answer, where the person lived. */
export const paymentsRules: WorksheetRules<'payments'> = {
  faults: paymentsFaults,
  fills: ({ resident }) => (resident === undefined ? {} : { resident }),
  sections: paymentsSections,
  remarks: paymentsRemarks,
}
