import { openResult, type OpenResult, type ShownResult } from '../http/index.ts'
import { explain, explainLines, type Explanation, type Line, TaxInputError } from '../../tax/index.ts'
import { ReportError } from './request/source.ts'
import type { ReportSource } from './request/source.ts'

/** A calculation, opened as far as its plan allows: what the sections are made of. */
export interface Calculation {
  readonly taxYear: number
  /** As it was answered: by it some lines are known to be of nothing, on every plan. */
  readonly status: unknown
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
export function calculationOf({ answers, result, today, taxpayer }: ReportSource): Calculation {
  if (result === null || result === undefined) throw new ReportError()
  const currentYear = Number(today.slice(0, 4))
  const open = openResult(result)
  try {
    // The number that is printed is the taxpayer's, whatever the answers say.
    const explained = open && explain({ ...answers, tin: taxpayer.tin }, { currentYear })
    const { lines } = explained ?? explainLines(answers, { currentYear })
    const explanation = explained && agree(open, explained.result) ? explained : null
    return {
      taxYear: taxYearOf(answers.taxYear, currentYear),
      status: answers.status,
      result,
      // The sums of the working itself, so that its lines add up to them.
      open: open && explanation ? { ...open, ...sumsTakenOff(explanation.result) } : open,
      lines,
      explanation,
    }
  } catch (thrown) {
    throw thrown instanceof TaxInputError ? new ReportError() : thrown
  }
}

/** The answers' tax year; the engine has refused all but a sound one and none. */
function taxYearOf(answer: unknown, currentYear: number): number {
  return Number(answer) || currentYear
}

/** At most a kobo apart, in naira. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.015

const sumsTakenOff = ({ deductionsApplied, reliefApplied }: OpenResult) => ({
  deductionsApplied,
  reliefApplied,
})

/**
 * Whether the rules still give what the result says: else its working is left out. Results stored before December 2026
 * rounded what was taken off otherwise, by up to a kobo in each of the two sums; their tax is the same.
 */
function agree(stored: OpenResult, now: OpenResult): boolean {
  return (
    stored.totalTax === now.totalTax &&
    stored.taxableIncome === now.taxableIncome &&
    isNear(stored.deductionsApplied, now.deductionsApplied) &&
    isNear(stored.reliefApplied, now.reliefApplied)
  )
}
