import { figures, type Family } from '../family.ts'
import { amountBetween, pay, inYear } from '../facts.ts'
import { written } from '../numbers.ts'
import { taxOf } from '../oracle.ts'
import { filled, frames, joined } from '../sentence.ts'

const free = [
  'my uncle gave me {n} as a gift',
  'I received {n} gratuity',
  'I took a bank loan of {n}',
  'my brother sent me a gift of {n}',
  'I collected a loan of {n} from the bank',
] as const

/** Money that is no pay, alone. */
export const freeAlone: Family = (random) => {
  const naira = amountBetween(1_000_000, 9_000_000, random)
  const said = random.pick(free).replace('{n}', written(naira, random))
  return {
    ask: joined(
      [said, random.pick(['is it taxed?', 'how much tax on it?', 'any tax?', 'dem go tax am?'])],
      random,
    ),
    expect: figures([0]),
    never: [...taxOf({ income: naira }), ...taxOf({ income: naira * 12 })],
  }
}

/** Money that is no pay, beside one. */
export const freeBeside: Family = (random) => {
  const money = pay(random)
  const naira = amountBetween(1_000_000, 9_000_000, random)
  const income = inYear(money)
  const said = random.pick(free).replace('{n}', written(naira, random))
  const words = frames(random)
  const says = filled(random.pick(words.says), money.naira, money.often, random)
  return {
    ask: joined([...(random.oneIn(2) ? [says, said] : [said, says]), random.pick(words.tax)], random),
    expect: figures(taxOf({ income })),
    never: taxOf({ income: income + naira }),
  }
}

/** What a household spends changes no tax. */
export const spent: Family = (random) => {
  const money = pay(random)
  const words = frames(random)
  const naira = amountBetween(50_000, 900_000, random)
  const n = written(naira, random)
  const said = random.pick([
    `I pay school fees of ${n}`,
    `I spend ${n} on food`,
    `I spend ${n} on fuel`,
    `school fees for my children ${n}`,
    `I give ${n} to my church`,
  ])
  return {
    ask: joined(
      [filled(random.pick(words.says), money.naira, money.often, random), said, random.pick(words.tax)],
      random,
    ),
    expect: figures(taxOf({ income: inYear(money) })),
    never: taxOf({ income: inYear(money), contributions: naira }),
  }
}

/** The minimum wage and below. */
export const minimumWage: Family = (random) => {
  const naira = random.between(30, 70) * 1000
  const n = written(naira, random)
  const ask = random.pick([
    `they pay me ${n} a month, any tax?`,
    `my salary is ${n} monthly, how much tax do I pay`,
    `dem dey pay me ${n} every month, I go pay tax?`,
    `tax on a monthly salary of ${n}`,
  ])
  return { ask, expect: figures([0]) }
}
