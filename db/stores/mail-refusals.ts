import type { Connection } from '../connection.ts'
import { MailRefusalModel } from '../models/mail-refusal.ts'
import type { Row } from '../row.ts'

export type MailRefusal = Row<MailRefusalModel>

/** A refused mail, with the address that its account has now. */
export type ListedRefusal = MailRefusal & { email: string }

/** Remembers that a mail was refused for good; of one that was refused again, the newest refusal. */
export async function keepMailRefusal(connection: Connection, refusal: MailRefusal): Promise<void> {
  await MailRefusalModel.query(connection).insert(refusal).onConflict('outbox_id').merge()
}

/** The newest mails that were refused for good and not taken since, newest first, at most `limit`. */
export async function listMailRefusals(connection: Connection, limit: number): Promise<ListedRefusal[]> {
  return MailRefusalModel.query(connection)
    .select('mail_refusals.*', 'accounts.email')
    .join('accounts', 'accounts.id', 'mail_refusals.account_id')
    .leftJoin('mail_deliveries', 'mail_deliveries.outbox_id', 'mail_refusals.outbox_id')
    .whereNull('mail_deliveries.outbox_id')
    .orderBy([
      { column: 'mail_refusals.refused_at', order: 'desc' },
      { column: 'mail_refusals.outbox_id', order: 'desc' },
    ])
    .limit(limit)
    .castTo<ListedRefusal[]>()
}

/** Deletes up to `limit` rows of mails refused before `before`. @returns how many. */
export async function purgeMailRefusals(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<number> {
  const old = MailRefusalModel.query(connection)
    .select('outbox_id')
    .where('refused_at', '<', before)
    .limit(limit)
  return MailRefusalModel.query(connection).whereIn('outbox_id', old).delete()
}
