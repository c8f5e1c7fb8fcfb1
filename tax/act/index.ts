export {
  type ActPart,
  actName,
  type ByTheAct,
  byTheActOf,
  certainlyAlone,
  type OpenChoice,
} from './by-the-act.ts'
export type { ChoiceId, Ground } from './choice.ts'
export { type ActFigures, actFiguresOf, type CountedOtherwise } from './figures.ts'
export {
  actInWords,
  besideTheBands,
  emptyInWords,
  groundInWords,
  openInWords,
  sameInWords,
  togetherInWords,
} from './in-words.ts'
export { overInWords } from './over.ts'
export { isPayExempt, isPayExemptFor } from './pay-exempt.ts'
