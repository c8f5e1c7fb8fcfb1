import { callerIp, setRateLimitHeaders } from '../../http/limits.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import type { Profile, endpoints } from '../../../contract/http/index.ts'
import type { Call } from '../../http/handle.ts'
import { authenticate, type createPassport } from '../../http/passport.ts'
import { verifyFirst } from '../../http/errors.ts'
import { readSessionCookie, writeSessionCookie } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'
import { presentProfile } from '../profile/index.ts'
import { logIn, recordFailedLogin } from './commands/log-in.ts'
import type { LocalRefusal } from './credentials.ts'
import { guardLogin } from './guessing.ts'
import { wrongCredentials } from './refusals.ts'

/**
 * Checks an address and a password and starts a session.
 * @throws 401 invalid_credentials; 403 email_unverified, only after the right password; 429 too_many_requests.
 */
export async function answerLogin(
  services: Services,
  passport: ReturnType<typeof createPassport>,
  { ctx, live, limits, body, now, requestId, caller }: Call<typeof endpoints.login>,
): Promise<{ user: Profile }> {
  const loginTry = await guardLogin(limits, {
    email: body.email,
    ip: callerIp(ctx),
    live,
    onCounted: (state) => setRateLimitHeaders(ctx, state),
  })
  const outcome = await authenticate<Account, LocalRefusal>(passport, 'local', ctx, body)
  if (!outcome.user) {
    const { reason } = outcome
    const accountId = reason.is === 'unverified' ? reason.account.id : reason.accountId
    if (reason.is === 'unverified') await loginTry.takeBack()
    await recordFailedLogin(services, { accountId, reason: reason.is, now, requestId, caller })
    throw reason.is === 'unverified' ? verifyFirst() : wrongCredentials()
  }
  await loginTry.succeeded()
  const { account, sessionId } = await logIn(services, {
    account: outcome.user,
    password: body.password,
    formerSession: readSessionCookie(ctx, services.env),
    userAgent: ctx.get('User-Agent'),
    now,
    requestId,
    caller,
  })
  writeSessionCookie(ctx, services.env, sessionId)
  return { user: presentProfile(account) }
}
