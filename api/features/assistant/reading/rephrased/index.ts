import { piecesTold } from './pieces.ts'
import { commissionTold, gainShareTold, takenShareTold } from './shares.ts'

/** Each says a text otherwise, as the reader reads it; undefined where it has nothing to say. */
const steps: readonly ((text: string) => string | undefined)[] = [
  piecesTold,
  gainShareTold,
  commissionTold,
  takenShareTold,
]

/** A text that says in money what was told by the piece or as a share of what comes in; undefined where nothing was. */
export function rephrased(text: string): string | undefined {
  const told = steps.reduce((now, step) => step(now) ?? now, text)
  return told === text ? undefined : told
}

export { piecesTold }
