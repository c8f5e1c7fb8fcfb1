import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '../../db/connection.ts'
import { lockAccount, type Account } from '../../db/stores/accounts.ts'
import { audit } from '../../db/stores/audit-log.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { startSession, type StartedSession } from '../sessions.ts'
import { invalidPasskey } from './passkey-attempts.ts'
import { checkPasskey, usePasskey, type ShownPasskey } from './show-passkey.ts'

interface On {
  readonly database: Database
  readonly env: { readonly PUBLIC_URL: string }
}

/** The browser's answer at sign-in. */
export type PasskeyLogin = CommandContext & {
  attemptId: string | undefined
  response: AuthenticationResponseJSON
  ownDevice: boolean
  /** The session id that the browser sent: it ends. */
  formerSession: string | undefined
}

/**
 * Signs in with a passkey, without an address or a password. It counts as both factors: no code is asked for.
 * @returns the session with its account, and the secret id for the browser's cookie. @throws 400 invalid_passkey.
 */
export async function logInWithPasskey(
  { database, env }: On,
  request: PasskeyLogin,
): Promise<StartedSession & { account: Account }> {
  const { ownDevice, formerSession, now, requestId, caller } = request
  const context = { now, requestId, caller }
  const shown = await checkOrAudit({ database, env }, request)
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, shown.passkey.accountId)
    if (!account) throw invalidPasskey()
    await usePasskey(trx, shown, context)
    const start = { begunBy: 'passkey', wayInId: shown.passkey.id, factorShown: true } as const
    const started = await startSession(trx, account, { ...start, ownDevice, formerSession }, context)
    return { ...started, account }
  })
}

async function checkOrAudit(
  { database, env }: On,
  { attemptId, response, now, requestId, caller }: PasskeyLogin,
): Promise<ShownPasskey> {
  const asked = { purpose: 'sign-in', sessionId: null } as const
  try {
    return await checkPasskey({ database, env }, { ...asked, attemptId, response, now })
  } catch (error) {
    const entry = { actor: 'anyone', action: 'authn_login_fail', accountId: null }
    const why = { factor: 'passkey', reason: 'not accepted' }
    await audit(database.connection, { ...entry, ...why, now, requestId, caller })
    throw error
  }
}
