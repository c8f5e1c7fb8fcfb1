import type { Profile, endpoints } from '../../../contract/http/index.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { noteGuessing } from '../../../identity/guessing-told.ts'
import { logIn } from '../../../identity/log-in.ts'
import { findResidents } from '../../../identity/passwords.ts'
import { browserOf } from '../../http/browser.ts'
import { AppError } from '../../../platform/errors.ts'
import { verifyFirst } from '../../http/errors.ts'
import type { Call } from '../../http/handle.ts'
import { knownBrowserOf } from '../../http/known-browser.ts'
import { callerIp, setRateLimitHeaders } from '../../http/limits.ts'
import { authenticate, type createPassport } from '../../http/passport.ts'
import { readSessionCookie } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'
import { wrongCredentials } from '../../../identity/refusals.ts'
import { presentProfile } from '../profile/index.ts'
import type { LocalRefusal } from './credentials.ts'
import { guardLogin } from './guessing.ts'
import { signIn } from './sign-in.ts'

/**
 * Checks an address and a password and starts a session.
 * A wrong code of the second factor counts as a wrong password does.
 * @throws 401 invalid_credentials; 403 email_unverified, 401 factor_required and 400 invalid_code, only after the right
 * password; 429 too_many_requests.
 */
export async function answerLogin(
  services: Services,
  passport: ReturnType<typeof createPassport>,
  { ctx, limits, body, now, requestId, caller }: Call<typeof endpoints.login>,
): Promise<{ user: Profile }> {
  const { env, database } = services
  const { email, password, ownDevice = false } = body
  const residents = await findResidents(database.connection, email, now)
  const known = knownBrowserOf(ctx, env, residents.owner, now)
  const loginTry = await guardLogin(limits, {
    email,
    ip: callerIp(ctx),
    knownBrowser: known,
    onCounted: (state) => setRateLimitHeaders(ctx, state),
  })
  const browserHash = browserOf(ctx, env)
  const seen = { body: { email, password }, browserHash, residents, now }
  const outcome = await authenticate<Account, LocalRefusal>(passport, 'local', ctx, seen).catch(
    async (error: unknown) => {
      await loginTry.takeBack()
      throw error
    },
  )
  if (!outcome.user) {
    const { is: reason, account } = outcome.reason
    const entry = { actor: 'anyone', action: 'authn_login_fail', accountId: account?.id ?? null }
    await audit(database.connection, {
      ...entry,
      now,
      requestId,
      caller,
      reason,
      knownBrowser: known !== undefined,
    })
    if (loginTry.wasLast()) await noteGuessing(services, { email, now, requestId, caller })
    throw reason === 'unverified' ? verifyFirst() : wrongCredentials()
  }
  const { user: account } = outcome
  const started = await logIn(services, {
    account,
    password,
    factor: body.factor,
    browserHash,
    formerSession: readSessionCookie(ctx, env),
    ownDevice,
    now,
    requestId,
    caller,
  }).catch(async (error: unknown) => {
    const code = error instanceof AppError ? error.code : undefined
    // The password alone was right: no guess, and nobody is in.
    if (code !== 'invalid_code') await loginTry.takeBack()
    if (code === 'invalid_code' || code === 'factor_required') {
      const entry = { actor: 'anyone', action: 'authn_login_fail', accountId: account.id, factor: 'missing' }
      const knownBrowser = known !== undefined
      await audit(database.connection, { ...entry, now, requestId, caller, reason: code, knownBrowser })
    }
    throw error
  })
  await loginTry.succeeded()
  signIn(ctx, env, started)
  return { user: presentProfile(started) }
}
