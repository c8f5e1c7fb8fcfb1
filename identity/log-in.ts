import type { Database } from '../db/connection.ts'
import { lockAccount, patchAccount, type Account } from '../db/stores/accounts.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { demandFactorAtLogin } from './factors/guard.ts'
import { transactionWithFactor } from './factors/sign-in-with-factor.ts'
import { betterHash, countsHere, opened } from './passwords.ts'
import { wrongCredentials } from './refusals.ts'
import { startSession, type StartedSession } from './sessions.ts'

/** A sign-in with the right password. */
type LogIn = CommandContext & {
  /** As it was when its password was checked. */
  account: Account
  password: string
  /** A code of the second factor, where the account has one. */
  factor: string | undefined
  browserHash: Buffer | null
  formerSession: string | undefined
  ownDevice: boolean
}

/**
 * Starts a session for an account whose password was just verified. What its sign-up brought counts everywhere from
 * the first sign-in on. A hash that has become too cheap, or has another salt than its address, is made again.
 * @returns the session with its account, and the secret id for the browser's cookie.
 * @throws 401 invalid_credentials when the password was changed or the account deleted in between; 401 factor_required,
 * 400 invalid_code.
 */
export async function logIn(
  { database, env }: { database: Database; env: { TOKEN_KEY: string } },
  request: LogIn,
): Promise<StartedSession & { account: Account }> {
  const { account: checked, browserHash, now } = request
  const passwordHash = await betterHash(env, checked, request.password)

  const { requestId, caller } = request
  return transactionWithFactor(database, { accountId: checked.id, now, requestId, caller }, async (trx) => {
    const account = await lockAccount(trx, checked.id)
    if (!account || account.passwordHash !== checked.passwordHash || account.email !== checked.email)
      throw wrongCredentials()
    if (!countsHere(account, browserHash, now)) throw wrongCredentials()
    const { id: accountId } = account
    const factorShown = await demandFactorAtLogin(trx, { env }, { accountId, code: request.factor }, request)
    const changes = {
      ...(account.provisionalUntil && opened),
      ...(passwordHash !== undefined && { passwordHash }),
    }
    if (Object.keys(changes).length > 0) await patchAccount(trx, account.id, changes)
    const started = await startSession(
      trx,
      account,
      { ...request, begunBy: 'password', factorShown },
      request,
    )
    return { ...started, account: { ...account, ...changes } }
  })
}
