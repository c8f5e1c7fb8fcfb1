import type { WorksheetKind } from '../../../worksheets/kind-names.ts'
import type { worksheetShapes } from '../../../worksheets/kinds.ts'
import { businessWords } from './business.ts'
import { detailsWords } from './details.ts'
import { foreignWords } from './foreign.ts'
import { gainsWords } from './gains.ts'
import { payWords } from './pay.ts'
import { paymentsWords } from './payments.ts'
import type { WorksheetWords } from './words.ts'

/** The English words of every worksheet. */
export const worksheetWords: {
  readonly [Kind in WorksheetKind]: WorksheetWords<(typeof worksheetShapes)[Kind]>
} = {
  pay: payWords,
  business: businessWords,
  gains: gainsWords,
  foreign: foreignWords,
  payments: paymentsWords,
  details: detailsWords,
}
