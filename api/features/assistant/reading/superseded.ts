import { bookOf, type Hit } from './phrases.ts'
import { isAmount, isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Amounts that a message takes back, and the words that do so. */
export interface Superseded {
  readonly amounts: ReadonlySet<number>
  readonly hits: readonly Hit<unknown>[]
}

const corrections = bookOf([
  [
    'sorry i mean | sorry i meant | i mean | i meant | sorry | no wait | wait | make that | correction | my mistake | rather | scratch that | oops | or rather | actually',
    true as const,
  ],
])
const rejections = bookOf([['and not | not | rather than | instead of | and no be | no be', true as const]])
const isNot = bookOf([["is not | isn't | is no longer | no be | was not", true as const]])
const equals = bookOf([
  [
    "so | i.e | ie | which is | that is | that's | = | meaning | which comes to | which gives | which makes | is",
    true as const,
  ],
])
const idle = wordsOf(
  'a an the is na of it was be i earn make get my a month year week monthly yearly annual annually weekly per every each , . … - o oo not no naira pa pm annum 2 basic salary so pay gross that',
)
const furthest = 9

const saysItIs = (units: readonly Unit[], first: number, second: number): boolean =>
  units.slice(first + 1, second).every(({ word }) => /^(?:,|but|it|it's|is|na|rather|-|\.)$/.test(word))

/** "230k, sorry I mean 330k", "1.8m and not 1m", "2.5% of basic so 3,750": one of the two counts. */
export function supersededIn(units: readonly Unit[], amounts: readonly number[]): Superseded {
  const gone = new Set<number>()
  const hits: Hit<unknown>[] = []
  const corrected = corrections(units)
  const rejected = rejections(units)
  const equal = equals(units)
  const isNotHits = isNot(units)
  for (let i = 0; i + 1 < amounts.length; i++) {
    const [first, second] = [amounts[i] ?? 0, amounts[i + 1] ?? 0]
    if (second - first > furthest) continue
    const inside = (hit: Hit<unknown>) => first < hit.from && hit.to <= second
    const rest = (hit: Hit<unknown>) =>
      units.slice(first + 1, second).every((unit, k) => {
        const at = first + 1 + k
        return (hit.from <= at && at < hit.to) || idle.has(unit.word) || (isStop(unit) && unit.word !== '?')
      })
    const isPercentFirst = units[first]?.key === '%' && units[second]?.key === '#'
    const denial = isNotHits.find(({ to }) => to === first)
    const correction = corrected.find((hit) => inside(hit) && rest(hit))
    const rejection = rejected.find((hit) => inside(hit) && hit.to === second)
    const same = equal.find((hit) => inside(hit) && rest(hit))
    // "My salary is not 500k, it is 300k a month".
    if (denial && units[first]?.key === units[second]?.key && saysItIs(units, first, second)) {
      gone.add(first)
      hits.push({ ...denial, to: first + 1 })
    } else if (correction && units[first]?.key === units[second]?.key) {
      gone.add(first)
      hits.push(correction)
    } else if (rejection && units[first]?.key === units[second]?.key) {
      gone.add(second)
      hits.push({ ...rejection, to: second + 1 })
    } else if (isPercentFirst && same && !units.slice(first, second).some(isStop)) {
      gone.add(first)
      hits.push({ from: first, to: second, value: true })
    }
  }
  for (const [first, again] of saidAgain(units, amounts)) {
    if (gone.has(first) || gone.has(again)) continue
    gone.add(again)
    hits.push({ from: again - 1, to: again + 1, value: true })
  }
  const denied = deniedAmounts(units, amounts)
  return { amounts: new Set([...gone, ...denied.amounts]), hits: [...hits, ...denied.hits] }
}

const pointing = wordsOf('the that this dis di dat same')

/** "They gave me 18m. Do I pay tax on the 18m?": the same money, said again. */
const saidAgain = (units: readonly Unit[], amounts: readonly number[]): [first: number, again: number][] =>
  amounts.flatMap((again, index) => {
    const unit = units[again]
    if (unit?.key !== '#' || !pointing.has(units[again - 1]?.word ?? '')) return []
    const first = amounts
      .slice(0, index)
      .find((at) => units[at]?.key === '#' && units[at].token.value === unit.token.value)
    return first === undefined ? [] : [[first, again]]
  })

const neverPaid = bookOf([
  [
    "don't pay | dont pay | do not pay | not paying | i no dey pay | no dey pay | didn't pay | did not pay | never paid | don't get | do not get | don't receive | do not receive | don't collect | do not earn | don't earn",
    true as const,
  ],
])
const usedTo = bookOf([
  [
    'used to earn | used to make | used to collect | used to be paid | used to get | was earning | was on | formerly earned',
    true as const,
  ],
])
const nowadays = wordsOf('now currently today presently nowadays')
const ofNamed = wordsOf('my any the a rent pension nhf nhis salary of is house naira some up to')

/** "I don't pay rent of 500k": what is denied with its amount; "I used to earn 150k, now 350k": what is over. */
function deniedAmounts(units: readonly Unit[], amounts: readonly number[]): Superseded {
  const gone = new Set<number>()
  const hits: Hit<unknown>[] = []
  for (const hit of neverPaid(units)) {
    const amount = amounts.find((at) => at >= hit.to)
    const between = amount === undefined ? [] : units.slice(hit.to, amount)
    if (amount === undefined || !between.every(({ word }) => ofNamed.has(word))) continue
    gone.add(amount)
    hits.push({ ...hit, to: amount + 1 })
  }
  for (const hit of usedTo(units)) {
    const [amount, next] = amounts.filter((at) => at >= hit.to)
    if (amount === undefined || next === undefined || amount - hit.to > 3) continue
    const now = units.slice(amount, next).findIndex(({ word }) => nowadays.has(word))
    // "I was on 180k till end of May, then from June 350k": both were paid in the year.
    const isDated = units.slice(amount, next).some(({ word }) => /^(?:till|until|til|to|upto)$/.test(word))
    if (now < 0 || isDated) continue
    gone.add(amount)
    hits.push({ ...hit, to: amount + now + 1 })
  }
  return { amounts: gone, hits }
}

/** Period phrases that are denied: "not per month", "no be every month". */
export const isDeniedPeriod = (units: readonly Unit[], hit: Hit<unknown>): boolean => {
  const before = units[hit.from - 1]
  return (
    before !== undefined &&
    units[hit.from]?.word !== 'every' &&
    !isAmount(before) &&
    /^(?:not|be)$/.test(before.word)
  )
}
