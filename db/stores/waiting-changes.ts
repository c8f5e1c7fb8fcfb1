import type { Connection, Transaction } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { waitingChanges } from '../tables/accounts.ts'

export type WaitingChange = RowOf<typeof waitingChanges>

/** Inserts a change that waits. One of a kind is open at a time: end the one before. */
export async function insertWaitingChange(connection: Connection, change: WaitingChange): Promise<void> {
  await waitingChanges.query(connection).insert(change)
}

/** The open change of a kind of an account. */
export async function findWaitingChange(
  connection: Connection,
  accountId: string,
  kind: WaitingChange['kind'],
): Promise<WaitingChange | undefined> {
  return waitingChanges.query(connection).where({ account_id: accountId, kind }).whereNull('ended_at').first()
}

/** The change with this id, open or not. */
export async function findWaitingChangeById(
  connection: Connection,
  id: string,
): Promise<WaitingChange | undefined> {
  return waitingChanges.query(connection).findOne({ id })
}

/** Changes some columns of a change. */
export async function patchWaitingChange(
  connection: Connection,
  { id, accountId }: Pick<WaitingChange, 'id' | 'accountId'>,
  changes: Partial<Pick<WaitingChange, 'provedAt' | 'allowedAt' | 'mailsSent'>>,
): Promise<void> {
  await waitingChanges.query(connection).findById([id, accountId]).patch(changes)
}

/**
 * Ends the open changes of an account: all, or those in `which`.
 * @returns those that it ended.
 */
export async function endWaitingChanges(
  connection: Connection,
  {
    accountId,
    which = {},
    outcome,
    now,
  }: {
    accountId: string
    which?: Partial<Pick<WaitingChange, 'id' | 'kind' | 'sessionId' | 'wayInId'>>
    outcome: NonNullable<WaitingChange['outcome']>
    now: Date
  },
): Promise<WaitingChange[]> {
  const { id, kind, sessionId, wayInId } = which
  const ended = waitingChanges
    .query(connection)
    .where('account_id', accountId)
    .whereNull('ended_at')
    .modify((query) => {
      if (id !== undefined) void query.where('id', id)
      if (kind !== undefined) void query.where('kind', kind)
      if (sessionId !== undefined) void query.where('session_id', sessionId)
      if (wayInId !== undefined) void query.where('way_in_id', wayInId)
    })
  return ended.patch({ endedAt: now, outcome }).returning('*')
}

/** Open changes of a kind that may have something due: old enough for another mail, or past their time; oldest first. */
export async function listDueChanges(
  connection: Connection,
  {
    kind,
    now,
    daysBefore,
    limit,
  }: { kind: WaitingChange['kind']; now: Date; daysBefore: readonly number[]; limit: number },
): Promise<WaitingChange[]> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  return waitingChanges
    .query(connection)
    .where({ kind })
    .whereNull('ended_at')
    .where((due) => {
      void due.where('takes_effect_at', '<=', now)
      void due.orWhere((unproved) => void unproved.whereNull('proved_at').where('asked_at', '<=', hourAgo))
      for (const [mails, day] of daysBefore.entries())
        void due.orWhere(
          (told) =>
            void told
              .where('mails_sent', mails)
              .where('takes_effect_at', '<=', new Date(now.getTime() + day * 24 * 3_600_000)),
        )
    })
    .orderBy('asked_at')
    .limit(limit)
}

/** The change of an account with this id, locked until the transaction ends. */
export async function lockWaitingChange(
  trx: Transaction,
  { id, accountId }: Pick<WaitingChange, 'id' | 'accountId'>,
): Promise<WaitingChange | undefined> {
  return waitingChanges.query(trx).findById([id, accountId]).forUpdate()
}

/**
 * Open waits to get in without a second factor of which a mail is due at `now`, the longest waiting first.
 * @param reminders after how many milliseconds the second and each later mail goes out; the last at the wait's end.
 */
export async function listRegainsToTell(
  connection: Connection,
  { now, reminders, limit }: { now: Date; reminders: readonly number[]; limit: number },
): Promise<WaitingChange[]> {
  return waitingChanges
    .query(connection)
    .where('kind', 'regain')
    .whereNull('ended_at')
    .where((query) => {
      for (const [index, after] of reminders.entries()) {
        const since = new Date(now.getTime() - after)
        void query.orWhereRaw('asked_at <= ? and mails_sent < ?', [since, index + 2])
      }
      void query.orWhereRaw('takes_effect_at <= ? and mails_sent < ?', [now, reminders.length + 2])
    })
    .orderBy('asked_at')
    .limit(limit)
}
