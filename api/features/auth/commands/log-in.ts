import { lockAccount, patchAccount, type Account } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { Services } from '../../../services.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { strongerHash } from '../password.ts'
import { wrongCredentials } from '../refusals.ts'
import { startSession, type Browser } from './sessions.ts'

/**
 * Starts a session under a new id for an account whose password was just verified, and ends the one this browser
 * had [security S13]. A hash that has become too cheap is made again.
 * @param request `account` as it was when its password was checked; `formerSession` the id the browser sent.
 * @returns the account and the id for the browser's cookie.
 * @throws 401 invalid_credentials when the password was changed or the account deleted in between.
 */
export async function logIn(
  { database }: Services,
  request: CommandContext & Browser & { account: Account; password: string },
): Promise<{ account: Account; sessionId: string }> {
  const { account: checked, now, requestId, caller } = request
  const passwordHash =
    checked.passwordHash === null ? undefined : await strongerHash(checked.passwordHash, request.password)

  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, checked.id)
    if (!account || account.passwordHash !== checked.passwordHash) throw wrongCredentials()
    if (passwordHash !== undefined) await patchAccount(trx, account.id, { passwordHash })
    const sessionId = await startSession(trx, account.id, request)
    const entry = { actor: `account:${account.id}`, accountId: account.id, now, requestId, caller }
    await audit(trx, { ...entry, action: 'authn_login_success', detail: { rehashed: Boolean(passwordHash) } })
    return { account, sessionId }
  })
}

/** Writes a failed login and its reason to the audit log. */
export async function recordFailedLogin(
  { database }: Services,
  {
    accountId,
    reason,
    now,
    requestId,
    caller,
  }: CommandContext & { accountId: string | null; reason: string },
): Promise<void> {
  await audit(database.connection, {
    actor: 'anyone',
    action: 'authn_login_fail',
    accountId,
    now,
    requestId,
    caller,
    detail: { reason },
  })
}
