import { sample } from 'fast-check'
import { found } from '../found.ts'
import { historiesOf, shrink, type History, type World } from '../histories.ts'
import { stepsOf } from '../model/steps.ts'
import type { Product } from './product.ts'
import { live } from './run.ts'

/** One in so many random histories ends with a reset, and with a stranger's questions: they cost more than its steps. */
const RESET = 10
const QUESTIONS = 60

/** Steps to draw, of which a third is not possible at its moment: one history in twelve is long, up to 30 steps done. */
const LONG = 60
const SHORT = 10
const LONG_ONES = 12

/** A world's part of a search: random histories of it in all, and the most steps that are drawn of a short one. */
export interface Part {
  world: World
  count: number
  drawn?: number
}

/** The random histories of a part. */
function draw({ world, count, drawn = SHORT }: Part, seed: number): History[] {
  const ofLength = (most: number) =>
    sample(historiesOf(world, stepsOf(world), most), { seed, numRuns: count })
  const [short, long] = [ofLength(drawn), ofLength(LONG)]
  return short.map((history, at) => (at % LONG_ONES === 0 ? (long[at] ?? history) : history))
}

/** Histories of several worlds, each world's spread evenly over the whole. */
function mix(lists: readonly (readonly History[])[]): History[] {
  const placed = lists.flatMap((list) =>
    list.map((history, at) => ({ history, at: (at + 0.5) / list.length })),
  )
  return placed.toSorted((one, other) => one.at - other.at).map(({ history }) => history)
}

/**
 * Lives on the product what was found before in these worlds, then random histories of them.
 * @returns how many steps were done; and the first history that breaks an invariant, shortened, to read.
 */
export async function search(
  product: Product,
  { parts, seed }: { parts: readonly Part[]; seed: number },
): Promise<{ steps: number; broken: string | undefined }> {
  const random = mix(parts.map((part) => draw(part, seed)))
  const replayed = found.filter((one) => parts.some(({ world }) => world === one.world))
  let steps = 0
  for (const [nth, history] of [...replayed, ...random].entries()) {
    const isRandom = nth >= replayed.length
    const ends = { reset: !isRandom || nth % RESET === 0, questions: isRandom && nth % QUESTIONS === 0 }
    const { done, violation } = await live(product, history, ends)
    steps += done.length
    if (!violation) continue
    const isSame = async (one: History) =>
      (await live(product, one)).violation?.invariant === violation.invariant
    const shortest = await shrink({ ...history, steps: done }, isSame)
    const told = (await live(product, shortest)).violation?.message ?? violation.message
    return {
      steps,
      broken: `${told}, after ${nth + 1} (${history.world}):\n  ${shortest.steps.join('\n  ')}`,
    }
  }
  return { steps, broken: undefined }
}
