import { readTin } from '../../answers/tin.ts'
import { reporters } from '../../years/reporters.ts'
import type { NoteRule } from './note.ts'

/** No relief for marriage or children [spec 15.13]. */
export const familyNote: NoteRule = {
  id: 'family',
  heading: 'Marriage and children',
  section: 'Section 30(2)',
  concerns: () => true,
  says: 'The Act has no relief for either, so they do not change the tax.',
  does: 'nothing',
}

/** The form of the Tax ID changed in 2026 [spec 15.14]; said to whoever gave one of the older form. */
export const taxIdNote: NoteRule = {
  id: 'tax-id',
  heading: 'The Tax ID has a new form',
  section: `Reported by ${reporters.taxNumber}, not read in the Act`,
  concerns: (_, { tin }) => readTin(tin) !== null,
  says: 'Since January 2026 a Tax ID has 13 digits and comes from your NIN. We print the older form; use the new one on your return.',
  does: 'nothing',
}
