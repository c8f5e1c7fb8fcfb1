import type { Profile, endpoints } from '../../../contract/http/index.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { logIn } from '../../../identity/log-in.ts'
import { findResidents } from '../../../identity/passwords.ts'
import { askForMail } from '../../../identity/mail-requests.ts'
import { browserOf } from '../../http/browser.ts'
import { AppError } from '../../../platform/errors.ts'
import { verifyFirst } from '../../http/errors.ts'
import type { Call } from '../../http/handle.ts'
import { knownBrowserOf } from '../../http/known-browser.ts'
import { callerIp, setRateLimitHeaders, type OnCounted } from '../../http/limits.ts'
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
  const context = { now, requestId, caller }
  const recordFailure = (reason: string, account: Account | undefined, factor?: string) =>
    audit(database.connection, {
      actor: 'anyone',
      action: 'authn_login_fail',
      accountId: account?.id ?? null,
      ...context,
      reason,
      factor,
      knownBrowser: known !== undefined,
    })
  const guess = { email, ip: callerIp(ctx), knownBrowser: known }
  const onCounted: OnCounted = (state) => setRateLimitHeaders(ctx, state)
  const loginTry = await guardLogin(limits, { ...guess, onCounted }).catch(async (error: unknown) => {
    await recordFailure('too many guesses', residents.owner)
    throw error
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
    await recordFailure(reason, account)
    // Whether anybody is to be told, the worker finds out.
    if (loginTry.isLast) await askForMail(services, { purpose: 'guessing-stopped', email, ...context })
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
    ...context,
  }).catch(async (error: unknown) => {
    const code = error instanceof AppError ? error.code : undefined
    // The password alone was right: no guess, and nobody is in.
    if (code !== 'invalid_code') await loginTry.takeBack()
    if (code === 'invalid_code' || code === 'factor_required') await recordFailure(code, account, 'missing')
    throw error
  })
  await loginTry.succeeded()
  signIn(ctx, env, started)
  return { user: presentProfile(started) }
}
