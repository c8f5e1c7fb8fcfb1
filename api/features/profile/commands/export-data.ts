import type { LiveSession } from '../../../../db/stores/sessions.ts'
import type { PersonalData } from '../../../../contract/http/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import { isFreshSignIn } from '../policy.ts'
import { signInAgain } from '../refusals.ts'
import { handOutData } from './hand-out-data.ts'

/**
 * Everything kept of the person who is signed in.
 * @throws 401 reauthentication_required when the sign-in is older than ten minutes.
 */
export async function exportData(
  services: Pick<Services, 'database'>,
  { live, now, requestId }: CommandContext & { live: LiveSession },
): Promise<PersonalData> {
  if (!isFreshSignIn(live.session, now))
    throw signInAgain(
      'Sign in again to download your data: it holds all you told us, so we ask for your password first.',
    )
  return (await handOutData(services, { account: live.account, now, requestId })).data
}
