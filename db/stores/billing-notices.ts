import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../connection.ts'
import { insertIfNew } from '../insert-if-new.ts'
import { BillingNoticeModel } from '../models/billing-notice.ts'
import type { Row } from '../row.ts'
import { addToOutbox } from './outbox.ts'

export type BillingNotice = Row<BillingNoticeModel>

/** Writes a notice and the mail that tells it, unless this kind was told about it before. @returns whether it was new. */
export async function notifyOnce(
  trx: Transaction,
  notice: Omit<BillingNotice, 'id' | 'createdAt'>,
  now: Date,
): Promise<boolean> {
  const id = uuidv7()
  const row = { ...notice, id, createdAt: now }
  if (!(await insertIfNew(trx, BillingNoticeModel, row, ['kind', 'about']))) return false
  const { kind: mail, accountId } = notice
  await addToOutbox(trx, {
    job: 'send-email',
    payload: { mail, accountId, billingNoticeId: id },
    accountId,
    now,
  })
  return true
}

/** The account's notice with this id. */
export async function findBillingNotice(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<BillingNotice | undefined> {
  return BillingNoticeModel.query(connection).findById(id).where('account_id', accountId)
}
