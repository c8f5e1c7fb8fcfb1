import { daysTold } from './days.ts'
import { figuresWritten } from './figures-written.ts'
import { lotsTold, piecesTold } from './pieces.ts'
import { lettingsTold, rentListTold } from './lettings.ts'
import { kindsTold, listsTold } from './lists.ts'
import { monthListTold } from './month-list.ts'
import { monthsTold } from './months.ts'
import { partsTakenTold } from './parts-taken.ts'
import { shareOfPartsTold } from './parts.ts'
import { timesTold } from './times.ts'
import { partlyForWork } from './partly.ts'
import { hasDecisive, sayingsMeant } from './sayings/index.ts'
import { writtenOut } from './short-forms.ts'
import { shareOfSaidTold } from './share-of-said.ts'
import { openRateIn, ratesTold } from './rates/index.ts'
import { stretchesTold } from './stretches.ts'
import { stockTold } from './stock.ts'
import { commissionTold, gainShareTold, spentShareTold, takenShareTold } from './shares.ts'

/** Says a text otherwise, as the reader reads it; undefined where it has nothing to say. */
type Step = (text: string) => string | undefined

/** The steps in their order; with true, what it says decides what an amount is. */
const steps: readonly (readonly [step: Step, isDecisive: boolean])[] = [
  [writtenOut, false],
  [figuresWritten, false],
  [lettingsTold, true],
  [rentListTold, true],
  [monthListTold, false],
  [ratesTold, true],
  [listsTold, true],
  [kindsTold, true],
  [sayingsMeant, false],
  [monthsTold, true],
  [daysTold, true],
  [timesTold, true],
  [shareOfPartsTold, true],
  [shareOfSaidTold, true],
  [stockTold, false],
  [partlyForWork, true],
  [piecesTold, true],
  [lotsTold, true],
  [gainShareTold, true],
  [commissionTold, false],
  [partsTakenTold, true],
  [takenShareTold, false],
  [spentShareTold, false],
  [stretchesTold, false],
]

/** More letters than a person types at once are read as they stand. */
const longest = 1_500

/** A text that says in money what was told by the piece or as a share of what comes in; undefined where nothing was. */
export function rephrased(text: string): string | undefined {
  if (text.length > longest) return undefined
  const told = steps.reduce((now, [step]) => step(now) ?? now, text)
  return told === text ? undefined : told
}

/** The price of one thing, in a text that does not say what all of them come to; undefined where there is none. */
export const openRate = (text: string): string | undefined =>
  text.length > longest ? undefined : openRateIn(text)

/** Whether a text tells something by the piece, or in a saying that decides what an amount is. */
export function isToldOtherwise(typed: string): boolean {
  if (typed.length > longest) return false
  if (hasDecisive(typed)) return true
  const text = figuresWritten(writtenOut(typed))
  return steps.some(([step, decides]) => decides && step(text) !== undefined)
}
