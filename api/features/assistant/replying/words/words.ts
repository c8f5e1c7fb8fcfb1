import type { AmountKey, Change } from '../../../../../tax/index.ts'
import type { Ask, Asset, CaseLabel, Remark, RuleName } from '../../deciding/decision.ts'
import type { Convention } from '../../deciding/asking/convention.ts'
import type { Missing } from '../../deciding/missing.ts'
import type { Period, ReadAmount, Reading, Role } from '../../reading/index.ts'
import type { CaseFigures } from '../figures.ts'
import type { LineWords } from './line-words.ts'

/** What questions back are made of, in one language. */
export interface AskWords {
  readonly roleNames: Readonly<Record<Role, string>>
  readonly periodNames: Readonly<Record<Period, string>>
  readonly assetNames: Readonly<Record<Asset, string>>
  readonly calculate: string
  readonly leaveOut: string
  readonly noCosts: string
  /** Of a raise: what is added, or what the pay becomes. */
  readonly added: string
  readonly newPay: string
  /** Whose rent it is, of somebody with a trade. */
  readonly homeRent: string
  readonly shopRent: string
  readonly hoursAWeek: (hours: number) => string
  readonly daysAWeek: (days: number) => string
  /** A whole sentence that says what is missing, and why. */
  readonly question: (missing: Missing, reading: Reading) => string
  /** The same after an answer that was not understood: which answers would be. */
  readonly again: (ask: Ask) => string
  /** That a sum waits, after two answers that were not understood; no question. */
  readonly leftThere: string
  /** That an amount is read otherwise since a correction. */
  readonly corrected: (from: ReadAmount, to: ReadAmount) => string
  /** What was supposed where the person does not know the answer. */
  readonly supposed: Readonly<Record<Convention, string>>
}

/** What a chip says besides the names of roles and periods, in one language. */
export interface ChipWords {
  /** Behind an amount without a role. */
  readonly whatIsIt: string
  /** Behind an amount that no rule counts. */
  readonly changesNoTax: string
  /** Of a period that was not said. */
  readonly usual: string
  readonly times: (times: number) => string
  /** Behind a number whose money is not named. */
  readonly ofAnotherMoney: string
  /** Over the box of an amount without a role. */
  readonly amount: string
  /** @param names of contributions, of which nothing was said. */
  readonly noneCounted: (names: string) => string
  readonly taxYear: (year: number) => string
}

/** What is noted beside an answer on the language model, in one language. */
export interface ModelNotes {
  readonly usedUp: string
  readonly noAnswer: string
  readonly notSeen: string
  readonly proposes: string
}

/** A case with its label and its figures. */
export interface Told {
  readonly label: CaseLabel | null
  readonly figures: CaseFigures
}

/** Two cases beside each other. */
export interface Pair {
  readonly before: Told
  readonly after: Told
}

/** The sentences around figures, in one language; every figure comes in. */
export interface SumWords {
  readonly tax: (told: Told) => string
  /** The bands one by one, a line each. */
  readonly steps: (figures: CaseFigures) => string
  /** What several people pay together, naira a year. */
  readonly together: (tax: number) => string
  readonly net: (told: Told) => string
  readonly rate: (told: Told) => string
  readonly difference: (change: Pair) => string
  /** What two offers leave less the rent of each, naira a year. */
  readonly lessRents: (before: number, after: number) => string
  readonly saving: (role: Role, change: Pair) => string
  /** What comes off for a rent, and with what else was named beside it: naira a year. */
  readonly relief: (
    rent: number,
    relief: number,
    besides: readonly { readonly role: Role; readonly naira: number }[],
    /** The part of a rent that comes off, as it is written, and the most that does, naira a year. */
    law: { readonly rate: string; readonly limit: number },
  ) => string
  /** That no rent came off in a year before the Act, and what else does that was named beside it: naira a year. */
  readonly noReliefThen: (
    taxYear: number,
    besides: readonly { readonly role: Role; readonly naira: number }[],
  ) => string
  readonly gross: (pay: number, told: Told) => string
  readonly incomeFromTax: (tax: number, pay: number) => string
  readonly bands: (taxable: number, tax: number, taxYear: number) => string
  readonly stillDue: (taken: number, told: Told) => string
  /** How a figure came about, in one or two sentences. */
  readonly cameAbout: (figures: CaseFigures) => string
  /** That nothing was counted which was not named. */
  readonly nothingElse: (figures: CaseFigures) => string
  /** The calculator's own result beside the law's; null where they are the same. */
  readonly ownRules: (figures: CaseFigures) => string | null
  readonly remark: (remark: Remark) => string
}

/** What the Act says before any salary, in one language. @param said naira named. @param taxed what of it is taxed. */
export type RuleWords = Readonly<
  Record<RuleName, (said: number | null, taxed: number | null, tax: number | null) => string>
>

/** What is said about a person's own saved calculation, in one language. */
export interface OwnWords {
  readonly none: string
  readonly result: (figures: CaseFigures) => string
  readonly bands: (figures: CaseFigures) => string
  readonly net: (figures: CaseFigures) => string
  readonly saving: (role: Role, withIt: number, without: number, taxYear: number) => string
  /** Something that the person can still do about the tax, and what it comes to. */
  readonly changes: (change: Change) => string
  /** What is not among them, and why; null for a year before the Act. */
  readonly notOffered: (taxYear: number) => string | null
  readonly noChanges: string
  /** The tax of the pay alone, which an employer takes, and the whole. */
  readonly paye: (job: CaseFigures, whole: CaseFigures) => string
  /** What the law before 2026 makes of the same answers. */
  readonly oldLaw: (figures: CaseFigures) => string
  /**
   * What income adds to the tax: the answers that it is of, in naira a year, the result with them and without, and of them
   * alone; null where there is no other income.
   */
  readonly part: (income: {
    readonly parts: readonly { readonly key: AmountKey; readonly naira: number }[]
    readonly withIt: CaseFigures
    readonly without: CaseFigures
    readonly alone: CaseFigures | null
  }) => string
  /** An answer that a what-if changes, in naira a year: as it is saved, and as it would be; a part of a sentence. */
  readonly changed: (key: AmountKey, before: number, after: number) => string
  /** The same of the basic pay and its allowances together. */
  readonly changedPay: (before: number, after: number) => string
  /** All that a what-if changes, before its figures. */
  readonly supposing: (changes: readonly string[]) => string
  readonly whatIf: (before: CaseFigures, after: CaseFigures) => string
}

/** Every sentence of one language: a language that lacks one does not compile. */
export interface Words {
  readonly asks: AskWords
  readonly chips: ChipWords
  readonly sums: SumWords
  readonly rules: RuleWords
  readonly own: OwnWords
  readonly lines: LineWords
  readonly modelNotes: ModelNotes
}
