import { showResult, type Draft, type ShownResult } from '../../../contract/http/index.ts'
import { calculate, lawOf, taxYears, TaxInputError } from '../../../tax/index.ts'
import { currentYear } from './dates.ts'

/** The tax year of a draft; the running year while none that may be chosen is answered. */
export function lawYear({ taxYear }: Draft['answers']): number {
  const year = Number(taxYear)
  return taxYears(currentYear()).includes(year) ? year : currentYear()
}

/** The section that sets the bands of a draft's tax year. */
export function bandsSource(answers: Draft['answers']): string {
  return lawOf(lawYear(answers)).bands.source
}

/**
 * The result with the same engine as the server's, masked at once for a free account: nothing more leaves here.
 * @returns undefined when the status or the tax year is missing or refused.
 */
export function computeShown(answers: Draft['answers'], isPaid: boolean): ShownResult | undefined {
  try {
    return showResult(calculate(answers, { currentYear: currentYear() }), isPaid)
  } catch (thrown) {
    if (thrown instanceof TaxInputError) return undefined
    throw thrown
  }
}
