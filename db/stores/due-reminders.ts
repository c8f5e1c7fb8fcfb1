import { v7 as uuidv7 } from 'uuid'
import type { MailWith } from '../../contract/jobs/mails.ts'
import type { ReminderKind } from '../../contract/jobs/reminders.ts'
import type { Transaction } from '../connection.ts'
import { insertIfNew, selectList } from '../statements.ts'
import { subscriptions } from '../tables/billing.ts'
import { reminders, remindersTold } from '../tables/reminders.ts'
import { addToOutbox } from './outbox.ts'
import type { Subscription } from './billing.ts'

/** A stretch of a list in the order of a key. */
interface Stretch {
  /** Rows behind this key; all of them for the smallest. */
  after: string
  limit: number
}

/**
 * Locks up to `limit` accounts, in the order of their ids, for which a reminder runs; with `about`, those that were not told
 * this. One that another worker has locked, or whose owner changes it right now, is left for the next run.
 */
export async function lockRunning(
  trx: Transaction,
  { kind, about, after, limit }: Stretch & { kind: ReminderKind; about?: string },
): Promise<string[]> {
  const running = reminders
    .query(trx)
    .where({ kind })
    .whereNull('ended_at')
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  if (about !== undefined)
    void running.whereNotExists(
      remindersTold
        .query(trx)
        .whereColumn('reminders_told.account_id', 'reminders.account_id')
        .where({ 'reminders_told.kind': kind, about }),
    )
  return (await running).map(({ accountId }) => accountId)
}

/**
 * Locks the reminders of up to `limit` accounts whose subscription renews by itself within a span, in the order of the
 * subscriptions' ids.
 */
export async function lockRenewing(
  trx: Transaction,
  { from, to, after, limit }: Stretch & { from: Date; to: Date },
): Promise<Subscription[]> {
  const { rows } = await trx.raw<{ rows: Subscription[] }>(
    `select ${selectList(subscriptions)} from subscriptions
       join reminders on reminders.account_id = subscriptions.account_id
        and reminders.kind = 'renewal' and reminders.ended_at is null
      where subscriptions.renewal = 'automatic'
        and subscriptions.period_end > ? and subscriptions.period_end <= ? and subscriptions.id > ?
      order by subscriptions.id limit ? for update of reminders skip locked`,
    [from, to, after, limit],
  )
  return rows
}

/** A reminder to send. */
interface Telling {
  accountId: string
  kind: ReminderKind
  /** Its own id unless given: nothing of its kind is told twice. */
  about?: string
}

const mailOf = {
  employer: { mail: 'remind-employer' },
  return: { mail: 'remind-return' },
  renewal: { mail: 'remind-renewal' },
  law: { mail: 'remind-law' },
} as const satisfies Record<ReminderKind, { mail: MailWith<'reminderId'> }>

/** Writes down what is told, with the event that mails it, once for each account, kind and subject. @returns its id; undefined when it was told before. */
export async function tellOnce(
  trx: Transaction,
  { accountId, kind, about }: Telling,
  now: Date,
): Promise<string | undefined> {
  const id = uuidv7()
  const row = { id, accountId, kind, about: about ?? id, toldAt: now }
  if (!(await insertIfNew(trx, remindersTold, row, ['accountId', 'kind', 'about']))) return undefined
  const payload = { ...mailOf[kind], accountId, reminderId: id }
  await addToOutbox(trx, { job: 'send-email', payload, accountId, now })
  return id
}
