import { put } from '../scoring/index.ts'
import { states } from '../scoring/naira.ts'
import { tails } from './tails.ts'

/** A question that is answered at once, and the tax that it comes to. */
export interface Plain {
  readonly ask: string
  readonly tax: number
}

/** A pair that did not hold: the plain figure came all the same. */
export interface Broken {
  readonly ask: string
  readonly changes: string
}

/** Questions without a doubt, one of each shape. */
export const plainQuestions: readonly Plain[] = [
  { ask: 'I earn 450k a month, what is my tax?', tax: 762_000 },
  { ask: 'tax on 300k a month', tax: 438_000 },
  { ask: 'my salary is 5m a year. tax?', tax: 690_000 },
  { ask: 'I dey earn 250k every month, how much be my tax', tax: 330_000 },
  { ask: 'salary 400k monthly, rent 600k a year, what tax', tax: 632_400 },
  { ask: 'what is the tax on a monthly salary of 350,000 with 8% pension', tax: 485_520 },
]

const bare = (text: string) => text.replace(/[?.!\s]+$/, '')

/** The plain questions with every end behind them. */
export const pairsOf = (plain: readonly Plain[]): (Plain & { readonly changes: string })[] =>
  plain.flatMap(({ ask, tax }) =>
    Object.entries(tails).flatMap(([changes, ends]) =>
      ends.map((end) => ({ ask: `${bare(ask)}, ${end}`, tax, changes })),
    ),
  )

/** The pairs whose plain figure is still said at once. */
export function brokenOf(plain: readonly Plain[]): Broken[] {
  return pairsOf(plain).filter(({ ask, tax }) => {
    const { first } = put({ ask, after: [], own: false })
    return first.kind === 'calculated' && states(first.text, tax)
  })
}
