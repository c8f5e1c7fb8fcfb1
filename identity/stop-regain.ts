import type { Transaction } from '../db/connection.ts'
import { endWaitingChanges } from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { tell } from './history.ts'

/**
 * Ends the wait to get in without the second factor, where there is one: its owner showed the factor, or pressed Stop.
 * @param stop `id` ends the wait with this id alone. @returns whether there was one.
 */
export async function stopRegain(
  trx: Transaction,
  { accountId, id, by }: { accountId: string; id?: string; by: 'factor shown' | 'owner' },
  context: CommandContext,
): Promise<boolean> {
  const which = { kind: 'regain' as const, ...(id !== undefined && { id }) }
  const ended = await endWaitingChanges(trx, { accountId, which, outcome: 'stopped', now: context.now })
  if (ended.length === 0) return false
  await tell(trx, { accountId, event: 'regain-stopped', reason: by }, context)
  return true
}
