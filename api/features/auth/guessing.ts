import type { guessing } from '../../../contract/http/auth.ts'
import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { Limiter, OnCounted } from '../../http/limits.ts'

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
