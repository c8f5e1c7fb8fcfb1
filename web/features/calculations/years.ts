import type { Draft } from '../../../contract/http/index.ts'
import { lawOf, taxYears } from '../../../tax/index.ts'
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
