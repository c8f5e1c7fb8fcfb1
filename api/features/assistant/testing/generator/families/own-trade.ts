import { amountBetween } from '../facts.ts'
import { figures, type Family } from '../family.ts'
import { written } from '../numbers.ts'
import { taxOf } from '../oracle.ts'
import type { Random } from '../random.ts'
import { frames, joined } from '../sentence.ts'
import { ownTrades, tradeCosts } from '../wording/trades.ts'

const twoOf = <Item>(items: readonly Item[], random: Random): readonly [Item, Item] => {
  const one = random.pick(items)
  const rest = items.filter((item) => item !== one)
  return [one, random.pick(rest)]
}

/** What a trade takes in by the month, and two of its costs. */
export const accounts: Family = (random) => {
  const taken = amountBetween(300_000, 2_000_000, random)
  const [first, second] = [
    amountBetween(taken * 0.1, taken * 0.3, random),
    amountBetween(taken * 0.05, taken * 0.2, random),
  ]
  const [one, other] = twoOf(tradeCosts, random)
  const [t, a, b] = [taken, first, second].map((naira) => written(naira, random))
  const said = random.pick([
    `I take in ${t} every month, ${one} ${a}, ${other} ${b}, all monthly`,
    `sales ${t} a month, ${one} takes ${a} a month and ${other} takes ${b} a month`,
    `${t} comes in every month, I spend ${a} on ${one} and ${b} on ${other} every month`,
    `my sales na ${t} every month, ${one} dey chop ${a} and ${other} na ${b} every month`,
  ])
  return {
    ask: joined([random.pick(ownTrades), said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: (taken - first - second) * 12 })),
    never: [...taxOf({ income: taken * 12 }), ...taxOf({ income: (taken - first) * 12 })],
  }
}

const weeks = [
  ['Monday to Saturday', 6],
  ['Monday go reach Saturday', 6],
  ['Mon - Fri', 5],
  ['6 days a week', 6],
  ['5 days every week', 5],
] as const

/** Takings of a day less what the day costs, on days of the week that are named. */
export const byTheDay: Family = (random) => {
  const taken = amountBetween(12_000, 60_000, random)
  const cost = amountBetween(2_000, taken * 0.5, random)
  const [days, count] = random.pick(weeks)
  const [t, c] = [written(taken, random), written(cost, random)]
  const said = random.pick([
    `I drive keke, I make ${t} per day and fuel takes ${c} per day, ${days}`,
    `my okada dey bring ${t} every day, fuel na ${c} every day, ${days}`,
    `I make ${t} a day from Bolt, fuel is ${c} a day. I work ${days}`,
  ])
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: (taken - cost) * count * 52 })),
    never: [...taxOf({ income: taken * count * 52 })],
  }
}

/** A profit, and a loss of another trade or of the year before. */
export const lossBeside: Family = (random) => {
  const profit = amountBetween(2_000_000, 9_000_000, random)
  const loss = amountBetween(200_000, 1_500_000, random)
  const [p, l] = [written(profit, random), written(loss, random)]
  const said = random.pick([
    `my salon made ${p} profit this year but my boutique lost ${l}`,
    `last year my shop lost ${l}. This year I made ${p} profit`,
    `this year my farm gave me ${p} profit, and the laundry lost ${l}`,
  ])
  return {
    ask: joined(
      [said, random.pick(['What is my tax this year?', 'how much is my tax now?', 'my tax for 2026?'])],
      random,
    ),
    expect: figures(taxOf({ income: profit - loss })),
    never: [...taxOf({ income: profit + loss })],
  }
}
