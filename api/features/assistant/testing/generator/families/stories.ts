import { figures, type Family } from '../family.ts'
import { amountBetween } from '../facts.ts'
import { written } from '../numbers.ts'
import { taxOf } from '../oracle.ts'
import { frames, joined } from '../sentence.ts'

const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** Two places of work, the second called by nothing but the place. */
export const twoPlaces: Family = (random) => {
  const one = amountBetween(90_000, 600_000, random)
  const other = amountBetween(80_000, 300_000, random)
  const [a, b] = [written(one, random), written(other, random)]
  const said = random.pick([
    `I do morning duty at a hospital, they pay ${a} a month. Evenings I am at a clinic and that one is ${b} a month`,
    `I teach in a secondary school for ${a} a month and on Saturdays I am at a lesson centre, ${b} a month`,
    `clerk at the council, ${a} monthly, and I also work nights at a hotel for ${b} monthly`,
    `I drive for a family, ${a} a month. I also guard a warehouse at night, ${b} a month`,
    `I work two places: a bank ${a} a month, and a church office ${b} a month`,
  ])
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: (one + other) * 12 })),
    never: [...taxOf({ income: one * 12 }), ...taxOf({ income: other * 12 })],
  }
}

/** What a trade leaves, its costs told without an amount. */
export const leftOfCosts: Family = (random) => {
  const isMonth = random.oneIn(2)
  const left = isMonth ? amountBetween(90_000, 900_000, random) : amountBetween(1_200_000, 20_000_000, random)
  const n = written(left, random)
  const said = random.pick(
    isMonth
      ? [
          `I drive Bolt. After fuel, commission and servicing what remains is ${n} every month`,
          `I am a DJ, about ${n} a month after fuel and transport`,
          `I run a salon, after light, rent of the shop and my girls I am left with ${n} a month`,
          `after fuel and repairs my okada leaves me ${n} monthly`,
        ]
      : [
          `I farm cassava. Sales minus seedlings, labour and fertilizer left me ${n} this year`,
          `I sell fabrics, after buying goods and paying transport I made ${n} this year`,
          `my shop left me ${n} this year after goods and expenses`,
        ],
  )
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: isMonth ? left * 12 : left })),
  }
}

/** A pay that became another within the year. */
export const raisedWithin: Family = (random) => {
  const before = amountBetween(150_000, 500_000, random)
  const after = before + amountBetween(30_000, 200_000, random)
  const month = random.between(2, 12)
  const [a, b] = [written(before, random), written(after, random)]
  const name = monthNames[month - 1] ?? ''
  const said = random.pick([
    `I was on ${a} a month, from ${name} they raised me to ${b}`,
    `my salary was ${a} monthly and since ${name} it is now ${b} monthly`,
    `I make ${a} a month and from ${name} I moved to a new job that pays ${b} a month`,
    `I dey collect ${a} every month, from ${name} dem increase am to ${b}`,
  ])
  return {
    ask: joined([said, 'what is my total tax for the year?'], random),
    expect: figures(taxOf({ income: before * (month - 1) + after * (13 - month) })),
    never: [...taxOf({ income: before * 12 }), ...taxOf({ income: after * 12 })],
  }
}

/** Rents of several houses, and what was spent on them. */
export const landlords: Family = (random) => {
  const rent = amountBetween(400_000, 3_000_000, random)
  const spent = amountBetween(100_000, rent / 2, random)
  const flats = random.between(2, 6)
  const [r, s] = [written(rent, random), written(spent, random)]
  const said = random.pick([
    `Landlord here. ${flats} flats at ${r} each yearly, all occupied. I spent ${s} on plumbing and roof repairs this year`,
    `I let out ${flats} shops at ${r} each a year and spent ${s} on repairs`,
    `I have ${flats} flats, each tenant pays ${r} a year. Repairs cost me ${s}`,
  ])
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: rent * flats - spent })),
    never: taxOf({ income: rent * flats }),
  }
}

/** Two who earn, and what both pay. */
export const couple: Family = (random) => {
  const mine = amountBetween(90_000, 900_000, random)
  const hers = amountBetween(90_000, 900_000, random)
  const [m, h] = [written(mine, random), written(hers, random)]
  const ask = random.pick([
    `I earn ${m} a month and my wife earns ${h} a month. How much tax do the two of us pay in a year?`,
    `Me and madam: I earn ${m} monthly and she earns ${h} monthly. Total tax for both of us?`,
    `my husband earns ${h} a month and I earn ${m} a month, how much tax do we pay together?`,
  ])
  const [one, other] = [taxOf({ income: mine * 12 }), taxOf({ income: hers * 12 })]
  return {
    ask,
    expect: figures(one.flatMap((a) => other.map((b) => a + b))),
    never: taxOf({ income: (mine + hers) * 12 }),
  }
}
