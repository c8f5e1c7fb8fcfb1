import type { Connection } from '../connection.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { mailRequests } from '../tables/accounts.ts'

export type MailRequest = RowOf<typeof mailRequests>

/** Inserts a request. */
export async function insertMailRequest(connection: Connection, request: MailRequest): Promise<void> {
  await mailRequests.query(connection).insert(request)
}

/** Deletes the request and returns it, within a transaction: of two runs of its job one gets it. */
export async function takeMailRequest(connection: Connection, id: string): Promise<MailRequest | undefined> {
  const [taken] = await mailRequests.query(connection).where({ id }).delete().returning('*')
  return taken
}

/** Requests of these purposes that nothing answered yet, the oldest first, at most `limit`. */
export async function listMailRequests(
  connection: Connection,
  purposes: readonly MailRequest['purpose'][],
  limit: number,
): Promise<MailRequest[]> {
  return mailRequests
    .query(connection)
    .whereIn('purpose', [...purposes])
    .orderBy(['created_at', 'id'])
    .limit(limit)
}

/** Deletes up to `limit` requests from before `before` that nothing answered. @returns how many. */
export const deleteOldMailRequests = purgeBefore(mailRequests, 'createdAt')
