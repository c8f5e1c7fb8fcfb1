import type { Connection } from '../connection.ts'
import { preparedInsert, purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { signUps } from '../tables/accounts.ts'

export type SignUp = RowOf<typeof signUps>

/** Inserts a sign-up. */
export const insertSignUp = preparedInsert('insert-sign-up', signUps)

/** Sign-ups of an address that wait at `now`, newest first, at most `limit`. */
export async function listSignUps(
  connection: Connection,
  { email, now, limit = 20 }: { email: string; now: Date; limit?: number },
): Promise<SignUp[]> {
  return signUps
    .query(connection)
    .where({ email })
    .where('expires_at', '>', now)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}

/** The sign-up whose own session this is, while both wait. */
export async function findSignUpOfSession(
  connection: Connection,
  sessionHash: Buffer,
  now: Date,
): Promise<SignUp | undefined> {
  return signUps
    .query(connection)
    .where('session_hash', sessionHash)
    .where('session_expires_at', '>', now)
    .where('expires_at', '>', now)
    .first()
}

/** Ends a sign-up's own session; the sign-up waits on. */
export async function endSignUpSession(connection: Connection, sessionHash: Buffer): Promise<void> {
  await signUps
    .query(connection)
    .where('session_hash', sessionHash)
    .patch({ sessionHash: null, sessionExpiresAt: null })
}

/** Deletes the sign-ups with these ids. */
export async function deleteSignUps(connection: Connection, ids: readonly string[]): Promise<void> {
  await signUps
    .query(connection)
    .whereIn('id', [...ids])
    .delete()
}

/** Deletes every sign-up of an address. @returns how many. */
export async function deleteSignUpsOf(connection: Connection, email: string): Promise<number> {
  return signUps.query(connection).where({ email }).delete()
}

/** Deletes up to `limit` sign-ups whose time was over before `now`. @returns how many. */
export const deleteExpiredSignUps = purgeBefore(signUps, 'expiresAt')
