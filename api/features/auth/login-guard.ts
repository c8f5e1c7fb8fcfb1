import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { Tell } from '../../http/limits/index.ts'
import type { Services } from '../../services.ts'

/** One try to sign in that was let through. */
export interface LoginTry {
  /** The password was right: this try, and the wrong ones before it in this place, no longer count. */
  succeeded(): Promise<void>
  /** The password was right, and yet there is no session: this try alone no longer counts. */
  takeBack(): Promise<void>
}

/**
 * Slows guessing down without giving anybody the power to lock an owner out (CHECKLISTS S10): wrong passwords
 * count for an address from one place, and generously for a place. When an address is guessed at from many
 * places, each place keeps one try, so that the owner's right password still works. A browser that is signed in
 * to the account counts for itself.
 * @throws 429 too_many_requests, before the password is looked at, alike for known and unknown addresses.
 */
export async function guardLogin(
  { limits }: Pick<Services, 'limits'>,
  { email, place, live, tell }: { email: string; place: string; live: LiveSession | null; tell: Tell },
): Promise<LoginTry> {
  if (live?.account.email === email) {
    const own = `session ${live.session.idHash.toString('base64url')}`
    await limits.take('LIMIT_LOGIN', own, { tell })
    const forget = () => limits.clear('LIMIT_LOGIN', own)
    return { succeeded: forget, takeBack: forget }
  }
  const here = `${email} ${place}`
  await limits.take('LIMIT_LOGIN_IP', place, { tell })
  const { times } = await limits.take('LIMIT_LOGIN', here, { tell })
  const guessedAt = await limits.isBeyond('LIMIT_LOGIN_EVERYWHERE', email)
  if (guessedAt && times > 1) await limits.take('LIMIT_LOGIN', here, { most: 1, tell })

  const elsewhere = async () => {
    await limits.takeBack('LIMIT_LOGIN_IP', place)
    await limits.takeBack('LIMIT_LOGIN_EVERYWHERE', email)
  }
  return {
    succeeded: async () => {
      await elsewhere()
      await limits.clear('LIMIT_LOGIN', here)
    },
    takeBack: async () => {
      await elsewhere()
      await limits.takeBack('LIMIT_LOGIN', here)
    },
  }
}
