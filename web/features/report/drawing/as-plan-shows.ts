import type { ShownResult } from '../../../../contract/http/index.ts'
import { maskResult } from '../../../../contract/http/mask.ts'
import { readBillingStatus } from '../../../api/calls.ts'

/** How long a silent server is waited for, in milliseconds: without its answer the result stays as the page has it. */
const patienceMs = 4000

/** The result as the plan shows it when the report is made: Pro may have ended since the page read it. */
export async function asPlanShows(result: ShownResult): Promise<ShownResult> {
  const { totalTax } = result
  if (totalTax === null) return result
  const plan = await readBillingStatus({ patience: patienceMs }).catch(() => null)
  return plan?.paid === false ? maskResult({ ...result, totalTax }) : result
}
