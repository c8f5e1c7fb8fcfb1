import type { Connection } from '../connection.ts'
import { SignInAttemptModel } from '../models/sign-in-attempt.ts'
import type { Row } from '../row.ts'

export type SignInAttempt = Row<SignInAttemptModel>

/** Keeps a new attempt. */
export async function insertSignInAttempt(connection: Connection, attempt: SignInAttempt): Promise<void> {
  await SignInAttemptModel.query(connection).insert(attempt)
}

/** Gives the attempt with this hash and deletes it in the same breath: of two that ask, one gets it. */
export async function takeSignInAttempt(
  connection: Connection,
  idHash: Buffer,
): Promise<SignInAttempt | undefined> {
  const taken = await SignInAttemptModel.query(connection).where('id_hash', idHash).delete().returning('*')
  return taken[0]
}

/** Deletes up to `limit` attempts that nobody came back from before `now`. @returns how many. */
export async function deleteExpiredSignInAttempts(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<number> {
  const ended = SignInAttemptModel.query(connection)
    .select('id_hash')
    .where('expires_at', '<', now)
    .limit(limit)
  return SignInAttemptModel.query(connection).whereIn('id_hash', ended).delete()
}
