import { openResult, type OpenResult, type ShownResult } from '../http/index.ts'
import { explain, explainLines, type Explanation, type Line, TaxInputError } from '../../tax/index.ts'
import { ReportError } from './request/source.ts'
import type { ReportSource } from './request/source.ts'

/** A calculation, opened as far as its plan allows: what the sections are made of. */
export interface Calculation {
  readonly taxYear: number
  readonly result: ShownResult
  /** The figures; undefined where the free plan hides them. */
  readonly open: OpenResult | undefined
  /** How the figures came about. Of a masked result only which lines there are may be shown. */
  readonly lines: readonly Line[]
  /** Everything there is to say; null for a free account, and where the rules have changed since the result. */
  readonly explanation: Explanation | null
}

/**
 * Opens a source.
 * @throws ReportError when it has no result, or answers from which none can have come.
 */
export function calculationOf({ answers, result, today }: ReportSource): Calculation {
  if (result === null || result === undefined) throw new ReportError()
  const currentYear = Number(today.slice(0, 4))
  const open = openResult(result)
  try {
    const explained = open && explain(answers, { currentYear })
    const { lines } = explained ?? explainLines(answers, { currentYear })
    return {
      taxYear: taxYearOf(answers.taxYear, currentYear),
      result,
      open,
      lines,
      explanation: explained && agree(open, explained) ? explained : null,
    }
  } catch (thrown) {
    throw thrown instanceof TaxInputError ? new ReportError() : thrown
  }
}

/** The answers' tax year; the engine has refused all but a sound one and none. */
function taxYearOf(answer: unknown, currentYear: number): number {
  return Number(answer) || currentYear
}

/** Whether the rules still give what the result says: else its working is left out. */
function agree(open: OpenResult, { result }: Explanation): boolean {
  return (
    open.totalTax === result.totalTax &&
    open.taxableIncome === result.taxableIncome &&
    open.deductionsApplied === result.deductionsApplied &&
    open.reliefApplied === result.reliefApplied
  )
}
