import { showResult, type Draft, type ShownResult } from '../../../contract/http/index.ts'
import { calculate, TaxInputError } from '../../../tax/index.ts'
import { currentYear } from './dates.ts'

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
