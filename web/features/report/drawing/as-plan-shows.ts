import type { ShownResult } from '../../../../contract/http/index.ts'
import { maskResult } from '../../../../contract/http/mask.ts'
import { readBillingStatus } from '../../../api/calls.ts'
import { SHORT_PATIENCE_MS } from '../../../api/deadline.ts'

/**
 * The result as the plan shows it when the report is made: Pro may have ended since the page read it. Without an answer
 * of the server the result stays as the page has it.
 */
export async function asPlanShows(result: ShownResult): Promise<ShownResult> {
  const { totalTax } = result
  if (totalTax === null) return result
  const plan = await readBillingStatus({ patience: SHORT_PATIENCE_MS }).catch(() => null)
  return plan?.paid === false ? maskResult({ ...result, totalTax }) : result
}
