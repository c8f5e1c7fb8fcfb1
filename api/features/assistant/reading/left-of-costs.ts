import { says, sentencesOf } from './clauses.ts'
import type { Hit } from './phrases.ts'
import { roleOf } from './roles.ts'
import type { Sensed } from './senses.ts'
import { isAmount, isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** What a trade leaves, told beside what it costs without an amount of each: "after fuel and repairs, 180k remains". */
export interface LeftOfCosts {
  /** Place of the amount. */
  readonly amount: number
  /** The words that tell the costs: nothing in them needs an amount. */
  readonly hit: Hit<true>
  /** Whether a cost is named by a word that means one, so that nothing is guessed. */
  readonly isNamed: boolean
}

const openers = wordsOf('after minus less removing deducting subtracting')
/** What is left, in any of its words. */
const leaving = wordsOf(
  'hold holds holding carry carries left leave leaves leaving remain remains remaining remained clear clears cleared keep keeps kept make makes made get gets got take takes have pocket own balance gives give gain gained profit net',
)
/** What is taken off a pay, and leaves no profit of a trade. */
const ofPay = wordsOf(
  'tax taxes paye pension nhf nhis deduction deductions salary work school service nysc hours ovation',
)
/** A rent that is not said to be of a shop is of a home, and no cost. */
const rentOfHome = (units: readonly Unit[], from: number, to: number): boolean =>
  units
    .slice(from, to)
    .some(({ word }, at) => word === 'rent' && !shops.has(units[from + at - 1]?.word ?? ''))
const shops = wordsOf('shop store stall office salon kiosk warehouse chambers clinic studio workshop')
const trades = wordsOf(
  'sales sold sell sells selling farm farming farmer harvest shop trade trader trading business market bolt uber indrive okada keke danfo taxi hustle channel youtube blog podcast salon clients customers customer client gigs gig freelance dj photography catering tailoring fashion makeup laundry poultry fish pos riding rides dispatch side',
)

/** Cues that name what a trade spends. */
const isSpent = ({ value, role }: Sensed): boolean =>
  value.role === 'outlay' || role === 'cost' || role === 'commission' || value.role === 'transportWord'

/** Whether a cue says that it is pay, or what comes off it. */
const isOfPay = ({ role }: Sensed): boolean =>
  role !== undefined && (roleOf(role).kind === 'off' || ['net', 'taxPaid', 'gratuity'].includes(role))

/** Where the costs behind an opening word end: at an amount, a stop, or the question that follows behind a comma. */
function endOf(units: readonly Unit[], opener: number): number {
  const end = units.findIndex(
    (each, at) =>
      at > opener &&
      (isStop(each) ||
        isAmount(each) ||
        (at > opener + 1 && speakers.has(each.word) && each.word !== 'my' && each.word !== 'our') ||
        (each.word === ',' &&
          (says(units, at + 1, at + 4, asking) || speakers.has(units[at + 1]?.word ?? '')))),
  )
  return end === -1 ? units.length : end
}

/** "70k a month na wetin remain for me after fuel": words between an amount and its costs that say what it is. */
const isOfLeaving = (word: string): boolean => leaving.has(word) || small.has(word)
/** Where "na wetin remain for me" begins between an amount and what opens its costs; the opener's place where nothing says so. */
function saysWhatIsLeft(units: readonly Unit[], amount: number, opener: number): number {
  const place = units.findIndex(
    ({ word }, at) => at > amount && at < opener && /^(?:na|what|wetin|that|which|remains?|left)$/.test(word),
  )
  return place < 0 ? opener : place
}

const small = wordsOf(
  'na be is what wetin that wey the for me us to i we my a per each every day daily week weekly month monthly year yearly naira dey only just still',
)

const buys = wordsOf('buy buying bought')
const speakers = wordsOf('i we he she they my our')
const asking = wordsOf('tax taxes paye what how wetin my calculate compute please pls abeg')

/** Every amount that is told as what costs leave, and the words that tell them. */
export function leftOfCostsIn(units: readonly Unit[], cues: readonly Sensed[]): LeftOfCosts[] {
  const sentences = sentencesOf(units)
  const isTrade = says(units, 0, units.length, trades)
  return units.flatMap((unit, opener): LeftOfCosts[] => {
    if (!openers.has(unit.word)) return []
    const amountAt = units.findIndex((each, at) => at > opener && (isStop(each) || isAmount(each)))
    const isBefore = amountAt >= 0 && isAmount(units[amountAt] as Unit)
    const to = isBefore ? amountAt : endOf(units, opener)
    const named = cues.filter((cue) => cue.from >= opener && cue.to <= to)
    if (
      says(units, opener + 1, to, ofPay) ||
      (rentOfHome(units, opener + 1, to) && named.filter(isSpent).length < 2) ||
      named.some(isOfPay)
    )
      return []
    const isBought = says(units, opener + 1, to, buys)
    if (!isTrade && !isBought && !named.some(isSpent)) return []
    const behind = units[to]
    if (behind !== undefined && isAmount(behind)) {
      const isLeft = says(units, opener + 1, to, leaving)
      return behind.key === '#' && isLeft
        ? [{ amount: to, hit: { from: opener, to, value: true }, isNamed: named.some(isSpent) }]
        : []
    }
    // "80k a month after fuel": told before its costs, in one sentence, with nothing but words of time between.
    const before = units.findLastIndex((each, at) => at < opener && isAmount(each))
    const isNear =
      before >= 0 &&
      sentences[before] === sentences[opener] &&
      (opener - before <= 5 ||
        // "65k a month from my hair salon after all expenses".
        (opener - before <= 9 && units.slice(before, opener).every(({ word }) => word !== ',')) ||
        units.slice(before + 1, opener).every(({ word }) => isOfLeaving(word)))
    return isNear && units[before]?.key === '#' && (isBought || named.some(isSpent))
      ? [
          {
            amount: before,
            hit: { from: saysWhatIsLeft(units, before, opener), to, value: true },
            isNamed: true,
          },
        ]
      : []
  })
}
