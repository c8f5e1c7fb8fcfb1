import { figures, type Family } from '../family.ts'
import { amountBetween } from '../facts.ts'
import { written } from '../numbers.ts'
import { grossFor, oldTaxOf, taxBetween, taxOf } from '../oracle.ts'

/** A pay that moves from one amount to another. */
export const raised: Family = (random) => {
  const before = amountBetween(150_000, 600_000, random)
  const after = before + amountBetween(20_000, 200_000, random)
  const [b, a] = [written(before, random), written(after, random)]
  const ask = random.pick([
    `my salary moved from ${b} to ${a} a month, how much more tax will I pay?`,
    `if my pay goes from ${b} to ${a} per month what extra tax do I pay`,
    `dem increase my salary from ${b} to ${a} every month, how much more tax I go pay`,
    `they are raising my monthly salary from ${b} to ${a}. how much extra tax?`,
  ])
  return { ask, expect: figures(taxBetween({ income: before * 12 }, { income: after * 12 })) }
}

/** The pay that leaves so much. */
export const backward: Family = (random) => {
  const isMonth = random.oneIn(2)
  const net = isMonth ? amountBetween(150_000, 900_000, random) : amountBetween(2_500_000, 20_000_000, random)
  const n = written(net, random)
  const per = isMonth ? 'a month' : 'a year'
  const ask = random.pick([
    `what gross salary leaves me ${n} ${per} after tax?`,
    `I want to take home ${n} ${per} after tax, what must my gross be?`,
    `after tax I get ${n} ${per}. what was my salary before tax?`,
    `how much gross do I need so that ${n} ${per} is left after tax`,
  ])
  return {
    ask,
    expect: figures(grossFor(isMonth ? net * 12 : net)),
    never: taxOf({ income: isMonth ? net * 12 : net }),
  }
}

/** A year of the old law. */
export const oldYear: Family = (random) => {
  const income = amountBetween(1_000_000, 30_000_000, random)
  const n = written(income, random)
  const year = random.pick([2021, 2022, 2023, 2024, 2025])
  const ask = random.pick([
    `tax on ${n} a year in ${year}`,
    `how much tax was due on a salary of ${n} per annum in ${year}?`,
    `In ${year} I earned ${n} for the year. what was my tax`,
    `${year} tax for annual salary ${n}`,
  ])
  return { ask, expect: figures(oldTaxOf({ income })), never: taxOf({ income }) }
}

const shown = (income: number): string[] => taxOf({ income }).map((tax) => `₦${tax.toLocaleString('en')}`)

/** A pay without a period: by its size a month, a year, or both answers. */
export const noPeriod: Family = (random) => {
  const size = random.pick(['month', 'both', 'year'] as const)
  const naira = {
    month: () => amountBetween(80_000, 195_000, random),
    both: () => amountBetween(850_000, 1_950_000, random),
    year: () => amountBetween(2_050_000, 40_000_000, random),
  }[size]()
  const n = written(naira, random)
  const ask = random.pick([
    `tax on ${n}`,
    `my salary is ${n}, what is my tax?`,
    `I earn ${n}, tax?`,
    `how much tax for salary of ${n}`,
    `my salary na ${n}, how much be tax`,
  ])
  if (size === 'both')
    return {
      ask,
      expect: [
        { kind: 'facts', says: [shown(naira * 12), shown(naira)] },
        { kind: 'asks', about: 'period' },
      ],
    }
  return {
    ask,
    expect: [
      ...figures(taxOf({ income: size === 'month' ? naira * 12 : naira })),
      { kind: 'asks', about: 'period' },
    ],
  }
}
