import { bookOf } from '../phrases.ts'
import { aside } from './aside.ts'
import { given } from './given.ts'
import { off } from './off.ts'
import { pay } from './pay.ts'
import { trade } from './trade.ts'

export type { Ambiguous, Cue } from './cue.ts'

/** Every phrase that says what an amount is. */
export const cuesOf = bookOf(
  [...pay, ...trade, ...off, ...aside, ...given].map(([cue, phrases]) => [phrases, cue] as const),
)
