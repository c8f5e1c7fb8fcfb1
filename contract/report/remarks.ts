import {
  bandsOnlyWords,
  estimateInWords,
  oldLawExemptionIn,
  payExemptInWords,
  takerInWords,
  toldFirstInWords,
} from '../../tax/index.ts'
import type { Calculation } from './calculation.ts'
import type { ReportSource } from './request/source.ts'
import { upgradeInWords } from './words.ts'

/** What stands before any total: what the Act, or the law of the year, exempts, and what the calculation leaves out. */
export function firstOf(
  { standing }: ReportSource,
  { open, taxYear, result }: Calculation,
): readonly string[] {
  const words = payExemptInWords(standing, { isWithFigures: open !== undefined, isDue: !result.isExempt })
  return [
    ...(words === null ? [] : [`By the Act your pay is exempt. ${words.join(' ')}`]),
    ...toldFirstInWords(standing, { isWithFigures: open !== undefined }),
    ...(standing.oldLaw === null
      ? []
      : [oldLawFirst(taxYear, standing.oldLaw === 'exempt', open === undefined)]),
  ]
}

const changedSince = 'The rules have changed since. Edit the calculation to see its working.'

/** What is said under the answer: who takes the tax, that it is an estimate, what is hidden or left out. */
export function remarksOf(
  { result, taxYear, open, explanation }: Calculation,
  { standing, origin }: ReportSource,
): readonly string[] {
  return [
    !result.isExempt && standing.isPayExempt && bandsOnlyWords,
    !result.isExempt && takerInWords(standing, explanation?.act?.hasSeveralJobs),
    estimateInWords(taxYear, result.isExempt),
    explanation?.oldLaw.wasInForce && explanation.oldLaw.consolidatedWords,
    open === undefined && upgradeInWords(origin),
    open !== undefined && explanation === null && changedSince,
  ].filter((words) => typeof words === 'string')
}

/** What the old law says of a job at the minimum wage, in a year in which it was in force: without the wage where figures are hidden. */
function oldLawFirst(taxYear: number, isCertain: boolean, isMasked: boolean): string {
  const { heading, words, source } = oldLawExemptionIn(taxYear, isCertain)
  return isMasked
    ? `${heading}: a job at the national minimum wage. ${source}.`
    : `${heading}. ${words} ${source}.`
}
