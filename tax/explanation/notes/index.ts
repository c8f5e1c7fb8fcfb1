import type { ByTheAct } from '../../act/by-the-act.ts'
import type { ChoiceId } from '../../act/choice.ts'
import type { OwnAnswers } from '../../answers/raw-answers.ts'
import { formatNaira } from '../../money/format.ts'
import type { Assessment } from '../../rules/assess.ts'
import { firstYearOfAct } from '../../years/index.ts'
import {
  contributionsNote,
  lifeAssuranceNote,
  mortgageNote,
  pensionerDeductionsNote,
  rentProofNote,
} from './contributions.ts'
import { businessRecordsNote, gainsNote, saleNote } from './business.ts'
import { accommodationNote, minimumWageNote, twoJobsNote, vehicleNote } from './employment.ts'
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
  twoJobsNote,
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
  gainsNote,
  saleNote,
  businessRecordsNote,
  rentProofNote,
  mortgageNote,
  lifeAssuranceNote,
  familyNote,
  taxIdNote,
]

/** A note as every plan may read it: no figure of the person is in it [spec 16.14]. */
export type FreeNote = Pick<Note, 'id' | 'heading' | 'words' | 'section'>

/**
 * What the Act says otherwise to this person, for tax years from 2026 on [spec 15.2].
 * @param own the answers as typed.
 * @param act what the Act makes of them: a note whose matter was answered in full stands among its parts.
 */
export function notesOf(
  assessment: Assessment,
  own: OwnAnswers,
  act: Pick<ByTheAct, 'questions'> | null,
): readonly Note[] {
  const settled = (id: ChoiceId) => act?.questions.some((one) => one.id === id && !one.isOpen) ?? false
  const told = concerning(assessment, own).filter(
    ({ settledBy }) => settledBy === undefined || !settled(settledBy),
  )
  return told.map((rule) => {
    const note = freely(rule, assessment, own)
    if (rule.does === 'unknown') return { ...note, effect: null }
    if (rule.does === 'nothing') return { ...note, effect: 0 }
    const { effect, words } = rule.does(assessment)
    return { ...note, words: `${note.words} ${words(formatNaira(assessment.totalTax + effect))}`, effect }
  })
}

/** The same for a free account: what the Act says, without what it does to the person's tax. */
export function freeNotesOf(assessment: Assessment, own: OwnAnswers): readonly FreeNote[] {
  return concerning(assessment, own)
    .filter(({ does }) => does !== 'nothing')
    .map((rule) => freely(rule, assessment, own))
}

function concerning(assessment: Assessment, own: OwnAnswers): readonly NoteRule[] {
  if (assessment.declared.taxYear < firstYearOfAct) return []
  return rules.filter(({ concerns }) => concerns(assessment, own))
}

function freely({ id, heading, section, says }: NoteRule, assessment: Assessment, own: OwnAnswers): FreeNote {
  return { id, heading, section, words: typeof says === 'string' ? says : says(assessment, own) }
}
