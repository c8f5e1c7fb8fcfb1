import { sample } from 'fast-check'
import { found as foundBefore } from './found.ts'
import { historiesOf, shrink, worlds, type History } from './histories.ts'
import type { Invariant } from './model/invariants.ts'
import { play } from './model/play.ts'
import type { Rule } from './model/rules.ts'
import { stepsOf } from './model/steps.ts'

/** What a search found: the history that breaks an invariant, shortened, and how many were played by then. */
interface Found {
  after: number
  history: History
}

interface Search {
  seed: number
  /** Histories of each world. */
  each: number
  /** Broken invariants to stop at. */
  enough?: number
  /** Histories to play first. */
  replayed?: readonly History[]
}

/**
 * Plays the histories that were found before, then random ones of every world in turn, with every rule but `without`.
 * @returns the invariants that were broken, in the order of their finding.
 */
export async function survey(
  without: ReadonlySet<Rule>,
  { seed, each, enough = 1, replayed = foundBefore }: Search,
): Promise<Map<Invariant, Found>> {
  const found = new Map<Invariant, Found>()
  for (const history of replayed) {
    const broken = play(history, without)
    if (broken) found.set(broken, { after: 0, history })
    if (found.size >= enough) return found
  }
  const batch = 1_000
  for (let begun = 0; begun < each; begun += batch) {
    const numRuns = Math.min(batch, each - begun)
    const lists = worlds.map((world) =>
      sample(historiesOf(world, stepsOf(world)), { seed: seed + begun, numRuns }),
    )
    const inTurn = Array.from({ length: numRuns }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
    for (const [nth, history] of inTurn.entries()) {
      const known = new Set(found.keys())
      const broken = play(history, without, known)
      if (!broken) continue
      const shortest = await shrink(history, (one) => play(one, without, known) === broken)
      found.set(broken, { after: begun * worlds.length + nth + 1, history: shortest })
      if (found.size >= enough) return found
    }
  }
  return found
}

/** What a search found, to read. */
export const told = (found: ReadonlyMap<Invariant, Found>): string[] =>
  [...found].map(
    ([invariant, { after, history }]) =>
      `${invariant} after ${after} (${history.world}): ${history.steps.join(' | ') || 'at once'}`,
  )
