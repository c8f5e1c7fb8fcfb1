import { listLiveSessions, type SessionRow } from '../../../db/stores/sessions.ts'
import { SESSION_IDLE_SECONDS } from '../../http/session-cookie.ts'
import type { Context } from './context.ts'

/** More than a person has. */
const MOST = 100

/** Where the account is signed in now, last used first. */
export function liveSessions({ database, now }: Context, accountId: string): Promise<SessionRow[]> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
  return listLiveSessions(database.connection, { accountId, now, idleSince, limit: MOST })
}
