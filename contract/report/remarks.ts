import { estimateInWords, formatNaira } from '../../tax/index.ts'
import type { Calculation } from './calculation.ts'
import { reportWords } from './words.ts'

const changedSince =
  'The working is left out: the rules have changed since this was calculated. Edit the calculation to bring it up to date.'

/** What is said under the answer: that it is an estimate, what is hidden, what is left out. */
export function remarksOf({ taxYear, open, explanation }: Calculation): readonly string[] {
  const oldLaw = explanation?.oldLaw
  return [
    estimateInWords(taxYear),
    oldLaw?.wasInForce && `Under the ${oldLaw.law} the tax comes to ${formatNaira(oldLaw.net.totalTax)}.`,
    open === undefined && reportWords.upgrade,
    open !== undefined && explanation === null && changedSince,
  ].filter((words) => typeof words === 'string')
}
