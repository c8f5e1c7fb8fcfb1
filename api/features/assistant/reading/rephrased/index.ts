import { daysTold } from './days.ts'
import { lotsTold, piecesTold } from './pieces.ts'
import { lettingsTold } from './lettings.ts'
import { monthListTold } from './month-list.ts'
import { monthsTold } from './months.ts'
import { shareOfPartsTold } from './parts.ts'
import { timesTold } from './times.ts'
import { partlyForWork } from './partly.ts'
import { hasDecisive, sayingsMeant } from './sayings/index.ts'
import { writtenOut } from './short-forms.ts'
import { shareOfSaidTold } from './share-of-said.ts'
import { stockTold } from './stock.ts'
import { commissionTold, gainShareTold, spentShareTold, takenShareTold } from './shares.ts'

/** Each says a text otherwise, as the reader reads it; undefined where it has nothing to say. */
const steps: readonly ((text: string) => string | undefined)[] = [
  writtenOut,
  lettingsTold,
  monthListTold,
  sayingsMeant,
  monthsTold,
  daysTold,
  timesTold,
  shareOfPartsTold,
  shareOfSaidTold,
  stockTold,
  partlyForWork,
  piecesTold,
  lotsTold,
  gainShareTold,
  commissionTold,
  takenShareTold,
  spentShareTold,
]

/** A text that says in money what was told by the piece or as a share of what comes in; undefined where nothing was. */
export function rephrased(text: string): string | undefined {
  if (text.length > longest) return undefined
  const told = steps.reduce((now, step) => step(now) ?? now, text)
  return told === text ? undefined : told
}

/** More letters than a person types at once are read as they stand. */
const longest = 1_500

/** Whether a text tells something by the piece, or in a saying that decides what an amount is. */
export const isToldOtherwise = (text: string): boolean =>
  text.length <= longest &&
  (hasDecisive(text) ||
    piecesTold(text) !== undefined ||
    [
      lettingsTold,
      lotsTold,
      partlyForWork,
      monthsTold,
      daysTold,
      timesTold,
      shareOfPartsTold,
      shareOfSaidTold,
      gainShareTold,
    ].some((step) => step(text) !== undefined))
