import { actName, formatNaira, sameInWords, yearLawName } from '../../tax/index.ts'
import { dash } from '../http/index.ts'
import type { Calculation } from './calculation.ts'
import type { Row } from './report.ts'
import { row } from './table.ts'

/** So many differences are told under the answer; more have their own table alone. */
const mostOnFirstPage = 3

/**
 * What the Act comes to, under the answer, with what makes the difference; null where the free plan hides it, and where
 * nobody owes anything by either. In a year before the Act what the law of that year asked stands there, on every plan.
 */
export function actOf({ open, explanation, taxYear }: Calculation): Row | null {
  if (open === undefined) {
    const name = yearLawName(taxYear)
    return name === null ? null : row([name, dash])
  }
  if (explanation?.yearLaw) {
    const { name, totalTax, words } = explanation.yearLaw
    return row([name, formatNaira(totalTax)], 'line', words)
  }
  if (explanation === null || explanation.act === null) return null
  const { act, result } = explanation
  if (act.totalTax !== result.totalTax)
    return row(
      [actName(act), formatNaira(act.totalTax)],
      'line',
      act.parts.length > mostOnFirstPage
        ? [`${act.parts.length} differences, each told under By the Act.`]
        : act.parts.map(({ words }) => `${words}.`),
    )
  return result.isExempt ? null : row([sameInWords(act), formatNaira(act.totalTax)])
}
