import { listLiveSessions, type LiveSession } from '../../../db/stores/sessions.ts'
import type { SignedInSession } from '../../../contract/http/index.ts'
import { SESSION_IDLE_SECONDS } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'

/** More than a person has; what is older than these still ends with "sign out everywhere else". */
const MOST_SHOWN = 100

/** Where the account is signed in at `now`, last used first; never an id that opens a session. */
export async function listSessions(
  { database }: Pick<Services, 'database'>,
  { live, now }: { live: LiveSession; now: Date },
): Promise<SignedInSession[]> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
  const asked = { accountId: live.account.id, now, idleSince, limit: MOST_SHOWN }
  const sessions = await listLiveSessions(database.connection, asked)
  return sessions.map(({ idHash, userAgent, createdAt, lastSeenAt }) => ({
    current: idHash.equals(live.session.idHash),
    userAgent,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
  }))
}
