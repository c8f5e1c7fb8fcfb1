import type { Answers, RawAnswers } from '../../../../tax/index.ts'
import type { Language, Reading, Role } from '../reading/index.ts'

/** What a question of its own asks for. */
export type Slot =
  'period' | 'days' | 'hours' | 'rate' | 'role' | 'amount' | 'income' | 'who' | 'meaning' | 'sure'

/** One way to answer by a tap. */
export interface Option {
  /** On the button: "a month". */
  readonly label: string
  /** Plain words that are sent as the person's next message, and that the reader reads without doubt. */
  readonly says: string
}

/** One question back. */
export interface Ask {
  readonly slot: Slot
  /** The words of the person that it is about, as typed; empty where it is about none. */
  readonly about: string
  /** A whole sentence that says what is missing and why. */
  readonly question: string
  readonly options: readonly Option[]
}

/** One sum: answers for the engine, and what the person calls it. */
export interface Case {
  /** "a month", "2025", "with ₦2,000,000 rent"; empty for the only one. */
  readonly label: string
  readonly answers: Partial<Answers> & Pick<Answers, 'taxYear' | 'status'>
}

/** What is worked out; every figure of it comes from the engine. */
export type Sum =
  /** One case, or both sides of a pay without a period, or several years. */
  | { readonly kind: 'tax' | 'net' | 'rate'; readonly cases: readonly Case[] }
  | { readonly kind: 'difference'; readonly before: Case; readonly after: Case }
  /** What one deduction makes less. */
  | { readonly kind: 'saving'; readonly role: Role; readonly before: Case; readonly after: Case }
  | { readonly kind: 'relief'; readonly answers: RawAnswers }
  /** The engine run backward: the pay that leaves the net, or that the tax is due on; naira a year. */
  | { readonly kind: 'gross' | 'incomeFromTax'; readonly naira: number; readonly case: Case }
  /** Taxable income given: the bands alone. */
  | { readonly kind: 'bands'; readonly taxable: number; readonly taxYear: number }
  /** Tax still due where some was taken already: naira a year. */
  | { readonly kind: 'stillDue'; readonly taken: number; readonly case: Case }

/** What a message comes to, before it is put into words. */
export type Decision =
  | {
      readonly kind: 'sum'
      readonly sum: Sum
      /** Articles that stand behind it. */ readonly articles: readonly string[]
    }
  /** A rule of the Act decides: minimum wage, gratuity, severance, gift. `naira`: what of it is taxed, or the tax. */
  | {
      readonly kind: 'rule'
      readonly rule: string
      readonly naira: number | null
      readonly articles: readonly string[]
    }
  | { readonly kind: 'ask'; readonly ask: Ask }
  | {
      readonly kind: 'own'
      readonly about: 'result' | 'bands' | 'saving' | 'changes' | 'net' | 'whatIf'
      readonly change: RawAnswers
    }
  | { readonly kind: 'lookup' }
  | {
      readonly kind: 'chat'
      readonly about: 'greeting' | 'thanks' | 'who' | 'help' | 'people' | 'bye' | 'complaint'
    }
  | { readonly kind: 'language'; readonly language: Exclude<Language, 'en' | 'pcm'> }
  | { readonly kind: 'declined'; readonly why: 'dishonest' | 'others' | 'otherTaxes' | 'injection' }

/** What a conversation knows after its earlier messages; folded from them, kept nowhere. */
export interface Known {
  /** The last reading with what earlier ones said merged in; undefined before any. */
  readonly reading: Reading | undefined
  /** Its own question, while it waits for the answer. */
  readonly asked: Ask | undefined
  /** Id of the article last shown. */
  readonly topic: string | undefined
}
