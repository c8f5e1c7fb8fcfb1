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
