import { figures, type Family } from '../family.ts'
import { amountBetween } from '../facts.ts'
import { taxOf } from '../oracle.ts'
import { frames, joined } from '../sentence.ts'

const moneys = [
  ['$', 'dollars', 'dollar', 1400, 1650],
  ['£', 'pounds', 'pound', 1800, 2200],
  ['€', 'euros', 'euro', 1600, 1900],
  ['$', 'USD', 'USD', 1400, 1650],
] as const

/** Pay in other money: with a rate its tax, without one a question. */
export const otherMoney: Family = (random) => {
  const [sign, many, one, least, most] = random.pick(moneys)
  const value = amountBetween(400, 5_000, random)
  const amount = random.pick([`${sign}${value.toLocaleString('en')}`, `${value} ${many}`, `${sign}${value}`])
  const said = random.pick([
    `I earn ${amount} a month`,
    `a client abroad pays me ${amount} monthly`,
    `my salary is ${amount} per month`,
    `I dey collect ${amount} every month from one oyinbo company`,
    `${amount} monthly from remote work`,
  ])
  const tax = random.pick(frames(random).tax)
  const asNaira = taxOf({ income: value * 12 })
  if (random.oneIn(2))
    return { ask: joined([said, tax], random), expect: [{ kind: 'asks', about: 'rate' }], never: asNaira }
  const rate = random.between(least / 10, most / 10) * 10
  const r = rate.toLocaleString('en')
  const at = random.pick([
    `at ${r} naira to the ${one}`,
    `1 ${one} is ${r} naira`,
    `rate is ${r} naira per ${one}`,
    `at ₦${r} to 1 ${one}`,
  ])
  return {
    ask: joined([`${said}, ${at}`, tax], random),
    expect: [...figures(taxOf({ income: value * rate * 12 }))],
    never: asNaira,
  }
}
