import type { Connection } from '../connection.ts'
import { MailDeliveryModel } from '../models/mail-delivery.ts'
import type { Row } from '../row.ts'

export type MailDelivery = Row<MailDeliveryModel>

/** Whether the mail that this event asked for was handed over. */
export async function wasMailDelivered(connection: Connection, outboxId: string): Promise<boolean> {
  return (await MailDeliveryModel.query(connection).findById(outboxId)) !== undefined
}

/** Remembers that a mail was handed over. */
export async function insertMailDelivery(connection: Connection, delivery: MailDelivery): Promise<void> {
  await MailDeliveryModel.query(connection).insert(delivery)
}

/** Deletes up to `limit` rows of mails handed over before `before`. @returns how many. */
export async function purgeMailDeliveries(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<number> {
  const old = MailDeliveryModel.query(connection)
    .select('outbox_id')
    .where('sent_at', '<', before)
    .limit(limit)
  return MailDeliveryModel.query(connection).whereIn('outbox_id', old).delete()
}
