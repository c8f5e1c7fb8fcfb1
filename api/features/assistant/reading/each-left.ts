import { countsIn } from './counted-things.ts'
import type { Reading } from './reading.ts'

/** "Each job leaves me with about 90k": of one of what is counted elsewhere. */
const eachLeaves =
  /\b(?:each|every|per|one) (\w+) (?:dey )?(?:leaves?|gives?|brings?|remains?|pays?)(?: (?:me|us|with|for|my|hand)){0,4}\s*(?:about |like |around )?[₦n#]?$/i

/** "3 jobs a month, each job leaves me with 90k": a profit, as often as there is one of them. */
export function withEachLeft(reading: Reading): Reading {
  const { text, amounts } = reading
  const [only, more] = amounts.filter(({ isPercent }) => !isPercent)
  if (only === undefined || more !== undefined) return reading
  const [, thing = ''] = eachLeaves.exec(text.slice(0, only.at)) ?? []
  const many = countsIn(text).find((each) => each.thing === thing.toLowerCase())
  if (many?.period === undefined || only.person !== undefined) return reading
  const { times, period } = many
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      amount === only
        ? {
            ...only,
            value: only.value * times,
            role: 'business',
            roleBy: 'guess',
            period,
            periodBy: 'said',
          }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== only.words),
    dangling: [],
    traps: reading.traps.filter(({ kind }) => !kind.startsWith('each') && kind !== 'period'),
  }
}
