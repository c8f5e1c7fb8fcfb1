import type { AmountKey, Answers, ContributionKey, RawAnswers } from '../../../../tax/index.ts'
import type { Missing } from './missing.ts'
import type { Supposed } from './own-change/supposed.ts'
import type { AskedLines } from './own-lines/forms.ts'
import type { Language, Period, Person, Reading, Role } from '../reading/index.ts'

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
  /** What is missing. */
  readonly missing: Missing['kind']
  /** The words of the person that it is about, as typed; empty where it is about none. */
  readonly about: string
  /** A whole sentence that says what is missing and why. */
  readonly question: string
  readonly options: readonly Option[]
  /** How often it was asked before without an answer that was understood: each time in other words. */
  readonly times: 0 | 1 | 2
  /** Whose income it asks for, where that is somebody else’s. */
  readonly person?: Person
}

/** One sum: answers for the engine, and what the person calls it. */
export interface Case {
  /** What makes it another than the one beside it; null for the only one. */
  readonly label: CaseLabel | null
  readonly answers: Partial<Answers> & Pick<Answers, 'taxYear' | 'status'>
}

/** What tells one case from another: the period that a pay without one was read in, a year, a person, a place in a pair. */
export type CaseLabel =
  | { readonly kind: 'period'; readonly period: 'month' | 'year'; readonly naira: number }
  | { readonly kind: 'year'; readonly year: number }
  /** One of several people; null is the person who asks. */
  | { readonly kind: 'person'; readonly person: Person | null }
  /** The amount that differs in a pair, in naira a year, as what it was read. */
  | { readonly kind: 'amount'; readonly role: Role; readonly naira: number }

/** A share of the pay that goes off, in percent: of a pay that is still to be found. */
export type Shares = Readonly<Partial<Record<ContributionKey, number>>>

/** What is worked out; every figure of it comes from the engine. */
export type Sum =
  /** One case, or both sides of a pay without a period, or several years, or several people. */
  | {
      readonly kind: 'tax' | 'net' | 'rate'
      readonly cases: readonly [Case, ...Case[]]
      /** Whether the bands are told one by one. */
      readonly isInSteps?: boolean
    }
  | { readonly kind: 'difference'; readonly before: Case; readonly after: Case }
  /** What one deduction makes less. */
  | { readonly kind: 'saving'; readonly role: Role; readonly before: Case; readonly after: Case }
  | {
      readonly kind: 'relief'
      readonly rent: number
      /** What else comes off, whole, that was named beside it: naira a year. */
      readonly besides: readonly { readonly role: Role; readonly naira: number }[]
      readonly taxYear: number
    }
  /** The engine run backward: the pay that leaves the net, or that the tax is due on; naira a year. */
  | {
      readonly kind: 'gross' | 'incomeFromTax'
      readonly naira: number
      readonly case: Case
      readonly shares: Shares
    }
  /** Taxable income given: the bands alone. */
  | { readonly kind: 'bands'; readonly taxable: number; readonly taxYear: number }
  /** Tax still due, or taken too much, where some was taken already: naira a year. */
  | { readonly kind: 'stillDue'; readonly taken: number; readonly case: Case }

/** What was supposed or left out on the way to a figure, one short sentence each. */
export type Remark =
  /** A pay without a period was read in this one because of its size. */
  | { readonly kind: 'payPeriod'; readonly naira: number; readonly period: 'month' | 'year' }
  /** It changes no tax, or has a rule of its own: it is not in the sum. */
  | { readonly kind: 'leftOut'; readonly rule: RuleName; readonly naira: number }
  /** Another person's amounts are not in the sum. */
  | { readonly kind: 'others'; readonly person: Person }
  /** What sales leave after their costs. */
  | { readonly kind: 'profit'; readonly sales: number; readonly costs: number; readonly left: number }
  /** What rents from tenants leave after what the houses cost. */
  | { readonly kind: 'rentLeft'; readonly rents: number; readonly costs: number; readonly left: number }
  /** What a profit leaves after a loss of an earlier year or of another trade; a loss without a profit is left out. */
  | { readonly kind: 'lossOff'; readonly loss: number; readonly left: number }
  | { readonly kind: 'lossKept'; readonly loss: number }
  /** What counts of a car that an employer owns. */
  | { readonly kind: 'car'; readonly cost: number; readonly counted: number }
  /** How often money was counted in the year that comes by the hour or the day, or for a part of the year. */
  | { readonly kind: 'times'; readonly naira: number; readonly period: Period; readonly times: number }
  /** Costs are as much as the sales, or more. */
  | { readonly kind: 'noProfit' }
  /** What a gain of this kind has to do with a limit of the Act. */
  | { readonly kind: 'gainTaxed'; readonly asset: Asset | null; readonly naira: number }
  /** Naira to one of another money, as the person said. */
  | { readonly kind: 'rate'; readonly currency: string; readonly rate: number }

/** What was sold. */
export type Asset = 'land' | 'home' | 'shares' | 'crypto' | 'car' | 'things'

/** A rule of the Act that decides before any salary. */
export type RuleName =
  | 'gratuity'
  | 'pensionReceived'
  | 'gift'
  | 'loan'
  | 'dividend'
  | 'bondInterest'
  | 'foreignInvestment'
  | 'severanceFree'
  | 'severanceOver'
  | 'company'
  | 'nysc'
  | 'sharesFree'
  | 'homeFree'
  | 'carFree'
  | 'thingsFree'
  | 'noGain'

/** A rule with what the person named, in naira; null where that is not known in naira. */
export interface SaidRule {
  readonly rule: RuleName
  readonly said: number | null
}

/** What a message comes to, before it is put into words. */
export type Decision =
  | {
      readonly kind: 'sum'
      readonly sum: Sum
      readonly remarks: readonly Remark[]
      /** Articles that stand behind it, the first most. */
      readonly articles: readonly string[]
    }
  /** Rules of the Act decide, before any salary. */
  | {
      readonly kind: 'rule'
      readonly rules: readonly [SaidRule, ...SaidRule[]]
      /** What of it is taxed; 0 where nothing is, null where the rule depends on what was not said. */
      readonly naira: number | null
      /** The tax on that alone, where some is taxed; null elsewhere. */
      readonly alone: Case | null
      readonly articles: readonly string[]
    }
  | {
      readonly kind: 'ask'
      readonly ask: Ask
      /** What is supposed of one's own, of which something is asked. */
      readonly supposed?: Supposed
    }
  | {
      readonly kind: 'own'
      readonly about: 'result' | 'bands' | 'saving' | 'changes' | 'net' | 'oldLaw' | 'paye' | 'whatIf'
      /** The deduction that a saving is about. */
      readonly role: Role | null
      /** The answers that a what-if changes. */
      readonly change: RawAnswers
      /** The change is worked out of what was told, "50k less": no amount of it stands in the answers as it was said. */
      readonly isWorkedOut?: true
      /** What a what-if supposes, as the next message may go on with it. */
      readonly supposed?: Supposed
      /** The pay was told for the basic pay and its allowances together. */
      readonly isWholePay?: boolean
    }
  /** Lines of the saved result, asked for by their names. */
  | {
      readonly kind: 'own'
      readonly about: 'lines'
      readonly role: null
      readonly change: Readonly<Record<string, never>>
      readonly lines: AskedLines
      readonly isWorkedOut?: undefined
    }
  /** What income adds to the tax of the saved result. */
  | {
      readonly kind: 'own'
      readonly about: 'part'
      readonly role: null
      readonly change: Readonly<Record<string, never>>
      /** The answers that are asked about, together. */
      readonly keys: readonly AmountKey[]
      readonly isWorkedOut?: undefined
    }
  | { readonly kind: 'lookup' }
  | {
      readonly kind: 'chat'
      readonly about: 'greeting' | 'thanks' | 'who' | 'help' | 'people' | 'bye' | 'complaint'
    }
  | { readonly kind: 'language'; readonly language: Exclude<Language, 'en' | 'pcm'> }
  | {
      readonly kind: 'declined'
      readonly why: 'dishonest' | 'others' | 'records' | 'future' | 'otherTaxes' | 'injection'
    }

/** What a conversation knows after its earlier messages; folded from them, kept nowhere. */
export interface Known {
  /** The last reading with what earlier ones said merged in; undefined before any. */
  readonly reading: Reading | undefined
  /** Its own question, while it waits for the answer. */
  readonly asked: Ask | undefined
  /** Id of the article last shown. */
  readonly topic: string | undefined
}
