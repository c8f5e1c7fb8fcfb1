import type { Draft } from '../../../api/contract/index.ts'
import { lawOf, taxYears } from '../../../tax/index.ts'
import { currentYear } from './dates.ts'

/** The tax year of a draft; the running year while none that may be chosen is answered. */
export function lawYear({ taxYear }: Draft['answers']): number {
  const year = Number(taxYear)
  return taxYears(currentYear()).includes(year) ? year : currentYear()
}

/** Says of a tax year before the Act that its result is an estimate; undefined for the years of the Act. */
export function estimateInWords(answers: Draft['answers']): string | undefined {
  const year = lawYear(answers)
  return lawOf(year).id === 'before-2026'
    ? `This is an estimate. The law in force in ${year}, the Personal Income Tax Act, used other bands and reliefs.`
    : undefined
}

/** The section that sets the bands of a draft's tax year. */
export function bandsSource(answers: Draft['answers']): string {
  return lawOf(lawYear(answers)).bands.source
}
