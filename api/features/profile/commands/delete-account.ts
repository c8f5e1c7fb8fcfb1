import type { LiveSession } from '../../../../db/stores/sessions.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import { isFreshSignIn } from '../policy.ts'
import { signInAgain } from '../refusals.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Deletes the account of the person who is signed in, and everything in it, for good.
 * @throws 401 reauthentication_required when the sign-in is older than ten minutes.
 */
export async function deleteAccount(
  services: Services,
  { live, now, requestId }: CommandContext & { live: LiveSession },
): Promise<void> {
  if (!isFreshSignIn(live.session, now))
    throw signInAgain(
      'Sign in again to delete your account: it cannot be undone, so we ask for your password first.',
    )
  await eraseAccount(services, { account: live.account, now, requestId })
}
