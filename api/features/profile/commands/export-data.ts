import { audit } from '../../../../db/stores/audit-log.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import type { PersonalData } from '../../../contract/index.ts'
import type { Asked } from '../../../http/asked.ts'
import type { Services } from '../../../services.ts'
import { isPaid } from '../../billing/index.ts'
import { collectData } from '../export/collect.ts'
import { isFreshSignIn } from '../policy.ts'
import { signInAgain } from '../refusals.ts'

/**
 * Everything kept of the person, and a line in the audit log that it was handed out.
 * @throws 401 reauthentication_required when the sign-in is older than ten minutes.
 */
export async function exportData(
  { database }: Pick<Services, 'database'>,
  { live, now, requestId }: Asked & { live: LiveSession },
): Promise<PersonalData> {
  if (!isFreshSignIn(live.session, now))
    throw signInAgain(
      'Sign in again to download your data: it holds all you told us, so we ask for your password first.',
    )
  const { account } = live
  // Written down first: data that is handed out without a trace would be worse than a trace of a try.
  await audit(database.connection, {
    actor: `account:${account.id}`,
    action: 'data_exported',
    accountId: account.id,
    now,
    requestId,
  })
  return collectData(database.connection, { account, paid: isPaid(account, now) })
}
