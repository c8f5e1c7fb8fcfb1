import type { Transaction } from '../../../../db/connection.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { CommandContext } from '../../../http/context.ts'

/** Tells the owner of an address that somebody, most likely they, signed up with it again (CHECKLISTS S09). */
export async function remindOwner(
  trx: Transaction,
  accountId: string,
  { now, requestId }: CommandContext,
): Promise<void> {
  const payload = { mail: 'already-registered' as const, accountId, requestId }
  await addToOutbox(trx, { job: 'send-email', payload, accountId, now })
  await audit(trx, { actor: 'anyone', action: 'user_created_fail', accountId, now, requestId })
}
