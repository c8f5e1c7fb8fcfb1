import type { Role } from '../roles.ts'

/** Words that have several roles and need a deciding neighbour. */
export type Ambiguous =
  | 'rentWord'
  | 'pensionWord'
  | 'interestWord'
  | 'netWord'
  | 'basicWord'
  | 'payeWord'
  | 'taxWord'
  | 'withheldWord'
  | 'outlay'
  | 'shopWord'
  | 'transportWord'
  | 'soldWord'
  | 'mortgageWord'
  | 'sentWord'
  | 'gainWord'
  | 'sellingWord'
  | 'boughtWord'
  | 'nyscWord'

/**
 * How surely a phrase says what an amount is. noun: names it ("rent", "NHF"); verb: says that it was earned or paid
 * ("I earn"); source: says where it comes from ("from my farm").
 */
export type Strength = 'noun' | 'verb' | 'source'

/** What a phrase says about an amount beside it. */
export interface Cue {
  readonly role: Role | Ambiguous
  readonly strength: Strength
  /** before: the amount stands before the phrase ("200k into pension"); after: behind it ("sold for 5m"). */
  readonly binds?: 'before' | 'after'
}

/** Phrases of a role, parted by " | ". */
export type CueRow = readonly [cue: Cue, phrases: string]
