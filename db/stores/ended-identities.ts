import { createHmac } from 'node:crypto'
import type { Connection } from '../connection.ts'
import { EndedIdentityModel } from '../models/ended-identity.ts'
import type { Identity } from './identities.ts'

type Named = Pick<Identity, 'issuer' | 'subject'>

/** By what an identity is remembered once nothing else is: nobody can read the person out of it. */
function hashOf(tokenKey: string, { issuer, subject }: Named): Buffer {
  return createHmac('sha256', tokenKey).update(`ended identity ${issuer} ${subject}`).digest()
}

/** Remembers that the account of a hosted identity was deleted at `endedAt`. */
export async function rememberEnd(
  connection: Connection,
  tokenKey: string,
  { identity, endedAt }: { identity: Named; endedAt: Date },
): Promise<void> {
  const idHash = hashOf(tokenKey, identity)
  await EndedIdentityModel.query(connection).insert({ idHash, endedAt }).onConflict('id_hash').merge()
}

/** When the account of a hosted identity was last deleted, as far as that is still remembered. */
export async function findEnd(
  connection: Connection,
  tokenKey: string,
  identity: Named,
): Promise<Date | undefined> {
  return (await EndedIdentityModel.query(connection).findById(hashOf(tokenKey, identity)))?.endedAt
}

/** Forgets up to `limit` that ended before `before`. @returns how many. */
export async function forgetEnds(connection: Connection, before: Date, limit: number): Promise<number> {
  const old = EndedIdentityModel.query(connection)
    .select('id_hash')
    .where('ended_at', '<', before)
    .limit(limit)
  return EndedIdentityModel.query(connection).whereIn('id_hash', old).delete()
}
