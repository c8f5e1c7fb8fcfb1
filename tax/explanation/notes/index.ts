import type { Assessment } from '../../rules/assess.ts'
import { firstYearOfAct } from '../../years/index.ts'
import {
  contributionsNote,
  lifeAssuranceNote,
  mortgageNote,
  pensionerDeductionsNote,
  rentProofNote,
} from './contributions.ts'
import { accommodationNote, minimumWageNote, vehicleNote } from './employment.ts'
import {
  dividendsNote,
  foreignDividendsNote,
  foreignIncomeNote,
  interestNote,
  lossOfOfficeNote,
  pensionerForeignDividendsNote,
  pensionerInterestNote,
} from './investment.ts'
import type { Note, NoteRule } from './note.ts'
import { familyNote, taxIdNote } from './person.ts'
import { annuityNote, gratuityNote, pensionNote } from './retirement.ts'

/** Every note rule, in the order of display. */
const rules: readonly NoteRule[] = [
  minimumWageNote,
  contributionsNote,
  gratuityNote,
  annuityNote,
  pensionNote,
  dividendsNote,
  interestNote,
  pensionerInterestNote,
  pensionerForeignDividendsNote,
  pensionerDeductionsNote,
  foreignDividendsNote,
  foreignIncomeNote,
  accommodationNote,
  vehicleNote,
  lossOfOfficeNote,
  rentProofNote,
  mortgageNote,
  lifeAssuranceNote,
  familyNote,
  taxIdNote,
]

/** What the Act says otherwise to this person, for tax years from 2026 on [spec 15.2]. */
export function notesOf(assessment: Assessment): readonly Note[] {
  if (assessment.declared.taxYear < firstYearOfAct) return []
  return rules.map((rule) => rule(assessment)).filter((note) => note !== null)
}
