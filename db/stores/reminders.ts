import { v7 as uuidv7 } from 'uuid'
import type { ReminderKind } from '../../contract/jobs/reminders.ts'
import type { Connection, Transaction } from '../connection.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { lawFingerprints, reminders, remindersTold } from '../tables/reminders.ts'

export type Reminder = RowOf<typeof reminders>

/** The kinds of reminders that run for an account. */
export async function listRunning(connection: Connection, accountId: string): Promise<ReminderKind[]> {
  const rows = await reminders.query(connection).where({ account_id: accountId }).whereNull('ended_at')
  return rows.map(({ kind }) => kind)
}

/** The reminder of a mailed link, running or ended. */
export async function findReminder(connection: Connection, id: string): Promise<Reminder | undefined> {
  return reminders.query(connection).findOne({ id })
}

/** The reminder of a kind while it runs for an account. */
export async function findRunning(
  connection: Connection,
  accountId: string,
  kind: ReminderKind,
): Promise<Reminder | undefined> {
  return reminders.query(connection).where({ account_id: accountId, kind }).whereNull('ended_at').first()
}

/** Has a reminder run from now on. One that runs goes on as it was. */
export async function chooseReminder(
  connection: Connection,
  { accountId, kind, now }: { accountId: string; kind: ReminderKind; now: Date },
): Promise<void> {
  await connection.raw(
    `insert into reminders (id, account_id, kind, chosen_at) values (?, ?, ?, ?)
     on conflict (account_id, kind) do update
       set chosen_at = excluded.chosen_at, ended_at = null, ended_by = null
       where reminders.ended_at is not null`,
    [uuidv7(), accountId, kind, now],
  )
}

/** What ends, and how. */
interface Ending {
  accountId: string
  /** Every kind unless given. */
  kind?: ReminderKind
  /** The reminder whose mailed link ends it; null for the owner in the account. */
  by: string | null
  now: Date
}

/** Ends an account's reminders that run, and forgets what the law made of its calculations where that is not watched any more. */
export async function endReminders(trx: Transaction, { accountId, kind, by, now }: Ending): Promise<void> {
  const running = reminders.query(trx).where({ account_id: accountId }).whereNull('ended_at')
  if (kind !== undefined) void running.where({ kind })
  await running.patch({ endedAt: now, endedBy: by })
  if (kind === undefined || kind === 'law')
    await lawFingerprints.query(trx).where({ account_id: accountId }).delete()
}

/** Brings back what a reminder's mailed link ended since a moment; what the owner ended stays ended. */
export async function undoEnding(
  connection: Connection,
  { accountId, by, since }: { accountId: string; by: string; since: Date },
): Promise<void> {
  await reminders
    .query(connection)
    .where({ account_id: accountId, ended_by: by })
    .where('ended_at', '>', since)
    .patch({ endedAt: null, endedBy: null })
}

export type ReminderTold = RowOf<typeof remindersTold>

/** What was told in a mail. */
export async function findTold(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<ReminderTold | undefined> {
  return remindersTold.query(connection).findById([id, accountId])
}

/** Deletes up to `limit` records of what was told before `before`: its day is long over. @returns how many. */
export const purgeTold = purgeBefore(remindersTold, 'toldAt')
