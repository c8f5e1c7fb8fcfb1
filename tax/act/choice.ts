import type { FactKey } from '../answers/facts.ts'
import type { Certainty } from '../years/told.ts'
import type { Change, Person } from './reading.ts'

/** What the Act reads otherwise than the calculation. */
export type ChoiceId =
  | 'residence'
  | 'car-value'
  | 'lent-things'
  | 'accommodation-limit'
  | 'minimum-wage'
  | 'armed-forces'
  | 'pension-taxable'
  | 'annuity-exempt'
  | 'gratuity-exempt'
  | 'dividends-final'
  | 'foreign-dividends'
  | 'foreign-income'
  | 'interest-kinds'
  | 'compensation'
  | 'business'
  | 'gains'
  | 'contributions-paid'
  | 'pensioner-deductions'
  | 'mortgage-home'
  | 'life-preceding-year'
  | 'rent-period'
  | 'foreign-tax'

/** Where a reading comes from. */
export interface Ground {
  readonly section: string
  readonly certainty: Certainty
  /** Who reports it: present where it was not read in the law itself. */
  readonly reportedBy?: string
  /** What is not certain about it, a sentence. */
  readonly unsure?: string
}

/** One difference between the Act and the calculation. */
export interface Choice {
  readonly id: ChoiceId
  /**
   * What the Act asks of this person, in order: empty where nothing of it concerns them. What follows from an answer is
   * asked once that is given.
   */
  readonly asks: (person: Person) => readonly FactKey[]
  /**
   * How the Act reads the declaration; null where it reads it as the calculation does, and where that hangs on what was
   * not answered.
   */
  readonly change: (person: Person) => Change | null
  /** What the Act does, in a sentence without its full stop; asked where there is a change. */
  readonly words: (person: Person) => string
  /** Where it comes from, for this person: what does not concern them is not told. */
  readonly ground: (person: Person) => Ground
}

/** Nothing is asked: it hangs on the answers alone. */
export const asksNothing = (): readonly FactKey[] => []
