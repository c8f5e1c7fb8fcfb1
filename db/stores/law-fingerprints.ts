import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { submissions } from '../tables/calculations.ts'
import { lawFingerprints } from '../tables/reminders.ts'
import type { Submission } from './submissions.ts'

export type LawFingerprint = RowOf<typeof lawFingerprints>

/** A kept calculation and what was last seen of it; null when it was never looked at. */
export interface Watched {
  submission: Submission
  seen: LawFingerprint | null
}

/** Up to `limit` calculations of an account behind this id, with what was last seen of each. */
export async function pageWatched(
  connection: Connection,
  { accountId, after, limit }: { accountId: string; after: string; limit: number },
): Promise<Watched[]> {
  const page = await submissions
    .query(connection)
    .where('account_id', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  const ids = page.map(({ id }) => id)
  const seen = await lawFingerprints
    .query(connection)
    .where('account_id', accountId)
    .whereIn('submission_id', ids)
  return page.map((submission) => ({
    submission,
    seen: seen.find(({ submissionId }) => submissionId === submission.id) ?? null,
  }))
}

/** Keeps what was seen of a calculation, in place of what was seen before. */
export async function keepFingerprint(trx: Transaction, fingerprint: LawFingerprint): Promise<void> {
  await lawFingerprints.query(trx).insert(fingerprint).onConflict(['submission_id', 'account_id']).merge()
}

/** The calculations of an account of which a mail tells that the law changed them, as they are now. */
export async function listTold(
  connection: Connection,
  { accountId, toldId }: { accountId: string; toldId: string },
): Promise<Watched[]> {
  const seen = await lawFingerprints.query(connection).where({ account_id: accountId, told_id: toldId })
  const found = await submissions
    .query(connection)
    .where('account_id', accountId)
    .whereIn(
      'id',
      seen.map(({ submissionId }) => submissionId),
    )
  return found.map((submission) => ({
    submission,
    seen: seen.find(({ submissionId }) => submissionId === submission.id) ?? null,
  }))
}
