import { amountBetween } from '../facts.ts'
import { figures, type Family } from '../family.ts'
import { written } from '../numbers.ts'
import { taxOf } from '../oracle.ts'
import { hands } from '../wording/trades.ts'

/** Each of three who are paid by the one who asks is taxed alone; what is remitted is the sum. */
export const paidHands: Family = (random) => {
  const start = random.between(0, hands.length - 1)
  const who = [0, 1, 2].map((step) => hands[(start + step * 3) % hands.length] ?? '')
  const pays = who.map(() => amountBetween(75_000, 400_000, random))
  const [a, b, c] = pays.map((naira) => written(naira, random))
  const said = random.pick([
    `I have three staff: ${who[0]} ${a}, ${who[1]} ${b}, ${who[2]} ${c}, all per month`,
    `in my shop the ${who[0]} earns ${a} a month, the ${who[1]} ${b} a month and the ${who[2]} ${c} a month`,
    `I pay my ${who[0]} ${a}, my ${who[1]} ${b} and my ${who[2]} ${c} every month`,
  ])
  const asked = random.pick([
    'How much PAYE should I remit in total?',
    'What PAYE do I deduct from all of them?',
    'How much tax should I be removing altogether?',
  ])
  const alone = pays.map((naira) => taxOf({ income: naira * 12 }))
  const sums = alone.reduce<number[]>(
    (all, each) => all.flatMap((one) => each.map((other) => one + other)),
    [0],
  )
  return {
    ask: `${said}. ${asked}`,
    expect: figures([...new Set(sums)]),
    never: taxOf({ income: pays.reduce((sum, naira) => sum + naira, 0) * 12 }),
  }
}

/** Tax that was taken in the months of a job that ended, asked back. */
export const askedBack: Family = (random) => {
  const naira = amountBetween(250_000, 900_000, random)
  const months = random.between(2, 8)
  const due = taxOf({ income: naira * months })
  const least = Math.ceil((due[0] ?? 0) / months / 500) * 500
  const taken = least + random.between(1, 40) * 500
  const [n, t] = [written(naira, random), written(taken, random)]
  const said = random.pick([
    `I worked ${months} months this year on ${n} a month and they removed ${t} tax every month`,
    `they paid me ${n} a month for only ${months} months in 2026 and deducted ${t} PAYE each month`,
  ])
  return {
    ask: `${said}. ${random.pick(['How much should come back to me?', 'How much refund do I get?', 'how much should I get back?'])}`,
    expect: figures(due.map((each) => taken * months - each).filter((each) => each >= 0)),
    never: taxOf({ income: naira * 12 }),
  }
}
