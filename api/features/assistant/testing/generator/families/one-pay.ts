import { figures, type Family } from '../family.ts'
import { inYear, pay } from '../facts.ts'
import { netOf, taxOf } from '../oracle.ts'
import { filled, frames, joined } from '../sentence.ts'

/** One pay, its tax. */
export const onePay: Family = (random) => {
  const { naira, often } = pay(random)
  const words = frames(random)
  const ask = random.oneIn(2)
    ? filled(random.pick(words.asks), naira, often, random)
    : joined([filled(random.pick(words.says), naira, often, random), random.pick(words.tax)], random)
  return { ask, expect: figures(taxOf({ income: inYear({ naira, often }) })) }
}

/** One pay, what is left of it. */
export const netPay: Family = (random) => {
  const { naira, often } = pay(random)
  const words = frames(random)
  const says = filled(random.pick(words.says), naira, often, random)
  const income = inYear({ naira, often })
  return {
    ask: joined([says, random.pick(words.net)], random),
    expect: figures(netOf({ income })),
    never: taxOf({ income }),
  }
}
