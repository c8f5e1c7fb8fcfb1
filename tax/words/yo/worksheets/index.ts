import type { SheetHelpTexts } from '../../sheet-path.ts'
import { businessYoruba } from './business.ts'
import { detailsYoruba } from './details.ts'
import { foreignYoruba } from './foreign.ts'
import { gainsYoruba } from './gains.ts'
import { payYoruba } from './pay.ts'
import { paymentsYoruba } from './payments.ts'

/** What the worksheets ask, in Yoruba. No native speaker has reviewed it yet. */
export const sheetHelpYoruba: SheetHelpTexts = {
  payments: paymentsYoruba,
  pay: payYoruba,
  business: businessYoruba,
  gains: gainsYoruba,
  foreign: foreignYoruba,
  details: detailsYoruba,
}
