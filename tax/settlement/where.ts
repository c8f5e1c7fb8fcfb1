import { administrationSection, citationLine } from '../years/sections.ts'
import { told } from '../years/told.ts'
import { returnOfficeOf } from '../worksheets/details/where.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import type { SettlementInput } from './input.ts'

/** To whom a return goes: a sentence, and where it stands. */
export interface WhereToFile {
  readonly words: string
  readonly source: string
}

/** Who takes the return, where nothing is known of the home. */
export const anyOffice: WhereToFile = {
  words:
    'It goes to the State or the FCT where your main home was on 1 January, or where your work began: in Lagos at etax.lirs.net. Armed forces, police, the Foreign Service and people who live abroad hand it to the Nigeria Revenue Service (NRS).',
  source: citationLine([told.residenceDay.source, administrationSection('3(1)')]),
}

/** Who takes the return of this person, by the State in their details. */
export function whereToFile({ answers, worksheets }: SettlementInput): WhereToFile {
  const { resident } = answers as RawAnswers
  const isResident = resident === 'yes' ? true : resident === 'no' ? false : null
  const office = returnOfficeOf(worksheets.details ?? {}, isResident)
  if (office === null) return anyOffice
  const { name, portal, source } = office
  return {
    words:
      portal === null
        ? `It goes to this office; ask how it takes it: ${name}.`
        : `It goes to this office, at ${portal}: ${name}.`,
    source,
  }
}
