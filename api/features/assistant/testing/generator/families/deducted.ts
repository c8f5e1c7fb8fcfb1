import { figures, type Family } from '../family.ts'
import { amountBetween, inYear, pay, rentFor } from '../facts.ts'
import { netOf, taxOf } from '../oracle.ts'
import { timesAYear } from '../periods.ts'
import type { Random } from '../random.ts'
import { filled, frames, joined } from '../sentence.ts'
import { amounts, nones, rents, shares } from '../wording/deductions.ts'

const percents = { pension: [8, 10, 7.5], nhf: [2.5], nhis: [5, 3, 1.75] } as const
type Fund = keyof typeof percents
const funds = Object.keys(percents) as Fund[]

function percentSaid(fund: Fund, random: Random) {
  const percent = random.pick<number>(percents[fund])
  const written = random.pick([`${percent}%`, `${percent} percent`, `${percent} %`])
  return { percent, says: random.pick<string>(shares[fund]).replace('{p}', written) }
}

const chosen = (random: Random) => {
  const first = funds.filter(() => random.oneIn(2))
  return first.length > 0 ? first : (['pension'] as const)
}

/** The pay, what goes off it, and the question, in any order that people use. */
function ordered(says: string, off: readonly string[], asks: string, random: Random): string {
  const parts = random.oneIn(4) ? [...off, says] : [says, ...off]
  return random.oneIn(5)
    ? joined([asks.replace(/\?$/, ''), ...parts], random)
    : joined([...parts, asks], random)
}

/** A pay with contributions in percent, and sometimes rent. */
export const percentOff: Family = (random) => {
  const money = pay(random)
  const income = inYear(money)
  const words = frames(random)
  const off = chosen(random).map((fund) => percentSaid(fund, random))
  const rent = random.oneIn(2) ? rentFor(income, random) : undefined
  const facts = {
    income,
    percents: off.map(({ percent }) => percent),
    ...(rent === undefined ? {} : { rent }),
  }
  const isNet = rent === undefined && random.oneIn(4)
  const said = [
    ...off.map(({ says }) => says),
    ...(rent === undefined ? [] : [filled(random.pick(rents), rent, undefined, random)]),
  ]
  return {
    ask: ordered(
      filled(random.pick(words.says), money.naira, money.often, random),
      said,
      random.pick(isNet ? words.net : words.tax),
      random,
    ),
    expect: figures(isNet ? netOf(facts) : taxOf(facts)),
    never: taxOf({ income }),
  }
}

/** A pay with contributions in naira. */
export const amountOff: Family = (random) => {
  const money = pay(random)
  const income = inYear(money)
  const words = frames(random)
  const period = money.often === 'year' ? 'year' : 'month'
  const whole = chosen(random).map((fund) => {
    const share = { pension: 0.1, nhf: 0.025, nhis: 0.03 }[fund]
    const about = (income * share) / timesAYear[period]
    const naira = Math.max(500, amountBetween(about * 0.8, about * 1.1 + 500, random))
    return { naira, says: filled(random.pick<string>(amounts[fund]), naira, period, random) }
  })
  const contributions = whole.reduce((sum, { naira }) => sum + naira * timesAYear[period], 0)
  return {
    ask: ordered(
      filled(random.pick(words.says), money.naira, money.often, random),
      whole.map(({ says }) => says),
      random.pick(words.tax),
      random,
    ),
    expect: figures(taxOf({ income, contributions })),
    never: taxOf({ income }),
  }
}

/** A pay of which nothing goes off but perhaps rent. */
export const rentOff: Family = (random) => {
  const money = pay(random)
  const income = inYear(money)
  const words = frames(random)
  const hasRent = !random.oneIn(4)
  const rent = hasRent ? rentFor(income, random) : 0
  const said = hasRent ? filled(random.pick(rents), rent, undefined, random) : random.pick(nones)
  return {
    ask: ordered(
      filled(random.pick(words.says), money.naira, money.often, random),
      [said],
      random.pick(words.tax),
      random,
    ),
    expect: figures(taxOf({ income, rent })),
    ...(hasRent ? { never: taxOf({ income }) } : {}),
  }
}
