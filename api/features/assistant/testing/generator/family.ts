import type { Outcome } from '../scoring/index.ts'
import type { Random } from './random.ts'

/** What a family makes: facts first, then the words for them and what they come to. */
export interface Made {
  readonly ask: string
  readonly after?: readonly string[]
  readonly expect: readonly Outcome[]
  readonly never?: readonly number[]
}

/** Questions of one kind. */
export type Family = (random: Random) => Made

/** Any of these figures, and nothing else, is right. */
export const figures = (naira: readonly number[], of?: string): Outcome[] =>
  naira.map((each) => ({ kind: 'figure', naira: each, ...(of === undefined ? {} : { of }) }))
