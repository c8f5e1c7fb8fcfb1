import type { Transaction } from '../../db/connection.ts'
import { deleteAuthenticator, deleteRecoveryCodes } from '../../db/stores/authenticators.ts'
import { deletePasskeys } from '../../db/stores/passkeys.ts'
import { endSessionsOf } from '../../db/stores/sessions.ts'
import { endWaitingChanges } from '../../db/stores/waiting-changes.ts'
import type { CommandContext, OnBehalf } from '../../platform/command-context.ts'
import type { WayInKind } from '../../contract/jobs/security-events.ts'
import { removalOf, tell } from '../history.ts'
import { isGuarded, type ShownFactor } from './guard.ts'

/**
 * Removes a passkey or the authenticator of an account, and ends the sessions that began with it and the changes asked
 * with it. With the last factor the recovery codes go. Who calls this has demanded a fresh session under the account's lock.
 * @param which the factor, and who removes it when not the owner.
 * @returns what was removed; undefined when the account has no factor with this id.
 */
export async function removeFactor(
  trx: Transaction,
  { accountId, id, ...by }: { accountId: string; id: string } & Partial<OnBehalf>,
  context: CommandContext,
): Promise<'passkey' | 'authenticator' | undefined> {
  const { now } = context
  const [passkey] = await deletePasskeys(trx, { accountId, id })
  const authenticator = passkey ? undefined : await deleteAuthenticator(trx, { accountId, id })
  if (!passkey && !authenticator) return undefined
  const wayIn = passkey ? 'passkey' : 'authenticator'
  const sessions = await endSessionsOf(trx, { accountId, wayInId: id }, { because: 'way in removed', now })
  const changes = await endWaitingChanges(trx, { accountId, which: { wayInId: id }, outcome: 'dropped', now })
  if (!(await isGuarded(trx, accountId))) await deleteRecoveryCodes(trx, accountId)
  const ended = { sessions, waysIn: [], changes: changes.length }
  const detail = removalOf({ wayIn, ended }, by)
  await tell(trx, { accountId, event: 'way-in-removed', detail, ...by }, context)
  return wayIn
}

/**
 * Ends an account's factors at a reset, but the one shown: a passkey keeps itself alone; a typed code keeps the
 * authenticator and the codes left. Nothing shown (no factor, or lost and waited for) keeps nothing.
 * @returns kinds of what ended, one entry each.
 */
export async function endOtherFactors(
  trx: Transaction,
  accountId: string,
  shown: ShownFactor | undefined,
): Promise<WayInKind[]> {
  const kept = shown?.is === 'passkey' ? { except: shown.passkeyId } : {}
  const passkeys = await deletePasskeys(trx, { accountId, ...kept })
  const ended = passkeys.map(() => 'passkey' as const)
  if (shown && shown.is !== 'passkey') return ended
  const authenticator = await deleteAuthenticator(trx, { accountId })
  await deleteRecoveryCodes(trx, accountId)
  return authenticator?.confirmedAt ? [...ended, 'authenticator'] : ended
}
