import type { BandPicture } from './band-picture.ts'

/** One fact about the taxpayer or the year: "Tax Year", "2026". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** The answer of the report: the box of a person who owes nothing, or the tax that is due. */
export type Answer =
  | { readonly kind: 'exempt'; readonly label: string; readonly reason: string }
  | { readonly kind: 'due'; readonly label: string; readonly amount: string }

/** A column of a table: words at the start, which go on below where they are long; figures at the end. */
export interface Column {
  readonly label: string
  readonly align: 'start' | 'end'
}

/**
 * A row: as many cells as its table has columns; the first names the row. A `sum` has a rule above, a `final` is the
 * figure that everything led to.
 */
export interface Row {
  readonly kind: 'line' | 'sum' | 'final'
  readonly cells: readonly string[]
  /** Said under the name of the row, more quietly; empty where there is nothing to add. */
  readonly notes: readonly string[]
}

export type SectionId =
  | 'summary'
  | 'income'
  | 'benefits'
  | 'deductions'
  | 'bands'
  | 'month'
  | 'by-the-act'
  | 'worked-out'
  | 'assumed'
  | 'act-says'
  | `return-${string}`

/** A table with its heading; what stands above it in words, where anything does. */
export interface Section {
  readonly id: SectionId
  readonly heading: string
  readonly intro: string | null
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

/**
 * A report as it is drawn: every figure is formatted, already masked for the plan, and every text is in NFC. Who
 * draws it computes, formats and hides nothing [spec 23.10] [decision 0020].
 */
export interface Report {
  /** BCP 47, for the document's language. */
  readonly language: string
  /** The title that a reader shows in its window. */
  readonly documentTitle: string
  /** The green header: the product's title and the subtitle. */
  readonly title: string
  readonly subtitle: string
  /** Names the report at the top of every page but the first. */
  readonly runningHead: string
  readonly facts: readonly Fact[]
  /** What is read before the answer: that the Act exempts the pay; empty of everybody else. */
  readonly first: readonly string[]
  readonly answer: Answer
  /** What the Act, or the law of a year before it, comes to, under the answer: its name, its tax and what makes the difference; null where it is not told. */
  readonly act: Row | null
  /** Sentences under the answer: who takes the tax, that it is an estimate, how to see what the free plan hides. */
  readonly remarks: readonly string[]
  /** Whether the free plan hides the amounts and rates. */
  readonly isMasked: boolean
  /** The income by bands, drawn to scale; null where amounts are hidden or there is nothing to draw. */
  readonly picture: BandPicture | null
  /** In order; those after the bands are Pro's. */
  readonly sections: readonly Section[]
  readonly footer: { readonly date: string; readonly owner: string }
  /** "NaijaTax-Report-2026-2026-11-20.pdf". */
  readonly fileName: string
}

/** A report with each of its texts changed; numbers and the rest are left alone. */
export function mapTexts(report: Report, change: (text: string) => string): Report {
  return mapped(report, change)
}

function mapped<Value>(value: Value, change: (text: string) => string): Value
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item: unknown) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, mapped(item, change)]),
  )
}
