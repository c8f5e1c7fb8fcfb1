import type { Connection } from '../connection.ts'
import type { Definition } from '../table.ts'
import {
  mailRequests,
  mailTokens,
  pendingLinks,
  sessions,
  signInAttempts,
  signUps,
  waitingChanges,
} from '../tables/accounts.ts'
import { passkeyAttempts } from '../tables/factors.ts'

/**
 * What lies ready of our own sign-in, and opens nothing while a hosted provider signs people in: rows that a sign-in, a
 * sign-up or a mail made on its way. What an account proves itself with is not among them: it is needed for a move.
 */
const lyingReady: readonly Definition[] = [
  sessions,
  signUps,
  mailRequests,
  mailTokens,
  pendingLinks,
  signInAttempts,
  waitingChanges,
  passkeyAttempts,
]

/** Deletes up to `limit` rows of each of these tables. @returns how many of the table with most. */
export async function deleteLyingReady(connection: Connection, limit: number): Promise<number> {
  let most = 0
  for (const { name } of lyingReady) {
    const { rowCount } = await connection.raw<{ rowCount: number }>(
      `delete from ${name} where ctid in (select ctid from ${name} limit ?)`,
      [limit],
    )
    most = Math.max(most, rowCount)
  }
  return most
}
