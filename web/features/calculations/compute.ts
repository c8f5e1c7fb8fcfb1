import { showResult, type Draft, type ShownResult } from '../../../contract/http/index.ts'
import { calculate, lawOf, taxYears, TaxInputError } from '../../../tax/index.ts'
import { currentYear } from './dates.ts'

/** The tax year of a draft; the current year while the draft has no valid one. */
export function lawYear({ taxYear }: Draft['answers']): number {
  const year = Number(taxYear)
  return taxYears(currentYear()).includes(year) ? year : currentYear()
}

/** The section of law that sets the bands of a draft's tax year. */
export function bandsSource(answers: Draft['answers']): string {
  const { id, name, bands } = lawOf(lawYear(answers))
  return id === 'before-2026' ? `${name}, ${bands.source.replace(/^Section/, 'section')}` : bands.source
}

/**
 * Calculates with the same engine as the server and masks the result for a free account before returning it.
 * @returns undefined when the status or the tax year is missing or invalid.
 */
export function computeShown(answers: Draft['answers'], isPaid: boolean): ShownResult | undefined {
  try {
    return showResult(calculate(answers, { currentYear: currentYear() }), isPaid)
  } catch (thrown) {
    if (thrown instanceof TaxInputError) return undefined
    throw thrown
  }
}
