import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { guessing } from '../../../contract/http/auth.ts'
import { callerIp, setRateLimitHeaders, type Limiter, type OnCounted } from '../../http/limits.ts'
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
import { wrongCredentials } from './refusals.ts'

/** The limiter of the limits that count password guesses. */
export type GuessLimiter = Limiter<(typeof guessing)[number]['name']>

/** A login attempt that the limits admitted. */
export interface LoginTry {
  /** The password was right: this attempt and the wrong ones before it from this IP address no longer count. */
  succeeded(): Promise<void>
  /** The password was right but no session was started: only this attempt no longer counts. */
  takeBack(): Promise<void>
}

/**
 * Slows guessing down without giving anybody the power to lock an owner out [security S10]: wrong passwords
 * count for an email address from one IP address, and generously for an IP address. When an email address is guessed at
 * from many IP addresses, each keeps one try, so that the owner's right password still works. A browser that is signed
 * in to the account counts for itself.
 * @throws 429 too_many_requests, before the password is checked, alike for known and unknown addresses.
 */
export async function guardLogin(
  limits: GuessLimiter,
  {
    email,
    ip,
    live,
    onCounted,
  }: { email: string; ip: string; live: LiveSession | null; onCounted: OnCounted },
): Promise<LoginTry> {
  if (live?.account.email === email) {
    const sessionKey = `session ${live.session.idHash.toString('base64url')}`
    await limits.take('LIMIT_LOGIN', sessionKey, { onCounted })
    const forget = () => limits.clear('LIMIT_LOGIN', sessionKey)
    return { succeeded: forget, takeBack: forget }
  }
  const addressAndIp = `${email} ${ip}`
  await limits.take('LIMIT_LOGIN_IP', ip, { onCounted })
  const { times } = await limits.take('LIMIT_LOGIN', addressAndIp, { onCounted })
  const guessedAt = await limits.isBeyond('LIMIT_LOGIN_EVERYWHERE', email)
  if (guessedAt && times > 1) await limits.take('LIMIT_LOGIN', addressAndIp, { most: 1, onCounted })

  const takeBackWiderCounts = async () => {
    await limits.takeBack('LIMIT_LOGIN_IP', ip)
    await limits.takeBack('LIMIT_LOGIN_EVERYWHERE', email)
  }
  return {
    succeeded: async () => {
      await takeBackWiderCounts()
      await limits.clear('LIMIT_LOGIN', addressAndIp)
    },
    takeBack: async () => {
      await takeBackWiderCounts()
      await limits.takeBack('LIMIT_LOGIN', addressAndIp)
    },
  }
}

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
