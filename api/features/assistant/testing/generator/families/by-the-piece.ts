import { amountBetween } from '../facts.ts'
import { figures, type Family } from '../family.ts'
import { written } from '../numbers.ts'
import { taxOf } from '../oracle.ts'
import { frames, joined } from '../sentence.ts'

const things = [
  ['cooler', 'coolers', 'I cook', 'I cooked'],
  ['bag', 'bags', 'I sell', 'I sold'],
  ['gown', 'gowns', 'I sew', 'I sewed'],
  ['trip', 'trips', 'I do', 'I did'],
  ['crate', 'crates', 'I sell', 'I sold'],
  ['wedding', 'weddings', 'I cover', 'I covered'],
] as const

const rhythms = [
  ['every week', 52],
  ['a month', 12],
  ['monthly', 12],
  ['each week', 52],
] as const

/** So many of a thing, with what one brings and what one costs, in words for both that stand before and behind. */
export const byThePiece: Family = (random) => {
  const [one, many, does, did] = random.pick(things)
  const isDone = random.oneIn(3)
  const [often, times] = isDone ? (['this year', 1] as const) : random.pick(rhythms)
  const count = random.between(isDone ? 30 : 3, isDone ? 150 : 20)
  const price = amountBetween(8_000, 60_000, random)
  const cost = amountBetween(2_000, price * 0.6, random)
  const [p, c] = [written(price, random), written(cost, random)]
  const verb = isDone ? did : does
  const said = random.pick([
    `${verb} ${count} ${many} ${often}. I charge ${p} per ${one} and materials cost me ${c} per ${one}`,
    `${verb} ${count} ${many} ${often}, ${p} each, and each ${one} costs me ${c}`,
    `one ${one} costs me ${c}, I sell it ${p}. ${verb} ${count} ${many} ${often}`,
    `my price is ${p} a ${one}, materials take ${c} per ${one}, and ${verb} ${count} ${many} ${often}`,
  ])
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: (price - cost) * count * times })),
    never: [...taxOf({ income: price * count * times }), ...taxOf({ income: price * 12 })],
  }
}

const homes = ['flats', 'shops', 'rooms', 'duplexes', 'self contain', 'stores'] as const

/** Several homes of two kinds, each with the rent of one, and what they cost. */
export const homesLet: Family = (random) => {
  const [first, second] = [random.pick(homes), random.pick(homes.slice(0, 3))]
  const [m, n] = [random.between(2, 9), random.between(2, 6)]
  const [a, b] = [amountBetween(150_000, 900_000, random), amountBetween(120_000, 1_500_000, random)]
  const cost = amountBetween(100_000, 300_000, random)
  const [ra, rb, c] = [a, b, cost].map((naira) => written(naira, random))
  const said = random.pick([
    `I have ${m} ${first} let at ${ra} each and ${n} ${second} at ${rb} each. Repairs cost me ${c} this year`,
    `landlord with ${m} ${first} at ${ra} per year each, ${n} ${second} ${rb} each yearly. I spent ${c} on repairs`,
    `my tenants: ${m} ${first} paying ${ra} each, ${n} ${second} paying ${rb} each, repairs took ${c}`,
  ])
  return {
    ask: `${said}. ${random.pick(['Tax?', 'How much is my tax for the year?', 'What tax do I pay?'])}`,
    expect: figures(taxOf({ income: m * a + n * b - cost })),
    never: [...taxOf({ income: m * a + n * b }), ...taxOf({ income: a + b - cost })],
  }
}

const works = ['commissions', 'contracts', 'projects', 'deals', 'gigs'] as const

/** What was earned one by one under one name, with costs of the whole. */
export const oneByOne: Family = (random) => {
  const count = random.between(3, 5)
  const parts = Array.from({ length: count }, () => amountBetween(400_000, 3_000_000, random))
  const cost = amountBetween(200_000, 900_000, random)
  const listed = parts.map((naira) => written(naira, random))
  const list = `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`
  const c = written(cost, random)
  const work = random.pick(works)
  const said = random.pick([
    `I got ${count} ${work} this year: ${list}`,
    `${count} ${work} so far this year: ${list}`,
    `this year I did ${count} ${work} of ${list}`,
  ])
  const spent = random.pick([`fuel and data cost me ${c}`, `I spent ${c} on transport`, `expenses were ${c}`])
  const income = parts.reduce((sum, naira) => sum + naira, 0)
  return {
    ask: `${said}. ${spent}. ${random.pick(['Tax?', 'How much tax do I pay?', 'what is my tax for the year?'])}`,
    expect: figures(taxOf({ income: income - cost })),
    never: taxOf({ income }),
  }
}

/** A part of what comes in goes to somebody, as a percentage or in words. */
export const partTaken: Family = (random) => {
  const sales = amountBetween(4_000_000, 20_000_000, random)
  const [said, percent] = random.pick([
    ['20% of everything', 20],
    ['15% of the sales', 15],
    ['60% of it', 60],
    ['one third of it', 100 / 3],
    ['half of the money', 50],
    ['three quarters of that', 75],
  ] as const)
  const s = written(sales, random)
  const ask = random.pick([
    `my sales of ${s} this year, materials and workers took ${said}. ${random.pick(frames(random).tax)}`,
    `sales of ${s} this year, goods cost me ${said}. ${random.pick(frames(random).tax)}`,
    `sales of ${s} this year, ${said} goes on goods. ${random.pick(frames(random).tax)}`,
  ])
  const income = sales * (1 - percent / 100)
  return { ask, expect: figures(taxOf({ income })), never: taxOf({ income: sales }) }
}
