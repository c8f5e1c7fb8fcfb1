import type { Line, PayeMonth, Result, settle } from '../../../../../tax/index.ts'
import type { OwnLineId } from '../../deciding/own-lines/names.ts'
import type { CaseFigures } from '../figures.ts'

/** PAYE of a saved calculation: naira, the tax and what was taken by the year. */
export interface SavedPaye {
  /** Null without an employer. */
  readonly month: PayeMonth | null
  readonly taxYear: number
  readonly tax: number
  readonly taken: number | undefined
}

/** What is said about one line of a saved result, in one language; amounts are naira a year. */
export interface LineWords {
  readonly amount: (id: OwnLineId, naira: number, taxYear: number) => string
  /** That the person named nothing of the kind. */
  readonly none: (id: OwnLineId, taxYear: number) => string
  /** How a figure came about, with the sum behind it where that was asked; empty where it is the answer itself. */
  readonly cameAbout: (line: Pick<Line, 'sentence' | 'steps'>, withSteps: boolean) => string
  /** How much of the tax comes from an answer, or how much less it makes it: the tax with it and without. */
  readonly ofTax: (part: {
    readonly tax: number
    readonly without: number
    readonly isIncome: boolean
  }) => string
  readonly rate: (result: Pick<Result, 'effectiveRate' | 'totalTax' | 'annualIncome'>) => string
  readonly bands: (result: Pick<Result, 'breakdown' | 'totalTax'>) => string
  readonly byTheAct: (figures: CaseFigures) => string
  readonly paye: (paye: SavedPaye) => string
  readonly payeTaken: (taken: number | null, taxYear: number) => string
  readonly balance: (settlement: ReturnType<typeof settle>) => string
  readonly takeHome: (figures: CaseFigures) => string
  readonly payExempt: (exemption: {
    readonly taxYear: number
    /** By the Act where there is one. */
    readonly tax: number
    readonly isPayExempt: boolean
    /** Why the calculator finds no tax; null where there is some. */
    readonly reason: string | null
  }) => string
}
