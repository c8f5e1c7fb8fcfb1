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

/**
 * Lives on the product what was found before, then random histories of these worlds in turn.
 * @param search `count`: random histories in all.
 * @returns how many steps were done; and the first history that breaks an invariant, shortened, to read.
 */
export async function search(
  product: Product,
  { worlds, seed, count }: { worlds: readonly World[]; seed: number; count: number },
): Promise<{ steps: number; broken: string | undefined }> {
  const numRuns = Math.ceil(count / worlds.length)
  const draw = (world: World, drawn: number) =>
    sample(historiesOf(world, stepsOf(world), drawn), { seed, numRuns })
  const lists = worlds.map((world) => {
    const [short, long] = [draw(world, SHORT), draw(world, LONG)]
    return short.map((history, at) => (at % LONG_ONES === 0 ? (long[at] ?? history) : history))
  })
  const random = Array.from({ length: numRuns }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  const replayed = found.filter(({ world }) => worlds.includes(world))
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
