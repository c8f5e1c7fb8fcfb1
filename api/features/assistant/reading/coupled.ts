import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Two amounts of one thing: before and after, or one and the other. */
export interface Couple {
  readonly first: number
  readonly second: number
  readonly kind: 'change' | 'choice' | 'between'
  /** Places of the words that couple them. */
  readonly by: readonly number[]
}

const idle = wordsOf(
  'a an the month year week monthly yearly annual annually annum per every each naira about now of my just , in / p.a weekly',
)
const changers = wordsOf('to now')
const choosers = wordsOf('or versus vs against v')
const openers = wordsOf('from between')
/** Before "700k to 850k" these say that the first became the second. */
const rises = wordsOf(
  'increment increase increased raise raised promotion promoted review reviewed upgrade upgraded moved jumped rise rose grew reduced',
)

/** "from A to B", "between A and B", "A or B", "A versus B": `amounts` are places of amounts, in order. */
export function couplesIn(units: readonly Unit[], amounts: readonly number[]): Couple[] {
  const couples: Couple[] = []
  for (let i = 0; i + 1 < amounts.length; i++) {
    const [first, second] = [amounts[i] ?? 0, amounts[i + 1] ?? 0]
    const between = Array.from({ length: second - first - 1 }, (_, k) => first + 1 + k)
    const says = (at: number) => units[at]?.word ?? ''
    const joints = between.filter((at) => !idle.has(says(at)))
    const joint = joints.length === 1 ? (joints[0] ?? -1) : -1
    const opener = [first - 1, first - 2, first - 3].find((at) => openers.has(says(at)))
    // "From 70k go 75k": Pidgin.
    const isChange =
      opener !== undefined && (changers.has(says(joint)) || says(joint) === 'go') && says(opener) === 'from'
    const isRise =
      opener === undefined &&
      says(joint) === 'to' &&
      units.slice(0, first).some(({ word }) => rises.has(word))
    const isBetween = opener !== undefined && says(opener) === 'between' && says(joint) === 'and'
    const isChoice = choosers.has(says(joint))
    if (!isChange && !isRise && !isBetween && !isChoice) continue
    couples.push({
      first,
      second,
      kind: isChange || isRise ? 'change' : isBetween ? 'between' : 'choice',
      by: [joint, ...(opener === undefined ? [] : [opener])],
    })
    i += 1
  }
  return couples
}
