export type { Assumption } from './assumptions.ts'
export { type Change, changeInWords, notOffered, rangeInWords } from './changes.ts'
export { explain, explainLines, type Explanation } from './explain.ts'
export {
  type Citation,
  citationText,
  type Line,
  type LineId,
  type LineRole,
  shownLines,
  signedAmount,
  type Step,
} from './line.ts'
export type { PayeMonth } from './month.ts'
export { explainFreely } from './free/index.ts'
export type { Monthly } from './monthly.ts'
export { type Note, noteEffectInWords, type NoteId } from './notes/note.ts'
export { type Standing, standingOf } from './standing.ts'
export { type ToldFirst, toldFirstFor } from './told-first.ts'
export {
  bandsOnlyWords,
  claimBackWords,
  payExemptInWords,
  restsOnInWords,
  standingInWords,
  takerInWords,
  toldFirstInWords,
} from './standing-words.ts'
export { paperName, totalDeductionsOf, totalName, type TotalId } from './totals.ts'
export { type OldLawExemption, oldLawExemptionFor, oldLawExemptionIn } from './old-law-exemption.ts'
export { notComparedFor, type NotCompared, type OldLaw, type OldLawReading } from './old-law.ts'
export { yearLawTaxOf } from './year-law.ts'
