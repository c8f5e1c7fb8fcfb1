import type { Due } from './days.ts'

/** One sum of what is left to pay, by the estimate and by the Act; naira to the kobo, below 0 where it takes off. */
export interface SettlementLine {
  /** "tax", "foreign-credit", "paye-0", "withheld-3", "exchange-0", "paid-2", "balance". */
  readonly id: string
  readonly label: string
  readonly estimate: number
  /** Null for a year before the Act. */
  readonly act: number | null
  /** Said under it. */
  readonly notes: readonly string[]
  /** The section that it follows from. */
  readonly source: string
}

/** Tax that was withheld and is final: it is declared, and credited to nothing. */
export interface FinalTax {
  readonly payer: string
  /** "Dividends". */
  readonly what: string
  readonly gross: number
  readonly tax: number
  readonly source: string
}

/** What being late costs, as far as the law gives a rate; naira. */
export interface Late {
  readonly id: 'return' | 'payment'
  readonly words: string
  /** By each reading of the law: one, or two that are both told. */
  readonly amounts: readonly { readonly label: string; readonly amount: number }[]
  readonly notes: readonly string[]
  readonly source: string
}

/** Something to do next. */
export interface NextStep {
  readonly id: 'receipts' | 'paye-record' | 'file' | 'pay' | 'refund' | 'object' | 'keep'
  readonly words: string
  /** YYYY-MM-DD; null where no day is set. */
  readonly by: string | null
  /** The section, and who reports what it does not say; empty where none was read. */
  readonly source: string
}

/** What was paid of a year's tax, and what is due. */
export interface Settlement {
  readonly taxYear: number
  /** In which year it is returned. */
  readonly returnYear: number
  /** Null where no day is known: for years before 2025. */
  readonly due: Due | null
  /** The tax, and what is taken off it: together they come to the balance. */
  readonly lines: readonly SettlementLine[]
  /** Below 0 it comes back. */
  readonly balance: SettlementLine
  /** What counts of it, in naira: by the Act where there is one. */
  readonly left: number
  readonly final: readonly FinalTax[]
  readonly late: readonly Late[]
  /** In the order in which they are done. */
  readonly steps: readonly NextStep[]
  /** What is to be known of these figures, a sentence each. */
  readonly remarks: readonly string[]
}
