import { figures, type Family } from '../family.ts'
import { amountBetween } from '../facts.ts'
import { written } from '../numbers.ts'
import { taxOf } from '../oracle.ts'
import { often, timesAYear } from '../periods.ts'
import { frames, joined } from '../sentence.ts'

/** A payslip list whose period is said once. */
export const payslip: Family = (random) => {
  const period = random.pick(['month', 'month', 'year'] as const)
  const scale = period === 'year' ? 12 : 1
  const lines = [
    ['basic', amountBetween(90_000 * scale, 300_000 * scale, random)],
    ['housing', amountBetween(30_000 * scale, 120_000 * scale, random)],
    ['transport', amountBetween(20_000 * scale, 60_000 * scale, random)],
    ...(random.oneIn(3)
      ? [['leave allowance', amountBetween(10_000 * scale, 40_000 * scale, random)] as const]
      : []),
  ] as const
  const income = lines.reduce((sum, [, naira]) => sum + naira, 0) * timesAYear[period]
  const style = random.pick(['before', 'after', 'colon'] as const)
  const items = lines.map(([name, naira]) => {
    const amount = written(naira, random)
    return { before: `${name} ${amount}`, after: `${amount} ${name}`, colon: `${name}: ${amount}` }[style]
  })
  const { per } = often(period, random)
  const list = random.oneIn(2)
    ? `${items.join(', ')}, all ${per.replace('/', 'per ')}`
    : `${items.join(', ')} ${per}`
  return { ask: joined([list, random.pick(frames(random).tax)], random), expect: figures(taxOf({ income })) }
}

/** A bonus or a thirteenth month beside the pay. */
export const bonus: Family = (random) => {
  const words = frames(random)
  const naira = amountBetween(90_000, 900_000, random)
  const extra = amountBetween(100_000, 900_000, random)
  const { per } = often('month', random)
  const amount = written(extra, random)
  const added = random.pick([
    `a bonus of ${amount} a year`,
    `I get a yearly bonus of ${amount}`,
    `${amount} bonus at the end of the year`,
    `annual bonus ${amount}`,
  ])
  return {
    ask: joined([`I earn ${written(naira, random)} ${per}`, added, random.pick(words.tax)], random),
    expect: figures(taxOf({ income: naira * 12 + extra })),
    never: taxOf({ income: naira * 12 }),
  }
}
