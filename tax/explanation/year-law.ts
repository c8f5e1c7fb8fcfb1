import { formatNaira } from '../money/format.ts'
import { assess } from '../rules/assess.ts'
import { declare } from '../rules/declared.ts'
import type { Result } from '../result.ts'
import { firstYearOfAct } from '../years/index.ts'
import { yearLawName } from '../words/index.ts'
import { type OldLaw, oldLawOf } from './old-law.ts'

/** What the law asked that was in force in a year before the Act, as it stands under the total [spec 15.17]. */
export interface YearLaw {
  readonly name: string
  /** Whole naira, in the reading of the Finance Act 2020. */
  readonly totalTax: number
  /** How it differs from the total, or what is not certain about it: a sentence each. */
  readonly words: readonly string[]
}

/** That law beside a result; null for a year of the Act. */
export function yearLawIn(
  { totalTax: ownTax }: Pick<Result, 'totalTax'>,
  { net: { totalTax }, totalTaxIfExempt, notCompared }: OldLaw,
  taxYear: number,
): YearLaw | null {
  const name = yearLawName(taxYear)
  if (name === null) return null
  return {
    name,
    totalTax,
    words: [
      notCompared ?? gapInWords(totalTax - ownTax),
      totalTaxIfExempt === null ? null : `If your pay is exempt, ${formatNaira(totalTaxIfExempt)}.`,
    ].filter((words) => words !== null),
  }
}

function gapInWords(gap: number): string {
  return gap === 0
    ? 'The same as this estimate.'
    : `${formatNaira(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than this estimate. It was the law then: go by it.`
}

/**
 * Only its tax, of answers as typed; null for a year of the Act.
 * @throws TaxInputError as `calculate` does.
 */
export function yearLawTaxOf(answers: unknown, currentYear: number): number | null {
  const declared = declare(answers, currentYear)
  return declared.taxYear < firstYearOfAct ? oldLawOf(assess(declared)).net.totalTax : null
}
