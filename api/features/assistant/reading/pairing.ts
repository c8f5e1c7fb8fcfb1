import type { Hit } from './phrases.ts'
import type { Period } from './periods.ts'
import type { Prices } from './prices.ts'
import type { Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Words of the question itself: a period beside one says in what the answer is wanted. */
const askedFor = wordsOf('tax taxes paye owe much home net liability compute calculate what')
/** These ask for what stands behind them: a period before one is of what was told. */
const opens = wordsOf('what much compute calculate')
const mostApart = 6.5
/** "this year", "in the year" say when more often than how often. */
const weak = wordsOf('this last that the in for')

/** The period phrases of a text, each bound to the amount or the question that it stands nearest to. */
export interface Paired {
  readonly ofAmount: ReadonlyMap<number, Period>
  readonly display: Period | undefined
  /** Phrases that belong to nothing. */
  readonly loose: readonly Hit<Period>[]
}

interface Pair {
  readonly price: number
  readonly hit: Hit<Period>
  /** Undefined: the question. */
  readonly amount: number | undefined
}

/** Cheapest pair first, so that "this year" cannot take the place of "a month". */
export function paired(
  units: readonly Unit[],
  hits: readonly Hit<Period>[],
  amounts: readonly number[],
  prices: Prices,
  named: readonly Hit<unknown>[],
): Paired {
  const anchors = units.flatMap(({ word }, i) =>
    askedFor.has(word) &&
    !named.some(({ from, to }) => from <= i && i < to) &&
    !/^(?:after|before|remove|removed|remit|minus|less|is|na|be)$/.test(units[i - 1]?.word ?? '') &&
    !hits.some(({ from, to }) => from <= i && i < to)
      ? [i]
      : [],
  )
  const price = (hit: Hit<Period>, at: number): number =>
    at < hit.from ? prices.between(at + 1, hit.from) : prices.between(hit.to, at)
  const pairs: Pair[] = hits.flatMap((hit) => {
    const first = units[hit.from]?.word ?? ''
    const isWeak = weak.has(first)
    return [
      ...amounts.map((amount) => ({
        amount,
        hit,
        price:
          price(hit, amount) +
          (isWeak ? 0.5 : 0) +
          (amount > hit.from && /^(a|an|per|every|each|\/|p)$/.test(first) ? 0.7 : 0),
      })),
      ...anchors
        .filter((anchor) => anchor < hit.from || !opens.has(units[anchor]?.word ?? ''))
        .map((anchor) => ({ amount: undefined, hit, price: price(hit, anchor) + 0.25 })),
    ]
  })
  pairs.sort((a, b) => a.price - b.price)
  const ofAmount = new Map<number, Period>()
  const done = new Set<Hit<Period>>()
  let display: Period | undefined
  for (const { price: apart, hit, amount } of pairs) {
    if (apart > mostApart || done.has(hit) || (amount !== undefined && ofAmount.has(amount))) continue
    done.add(hit)
    if (amount === undefined) display ??= hit.value
    else ofAmount.set(amount, hit.value)
  }
  if (amounts.length === 0) display ??= hits[0]?.value
  return { ofAmount, display, loose: hits.filter((hit) => !done.has(hit)) }
}
