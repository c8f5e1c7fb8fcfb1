import type { Reading } from '../reading/index.ts'
import type { Decision } from './decision.ts'
import type { Context, Row } from './row.ts'
import { aside } from './rows/aside.ts'
import { backward } from './rows/backward.ts'
import { blank, raiseAlone, shareAlone } from './rows/blank.ts'
import { blocked } from './rows/blocked.ts'
import { compare } from './rows/compare.ts'
import { elsewhere, military } from './rows/elsewhere.ts'
import { everybody } from './rows/everybody.ts'
import { figures, minimumWage, oldYears, relief, takenFromExempt } from './rows/figures.ts'
import { isAnsweredInstead } from './rows/instead.ts'
import { lookUp } from './rows/look-up.ts'
import { matter } from './rows/matter.ts'
import { moving, ofThisProduct, otherMatter } from './rows/other-matter.ts'
import { own } from './rows/own.ts'
import { chat, declined, future, otherLanguage } from './rows/scope.ts'

export { askedAgain, askOf } from './asking/ask.ts'
export { type Convention, conventionOf } from './asking/convention.ts'
export {
  afterCostsSaid,
  amountSaid,
  leaveOutWords,
  newPaySaid,
  periodSaid,
  placeSaid,
  raiseSaid,
  roleSaid,
  withoutPlace,
} from './asking/says.ts'
export { asksSteps, doubtsFigure } from './facts/asks-steps.ts'
export { goneOn, isOfSaved, type Supposed } from './own-change/index.ts'
export { isOfRates } from './rows/matter.ts'
export { assetIn } from './special/assets.ts'
export type * from './decision.ts'
export type { Missing } from './missing.ts'
export type { Context, Row } from './row.ts'

/**
 * The rows in their order: the first that decides, decides. Scope and languages stand before every figure, and what was
 * not understood before every sum.
 */
const rows: readonly Row[] = [
  otherLanguage,
  declined,
  future,
  chat,
  ofThisProduct,
  own,
  takenFromExempt,
  shareAlone,
  raiseAlone,
  matter,
  moving,
  otherMatter,
  elsewhere,
  military,
  aside,
  blocked,
  relief,
  everybody,
  backward,
  compare,
  minimumWage,
  oldYears,
  figures,
  blank,
]

/** What a message comes to. */
export function decide(reading: Reading, context: Context): Decision {
  for (const row of rows) {
    const decision = row(reading, context)
    if (decision === undefined) continue
    return context.isJoined !== true && isAnsweredInstead(decision, reading) ? lookUp() : decision
  }
  return lookUp()
}
