import { figures, type Family } from '../family.ts'
import { amountBetween } from '../facts.ts'
import { written } from '../numbers.ts'
import { taxOf } from '../oracle.ts'
import { frames, joined } from '../sentence.ts'

/** Sales less what they cost. */
export const business: Family = (random) => {
  const sales = amountBetween(4_000_000, 30_000_000, random)
  const cost = amountBetween(sales * 0.3, sales * 0.7, random)
  const [s, c] = [written(sales, random), written(cost, random)]
  const said = random.pick([
    `my shop sold goods for ${s} this year and the goods cost ${c}`,
    `my sales were ${s} this year, costs ${c}`,
    `I run a small business: turnover ${s}, expenses ${c} for the year`,
    `revenue of ${s} and expenses of ${c} in the year`,
    `as a trader I sold ${s} of goods this year and spent ${c} on the business`,
    `my business make ${s} for this year, I spend ${c} for goods`,
    `I freelance. clients paid me ${s} this year and my costs were ${c}`,
  ])
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: sales - cost })),
    never: taxOf({ income: sales }),
  }
}

/** A job and a business beside it. */
export const both: Family = (random) => {
  const salary = amountBetween(100_000, 700_000, random)
  const profit = amountBetween(30_000, 300_000, random)
  const [s, p] = [written(salary, random), written(profit, random)]
  const said = random.pick([
    `I earn a salary of ${s} a month and my side business makes a profit of ${p} a month`,
    `salary ${s} monthly plus ${p} monthly profit from my shop`,
    `my job pays ${s} per month, my business brings ${p} profit per month`,
    `my salary na ${s} every month, my business dey bring profit of ${p} every month`,
    // A job that pays no more than the minimum wage is exempt by itself.
    ...(profit > 70_000 ? [`I have two jobs: one pays ${s} a month, the other ${p} a month`] : []),
  ])
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: (salary + profit) * 12 })),
    never: [...taxOf({ income: salary * 12 }), ...taxOf({ income: profit * 12 })],
  }
}

/** Pay of some months only. */
export const partOfYear: Family = (random) => {
  const naira = amountBetween(150_000, 900_000, random)
  const months = random.between(2, 10)
  const n = written(naira, random)
  const said = random.pick([
    `I only worked ${months} months this year on ${n} a month`,
    `I worked for ${months} months this year at ${n} per month`,
    `they paid me ${n} a month for ${months} months this year, nothing else`,
    `I earned ${n} monthly for only ${months} months in 2026`,
    `na only ${months} months I work this year, dem dey pay me ${n} every month`,
  ])
  return {
    ask: joined([said, random.pick(frames(random).tax)], random),
    expect: figures(taxOf({ income: naira * months })),
    never: naira * months > 800_000 ? taxOf({ income: naira * 12 }) : [],
  }
}
