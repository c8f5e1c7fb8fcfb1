import type { Connection } from '../connection.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { securityEvents } from '../tables/accounts.ts'

export type SecurityEvent = RowOf<typeof securityEvents>

/** Inserts an event. */
export async function insertSecurityEvent(connection: Connection, event: SecurityEvent): Promise<void> {
  await securityEvents.query(connection).insert(event)
}

/** The event of an account with this id. */
export async function findSecurityEvent(
  connection: Connection,
  { id, accountId }: Pick<SecurityEvent, 'id' | 'accountId'>,
): Promise<SecurityEvent | undefined> {
  return securityEvents.query(connection).findById([id, accountId])
}

/** Events of an account since a moment, newest first, at most `limit`. */
export async function listSecurityEvents(
  connection: Connection,
  { accountId, since, limit }: { accountId: string; since: Date; limit: number },
): Promise<SecurityEvent[]> {
  return securityEvents
    .query(connection)
    .where('account_id', accountId)
    .where('at', '>', since)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}

/** Deletes up to `limit` events from before `before`. @returns how many. */
export const purgeSecurityEvents = purgeBefore(securityEvents, 'at')
