import type { QueryClient } from '@tanstack/react-query'
import { removeConversation, rewriteResults } from '../../session/account-storage.ts'
import { maskShown } from './mask-shown.ts'

/** What the server answers by plan: figures in full, or masked. */
const byPlan = new Set<unknown>(['submissions', 'submission', 'kept', 'report'])

const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => byPlan.has(queryKey[0])

/** Nothing that this device keeps of an account without a plan is shown in full, whenever the plan ended. */
export function keepMasked(account: string): void {
  rewriteResults(account, maskShown)
  removeConversation()
}

/**
 * The plan began or ended: nothing that was shown under the old one is shown again. What is on screen is asked anew,
 * the rest is forgotten (DESIGN section 4, Plans and masking).
 */
export async function showNewPlan(queries: QueryClient): Promise<void> {
  queries.removeQueries({ predicate, type: 'inactive' })
  await queries.resetQueries({ predicate, type: 'active' })
}
