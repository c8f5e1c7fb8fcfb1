import type { Person } from './lexicon/people.ts'
import type { Period } from './periods.ts'
import type { Role } from './roles.ts'

/** The languages that a question is recognised in: English, Nigerian Pidgin, Yoruba, Hausa, Igbo. */
export type Language = 'en' | 'pcm' | 'yo' | 'ha' | 'ig'

/**
 * What is asked of the amounts. tax, net, gross, incomeFromTax: of a year; difference: between two states of them;
 * saving: what one deduction makes less; rate: the percent; relief: the relief alone; taxPart: which part is taxed;
 * why, own: about the person's saved result; lookup: a matter of the law; chat: greetings, thanks, who are you.
 */
export type Intent =
  | 'tax'
  | 'net'
  | 'gross'
  | 'incomeFromTax'
  | 'difference'
  | 'saving'
  | 'rate'
  | 'relief'
  | 'why'
  | 'lookup'
  | 'chat'

/** One amount of a question, and what it was read as. */
export interface ReadAmount {
  /** In its currency; a percentage as percent: 8 is 8%. */
  readonly value: number
  /** ISO 4217: NGN unless another one binds it; XXX where a foreign one is meant that was not named. */
  readonly currency: string
  readonly isPercent: boolean
  /** Undefined: it could not be placed, and blocks. */
  readonly role: Role | undefined
  /** By a word that names it or as the person tapped it; by a verb of earning; as the only one; or guessed, to be confirmed. */
  readonly roleBy: 'named' | 'verb' | 'only' | 'guess'
  /** Undefined: neither said nor usual. */
  readonly period: Period | undefined
  /** Said with it, shared along a list, supposed because it is the usual one. */
  readonly periodBy: 'said' | 'shared' | 'usual'
  /** For how many of its periods in the year it was paid, where that was said: "for 4 months", "from August", "5 days a week". */
  readonly times: number | undefined
  /** Position in a pair "from A to B", "A or B": 0 before, 1 after; undefined outside one. */
  readonly pair: 0 | 1 | undefined
  /** Whose it is where several people are named: "my wife"; undefined for the person who asks. */
  readonly person: Person | undefined
  /** As it was typed. */
  readonly words: string
  /** Where it starts in the text, in UTF-16 units. */
  readonly at: number
}

/** A word or phrase that changes what a sum means. */
export interface Trap {
  /** Name of its class, such as arrears, shared, onCredit, several people, less, except, until, sometimes. */
  readonly kind: string
  readonly words: string
}

/** How a message relates to what was said before. */
export interface Relation {
  /** also: more of the same; without: takes a role away; instead: replaces; that: means the last figure; fragment: no sentence of its own; corrects: "sorry, I mean". */
  readonly kind: 'also' | 'without' | 'instead' | 'that' | 'fragment' | 'corrects'
  readonly words: string
}

/** What a question says, and everything in it that was not understood. */
export interface Reading {
  /** The message, trimmed. */
  readonly text: string
  readonly language: Language
  readonly intent: Intent
  readonly amounts: readonly ReadAmount[]
  /** Roles that were said to be nothing: "no pension", "I don't pay rent". */
  readonly zero: readonly Role[]
  /** Roles that were named without an amount where none is needed: "how much does rent save", "comot the NHF". */
  readonly about: readonly Role[]
  /** Tax years that were named, in order. */
  readonly years: readonly number[]
  /** "tax in a year", "every month": in what the answer is wanted; no period of the pay. */
  readonly display: Period | undefined
  /** For how many months something was paid, where a message says so of no amount of its own: "I resume in September". */
  readonly months: number | undefined
  /** It is about the person's own saved calculation ("my result", "why is my tax 834,000"). */
  readonly isOwn: boolean
  readonly relations: readonly Relation[]
  /** Several people, jobs, or places that a sum is for, where named: "my wife", "two employers". */
  readonly people: readonly Person[]
  /** Amounts without a role, as typed. Any blocks. */
  readonly unplaced: readonly string[]
  /** Words of a role that should have an amount and have none. Any blocks. */
  readonly dangling: readonly Role[]
  /** Words that no rule used: any blocks, and a soft one until the person has seen what was read without it. */
  readonly traps: readonly Trap[]
  /** Words that no class knows, in lower case: a figure is not said at once while there are any. */
  readonly unknown: readonly string[]
}
