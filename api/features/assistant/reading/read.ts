import { isSoft } from './lexicon/traps.ts'
import { type ReadContext, readAsTyped } from './read-as-typed.ts'
import type { Reading } from './reading.ts'
import { isToldOtherwise, openRate, rephrased } from './rephrased/index.ts'
import { withShareOfBasic } from './share-of-basic.ts'
import { withThousands } from './thousands.ts'

/**
 * Reads what a message says, and names everything in it that was not understood. Pure; time grows with the text. "Basic
 * 450k, housing 90": a bare number beside money in thousands is read as thousands too, for the person to see before it counts.
 */
export function read(typed: string, context: ReadContext): Reading {
  const message = withShareOfBasic(typed) ?? typed
  const isDecisive = isToldOtherwise(message)
  // The price of one piece is no money of a day: what is sold by the piece is worked out first.
  const first = isDecisive ? readOtherwise(message, context) : undefined
  if (first !== undefined) return first
  const reading = withOpenRate(readWithThousands(message, context))
  return !isDecisive && isBlocked(reading) ? (readOtherwise(message, context) ?? reading) : reading
}

/** The price of one of several things is no pay: what all of them come to has to be asked. */
function withOpenRate(reading: Reading): Reading {
  const words = reading.amounts.length === 0 || isBlocked(reading) ? undefined : openRate(reading.text)
  return words === undefined ? reading : { ...reading, traps: [...reading.traps, { kind: 'eachOf', words }] }
}

/** Whether something was not understood that any figure waits for. */
const isBlocked = ({ unplaced, dangling, traps }: Reading): boolean =>
  unplaced.length + dangling.length + traps.filter((trap) => !isSoft(trap)).length > 0

/** What was told by the piece or as a share, worked out: for the person to see before it counts. */
function readOtherwise(message: string, context: ReadContext): Reading | undefined {
  const told = rephrased(message)
  const reading = told === undefined ? undefined : readWithThousands(told, context)
  if (reading === undefined || isBlocked(reading)) return undefined
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => ({ ...amount, roleBy: 'guess' })),
  }
}

function readWithThousands(message: string, context: ReadContext): Reading {
  const reading = readAsTyped(message, context)
  const bare = reading.traps.filter(({ kind }) => kind === 'bareNumber').map(({ words }) => words)
  const written = withThousands(reading, bare)
  if (written === undefined) return reading
  const again = readAsTyped(written, context)
  if (again.traps.some(({ kind }) => kind === 'bareNumber') || again.unplaced.length > 0) return reading
  return {
    ...again,
    amounts: again.amounts.map((amount) =>
      bare.some((words) => amount.words === `${words}k`) ? { ...amount, roleBy: 'guess' } : amount,
    ),
  }
}
