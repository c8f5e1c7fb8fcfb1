import type { Transaction } from '../db/connection.ts'
import {
  findAccount,
  findAccountOfAddress,
  lockAccount,
  lockAddress,
  patchAccount,
} from '../db/stores/accounts.ts'
import { killMailTokens } from '../db/stores/mail-tokens.ts'
import { deleteSignUpsOf } from '../db/stores/sign-ups.ts'
import { endWaitingChanges, findWaitingChangeById, type WaitingChange } from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { tell } from './history.ts'
import { deadLink } from './refusals.ts'
import { endWaysIn } from './reset.ts'

/** What came of a proof or a decision. `taken`: another account took the address meanwhile; the change is over. */
export type Outcome = 'proved-email' | 'changed-email' | 'allowed' | 'stopped' | 'taken'

/** Ends the change of an account that waits, with its links. The caller holds the lock. @returns whether one waited. */
export async function endChange(
  trx: Transaction,
  { accountId, outcome, now }: { accountId: string; outcome: 'replaced' | 'stopped' | 'dropped'; now: Date },
): Promise<boolean> {
  const ended = await endWaitingChanges(trx, { accountId, which: { kind: 'email' }, outcome, now })
  for (const { id } of ended) await killMailTokens(trx, { matterId: id }, now)
  return ended.length > 0
}

/**
 * Locks the new address and the account, and reads the change again.
 * @param orWith an outcome with which it may have ended meanwhile.
 * @throws 400 invalid_token when it ended meanwhile.
 */
export async function lockChange(
  trx: Transaction,
  { id, accountId, newEmail }: WaitingChange,
  orWith?: WaitingChange['outcome'],
): Promise<WaitingChange> {
  if (newEmail !== null) await lockAddress(trx, newEmail)
  await lockAccount(trx, accountId)
  const current = await findWaitingChangeById(trx, id)
  if (!current || (current.endedAt && current.outcome !== orWith)) throw deadLink()
  return current
}

/**
 * The address moves. Every other session, every identity and every link mailed before end, and nothing undoes it: the
 * old address gets nothing back. The caller holds the locks.
 */
export async function takeEffect(
  trx: Transaction,
  change: WaitingChange,
  context: CommandContext,
): Promise<'changed-email' | 'taken'> {
  const { accountId, newEmail } = change
  const { now } = context
  const account = await findAccount(trx, accountId)
  if (!account || newEmail === null || (await findAccountOfAddress(trx, newEmail))) {
    await endChange(trx, { accountId, outcome: 'dropped', now })
    return 'taken'
  }
  await endWaitingChanges(trx, { accountId, which: { id: change.id }, outcome: 'done', now })
  const exceptSession = change.sessionId ?? undefined
  const ended = await endWaysIn(trx, { account, exceptSession }, { because: 'email change', ...context })
  await deleteSignUpsOf(trx, newEmail)
  await killMailTokens(trx, { email: newEmail, purposes: ['verify-email'] }, now)
  await patchAccount(trx, accountId, { email: newEmail, refusedAt: null, sealedAt: null, updatedAt: now })
  // The address that a sealed account had is another person's: it is told nothing.
  const detail = { ...(account.sealedAt === null && { oldEmail: account.email }), newEmail, ended }
  await tell(trx, { accountId, event: 'email-changed', detail }, context)
  return 'changed-email'
}
