import { figures, type Family } from '../family.ts'
import { amountBetween, rentFor } from '../facts.ts'
import { written } from '../numbers.ts'
import { netOf, oldTaxOf, taxOf } from '../oracle.ts'
import type { Random } from '../random.ts'

function start(random: Random) {
  const naira = amountBetween(150_000, 900_000, random)
  const n = written(naira, random)
  const first = random.pick([
    `tax on ${n} a month`,
    `I earn ${n} monthly, how much tax?`,
    `my salary na ${n} every month, wetin be my tax`,
    `salary ${n} per month. tax?`,
    `how much tax for ${n} a month`,
  ])
  return { naira, income: naira * 12, first }
}

/** A deduction that comes later. */
export const addedLater: Family = (random) => {
  const { income, first } = start(random)
  const rent = rentFor(income, random)
  const r = written(rent, random)
  const [ask, facts] = random.pick([
    [
      random.pick([
        'and with 8% pension?',
        'add pension of 8%',
        'what if I pay 8% pension',
        'and 8% pension',
      ]),
      { income, percents: [8] },
    ],
    [random.pick(['and NHF 2.5%?', 'add 2.5% NHF']), { income, percents: [2.5] }],
    [
      random.pick([
        `now add rent of ${r}`,
        `and my rent is ${r} a year`,
        `what if I pay rent of ${r}`,
        `my rent na ${r}`,
      ]),
      { income, rent },
    ],
  ] as const)
  return { ask, after: [first], expect: figures(taxOf(facts)), never: taxOf({ income }) }
}

/** Another amount in the place of the first. */
export const replaced: Family = (random) => {
  const { income, first } = start(random)
  const naira = amountBetween(150_000, 900_000, random)
  const n = written(naira, random)
  const ask = random.pick([
    `and for ${n} a month?`,
    `what about ${n} monthly?`,
    `sorry, I mean ${n} a month`,
    `what if it is ${n} a month`,
    `and ${n} every month?`,
  ])
  const never = naira * 12 === income ? [] : taxOf({ income })
  return { ask, after: [first], expect: figures(taxOf({ income: naira * 12 })), never }
}

/** Two deductions over two turns, one of them taken back. */
export const takenBack: Family = (random) => {
  const { income, first } = start(random)
  const rent = rentFor(income, random)
  const after = [first, `my rent is ${written(rent, random)} a year`, 'and 8% pension']
  const [ask, facts] = random.pick([
    [random.pick(['without the pension?', 'remove the pension']), { income, rent }],
    [random.pick(['without rent?', 'remove the rent']), { income, percents: [8] }],
  ] as const)
  return { ask, after, expect: figures(taxOf(facts)), never: taxOf({ income, rent, percents: [8] }) }
}

/** The same money seen otherwise. */
export const seenOtherwise: Family = (random) => {
  const { income, first } = start(random)
  const [ask, expected] = random.pick([
    [random.pick(['how much is that monthly?', 'and per month?']), taxOf({ income })],
    [random.pick(['what is left after tax?', 'and my take home?']), netOf({ income })],
    ['and for 2025?', oldTaxOf({ income })],
  ] as const)
  return { ask, after: [first], expect: figures(expected) }
}

/** A rate for other money, asked for and given. */
export const rateGiven: Family = (random) => {
  const value = amountBetween(400, 5_000, random)
  const rate = random.between(140, 170) * 10
  const ask = random.pick([
    `1 dollar is ${rate.toLocaleString('en')} naira`,
    `${rate} naira to the dollar`,
    `at ${rate} naira`,
    `use ${rate}`,
    `${rate}`,
  ])
  return {
    ask,
    after: [random.pick([`tax on $${value} a month`, `I earn ${value} dollars monthly, what is my tax?`])],
    expect: figures(taxOf({ income: value * rate * 12 })),
    never: [...taxOf({ income: value * 12 }), ...taxOf({ income: rate * 12 })],
  }
}

/** A tap on what the reply offers for the period. */
export const periodTapped: Family = (random) => {
  const naira = amountBetween(250_000, 1_900_000, random)
  const shown = `₦${naira.toLocaleString('en')}`
  const isMonth = random.oneIn(2)
  return {
    ask: `${shown} is a ${isMonth ? 'month' : 'year'}`,
    after: [`tax on ${written(naira, random)}`],
    expect: figures(taxOf({ income: isMonth ? naira * 12 : naira })),
  }
}
