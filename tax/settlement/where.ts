import { administrationSection, citationLine } from '../years/sections.ts'
import { told } from '../years/told.ts'
import { returnOfficeOf } from '../worksheets/details/where.ts'
import { isAbroad, type SettlementInput } from './input.ts'

/** Who takes the return, where nothing is known of the home. */
export const anyOffice = {
  words:
    'It goes to the State or the FCT where your main home was on 1 January, or where your work began: in Lagos at etax.lirs.net. Armed forces, police, the Foreign Service and people who live abroad hand it to the Nigeria Revenue Service (NRS).',
  source: citationLine([told.residenceDay.source, administrationSection('3(1)')]),
} as const

/** Who takes the return of these worksheets: the office of their State, where it was typed. */
export function officeFor({ worksheets, answers }: Pick<SettlementInput, 'worksheets' | 'answers'>): {
  readonly words: string
  readonly source: string
} {
  const office = returnOfficeOf(worksheets.details ?? {}, isAbroad(answers) ? false : null)
  return office === null
    ? anyOffice
    : { words: `It goes to ${office.inSentence}. ${office.words}`, source: office.source }
}
