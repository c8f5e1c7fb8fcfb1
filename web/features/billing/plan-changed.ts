import type { QueryClient } from '@tanstack/react-query'
import { rewriteResults } from '../../session/device.ts'
import { maskShown } from './mask-shown.ts'

/** What the server answers by plan: figures in full, or masked. */
const byPlan = new Set<unknown>(['submissions', 'submission', 'kept', 'report'])

const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => byPlan.has(queryKey[0])

/**
 * The plan began or ended: nothing that was shown under the old one is shown again. What is on screen is asked anew,
 * the rest is forgotten (DESIGN section 4, Plans and masking).
 * @param paid the plan from now on.
 */
export async function showNewPlan(queries: QueryClient, account: string, paid: boolean): Promise<void> {
  if (!paid) rewriteResults(account, maskShown)
  queries.removeQueries({ predicate, type: 'inactive' })
  await queries.resetQueries({ predicate, type: 'active' })
}
