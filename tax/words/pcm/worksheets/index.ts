import type { SheetHelpTexts } from '../../sheet-path.ts'
import { businessPidgin } from './business.ts'
import { detailsPidgin } from './details.ts'
import { foreignPidgin } from './foreign.ts'
import { gainsPidgin } from './gains.ts'
import { payPidgin } from './pay.ts'
import { paymentsPidgin } from './payments.ts'

/** What the worksheets ask, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const sheetHelpPidgin: SheetHelpTexts = {
  payments: paymentsPidgin,
  pay: payPidgin,
  business: businessPidgin,
  gains: gainsPidgin,
  foreign: foreignPidgin,
  details: detailsPidgin,
}
