import type { Connection, Transaction } from '../connection.ts'
import { PendingLinkModel } from '../models/pending-link.ts'
import type { Row } from '../row.ts'

export type PendingLink = Row<PendingLinkModel>

/** Keeps a link that waits for its proof. */
export async function insertPendingLink(connection: Connection, link: PendingLink): Promise<void> {
  await PendingLinkModel.query(connection).insert(link)
}

/** The link with this hash that is open at `now`. */
export async function findPendingLink(
  connection: Connection,
  idHash: Buffer,
  now: Date,
): Promise<PendingLink | undefined> {
  return PendingLinkModel.query(connection).where('id_hash', idHash).where('expires_at', '>', now).first()
}

/** Counts an attempt at a proof before it is looked at, so that many at once count too. @returns how many with this one. */
export async function countProofTry(connection: Connection, idHash: Buffer): Promise<number> {
  const [row] = await PendingLinkModel.query(connection)
    .where('id_hash', idHash)
    .increment('tries', 1)
    .returning('*')
  return row?.tries ?? Number.POSITIVE_INFINITY
}

/** Deletes a link. @returns whether it was still there. */
export async function deletePendingLink(trx: Transaction, idHash: Buffer): Promise<boolean> {
  return (await PendingLinkModel.query(trx).where('id_hash', idHash).delete()) > 0
}

/** Deletes up to `limit` links that nobody proved before `now`. @returns how many. */
export async function deleteExpiredPendingLinks(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<number> {
  const ended = PendingLinkModel.query(connection)
    .select('id_hash')
    .where('expires_at', '<', now)
    .limit(limit)
  return PendingLinkModel.query(connection).whereIn('id_hash', ended).delete()
}
