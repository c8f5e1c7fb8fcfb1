export { isAboutFigure } from './about-figure.ts'
export { speaksOfTrade } from './accounts.ts'
export { isShareOfBasic } from './basic-untold.ts'
export { bandRates } from './doubts.ts'
export { isGoods } from './everyday/index.ts'
export { languageOf } from './language.ts'
export {
  calledHe,
  calledPerson,
  calledShe,
  peoplePhrases,
  type NamedPerson,
  type Person,
} from './lexicon/people.ts'
export { isOfWhole, isSoft, type WholeTrap } from './lexicon/traps.ts'
export { tokensOf } from './numbers/index.ts'
export { numberSaid } from './numbers/small.ts'
export { periodAlone } from './period-alone.ts'
export { type Period, periods } from './periods.ts'
export { mayBecome, monthOfRaise, paid, usedByRaise } from './raised-within.ts'
export { read } from './read.ts'
export type { Intent, Language, ReadAmount, Reading, Relation, Trap } from './reading.ts'
export { withoutAsides } from './rephrased/sayings/index.ts'
export { writtenOut } from './rephrased/short-forms.ts'
export { saidBack } from './words.ts'
export { saysThirteenth, withThirteenth } from './thirteenth.ts'
export { type Role, roleOf, roles } from './roles.ts'
export { partsOwned, shareIn } from './part-owned.ts'
export { forWork } from './told-of-costs.ts'
export { isOfAnother } from './whose.ts'
