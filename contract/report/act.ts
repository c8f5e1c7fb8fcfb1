import { actName, formatNaira, sameInWords } from '../../tax/index.ts'
import type { Calculation } from './calculation.ts'
import type { Row } from './report.ts'
import { row } from './table.ts'

/** So many differences are told under the answer; more have their own table alone. */
const mostOnFirstPage = 3

/**
 * What the Act comes to, under the answer, with what makes the difference; null where the free plan hides it, for a
 * year before the Act, and where nobody owes anything by either.
 */
export function actOf({ explanation }: Calculation): Row | null {
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
