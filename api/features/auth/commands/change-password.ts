import type { Transaction } from '../../../../db/connection.ts'
import { lockAccount, patchAccount } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { supersedeMailTokens } from '../../../../db/stores/mail-tokens.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import { deleteSessionsOf, type LiveSession } from '../../../../db/stores/sessions.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { invalidInput, signInFirst } from '../../../http/errors.ts'
import type { Limiter } from '../../../http/limits.ts'
import type { Services } from '../../../services.ts'
import { guessableRefusal } from '../guessable/policy.ts'
import { isRightPassword, hashNewPassword } from '../password.ts'
import { startSession } from './sessions.ts'

type PasswordChange = CommandContext & {
  live: LiveSession
  limits: Limiter<'LIMIT_LOGIN'>
  currentPassword: string
  newPassword: string
  userAgent: string
}

const wrongPassword = () =>
  invalidInput({ currentPassword: 'That is not your current password. Type it again.' })

/**
 * Checks the current password: after five wrong ones within a quarter of an hour it refuses to check more. It counts by
 * session, so that nobody else can lock the owner out of changing it.
 */
async function checkCurrent({ live, limits, currentPassword }: PasswordChange): Promise<string> {
  const subject = `change ${live.session.idHash.toString('base64url')}`
  await limits.take('LIMIT_LOGIN', subject)
  const hash = live.account.passwordHash
  if (hash === null)
    throw invalidInput({
      currentPassword: 'This account has no password yet. Sign out and use “Forgot password” to make one.',
    })
  if (!(await isRightPassword(hash, currentPassword))) throw wrongPassword()
  await limits.clear('LIMIT_LOGIN', subject)
  return hash
}

/**
 * Sets a new password, ends every session of the account and every link that could undo it, and tells the owner by
 * mail [security S05, S16]. The audit log counts the ended sessions without the one that changed it.
 */
export async function setPassword(
  trx: Transaction,
  {
    accountId,
    passwordHash,
    by,
    now,
    requestId,
    caller,
  }: CommandContext & { accountId: string; passwordHash: string; by: 'current password' | 'reset link' },
): Promise<void> {
  await patchAccount(trx, accountId, { passwordHash, updatedAt: now })
  await supersedeMailTokens(trx, accountId, ['reset-password', 'change-email'], now)
  const ended = await deleteSessionsOf(trx, accountId)
  const payload = { mail: 'password-changed' as const, accountId, requestId }
  await addToOutbox(trx, { job: 'send-email', payload, accountId, now })
  await audit(trx, {
    actor: `account:${accountId}`,
    action: 'authn_password_change',
    accountId,
    now,
    requestId,
    caller,
    detail: { by, sessionsEnded: by === 'current password' ? ended - 1 : ended },
  })
}

/**
 * Changes the password of somebody who knows the current one. Ends every session of the account and every link
 * that could undo it, starts a new session for this browser, and tells the owner by mail [security S05, S16].
 * @returns the id of the new session.
 * @throws 400 for a wrong current password or a guessable new one; 429; 503.
 */
export async function changePassword(services: Services, change: PasswordChange): Promise<string> {
  const { live, newPassword, userAgent, now, requestId, caller } = change
  const checkedHash = await checkCurrent(change)
  const guessable = guessableRefusal(newPassword, live.account.email, 'newPassword')
  if (guessable) throw guessable
  const passwordHash = await hashNewPassword(newPassword)

  const accountId = live.account.id
  return services.database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    // The password was changed or reset meanwhile, so the typed one is no longer current.
    if (account.passwordHash !== checkedHash) throw wrongPassword()

    await setPassword(trx, { accountId, passwordHash, by: 'current password', now, requestId, caller })
    const sessionId = await startSession(trx, accountId, { formerSession: undefined, userAgent, now })
    return sessionId
  })
}
