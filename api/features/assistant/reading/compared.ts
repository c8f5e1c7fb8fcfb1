import type { Couple } from './coupled.ts'
import type { Placed } from './placed.ts'
import { bookOf, type Hit } from './phrases.ts'
import { roleOf, type Role } from './roles.ts'
import { isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Words that open the other of two offers. */
const others = bookOf([
  [
    'second one | the second | second | the other | other one | other | another | offer 2 | option 2 | option b | offer b | company b | job b | b | or | versus | vs | against | abi | than | while | whereas | but | where i am now | where i am | my current job | current job | currently | right now | now | instead',
    true as const,
  ],
])
/** Said of both sides alike. */
const both = wordsOf('both either each same neither')

/**
 * Where the second offer begins, of two pays: behind the last amount before the second one, for what stands between the
 * two belongs to the first ("700k but rent there is 2.5m, 550k and rent 500k").
 */
function opening(amounts: readonly number[], first: number, second: number): number {
  return Math.max(first, ...amounts.filter((amount) => amount < second)) + 1
}

/** End of the sentence around a place. */
function sentenceEnd(units: readonly Unit[], at: number): number {
  let end = at
  for (let unit = units[end]; unit !== undefined && !isStop(unit); unit = units[end]) end += 1
  return end
}

/**
 * Two offers side by side: which of the two each amount belongs to; an amount of neither belongs to both. Undefined where
 * the amounts make no two offers.
 */
export function offersIn(
  units: readonly Unit[],
  amounts: readonly number[],
  places: ReadonlyMap<number, Placed>,
  couples: readonly Couple[],
): ReadonlyMap<number, 0 | 1> | undefined {
  if (couples.length > 0) return new Map()
  const pay = amounts.filter((amount) => isPay(places.get(amount)?.role))
  const [first, second, more] = pay
  if (first === undefined || second === undefined) return new Map()
  if (more !== undefined) return undefined
  const openers = others(units)
  // "500k in a bank and 1.5m from my farm, how much extra because of the farm?": both are earned, and no offers.
  const isTrade = (amount: number) => ['business', 'revenue'].includes(places.get(amount)?.role ?? '')
  const isChosen = openers.some(({ from }) => from > first && from < second)
  if (isTrade(first) !== isTrade(second) && !isChosen) return new Map()
  const border = opening(amounts, first, second)
  const end = sentenceEnd(units, second)
  const sides = new Map<number, 0 | 1>()
  for (const amount of amounts) {
    const role = places.get(amount)?.role
    if (role === undefined || role === 'rate') continue
    const side = amount < border ? 0 : 1
    const { kind } = roleOf(role)
    // What is paid beside a pay belongs to it; what comes off may come off both.
    const isOfOffer = isPay(role) || ['pay', 'business', 'other'].includes(kind)
    const sentence = { from: sentenceStart(units, amount), to: sentenceEnd(units, amount) }
    const isOfBoth = units.slice(sentence.from, sentence.to).some(({ word }) => both.has(word))
    const isBehindBoth = amount > end || (!isOfOffer && sentence.from > second)
    if (amount < first && !isOfOffer) continue
    if (!isOfOffer && isOfBoth) continue
    // In a sentence of its own behind both offers, it may belong to the second or to both.
    if (isBehindBoth && !hasOpener(openers, sentence)) return undefined
    sides.set(amount, side)
  }
  return isTwiceOff(sides, places) ? undefined : sides
}

/** Whether a side has two amounts of one thing that comes off: one of them is the other side's. */
function isTwiceOff(sides: ReadonlyMap<number, 0 | 1>, places: ReadonlyMap<number, Placed>): boolean {
  const said = new Set<string>()
  for (const [amount, side] of sides) {
    const role = places.get(amount)?.role
    if (role === undefined || roleOf(role).kind !== 'off') continue
    if (said.has(`${side} ${role}`)) return true
    said.add(`${side} ${role}`)
  }
  return false
}

const hasOpener = (openers: readonly Hit<true>[], { from, to }: { from: number; to: number }): boolean =>
  openers.some((hit) => hit.from >= from && hit.to <= to)

function sentenceStart(units: readonly Unit[], at: number): number {
  let start = at
  for (let unit = units[start - 1]; unit !== undefined && !isStop(unit); unit = units[start - 1]) start -= 1
  return start
}

const isPay = (role: Role | undefined): boolean =>
  role !== undefined &&
  ['income', 'salary', 'business', 'basicPart', 'net', 'revenue'].includes(role) &&
  roleOf(role).kind !== 'nothing'
