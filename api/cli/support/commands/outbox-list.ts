import { listOutbox, readOutboxLag } from '../../../../db/stores/outbox.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'

/** Seconds after which an event that still waits suggests that no worker is relaying the outbox. */
const LATE = 60

/** Events of the outbox, newest first: only ids and times. */
export async function showOutbox(
  { database, now }: Context,
  filter: { waitingOnly: boolean; limit: number },
): Promise<Answer> {
  const [listed, lag] = await Promise.all([
    listOutbox(database.connection, filter),
    readOutboxLag(database.connection, now),
  ])
  const events = listed.map(({ id, job, accountId, createdAt, publishedAt }) => ({
    id,
    job,
    accountId,
    createdAt,
    publishedAt,
  }))
  const rows = events.map(({ id, job, accountId, createdAt, publishedAt }) => [
    job,
    inLagos(createdAt),
    publishedAt ? inLagos(publishedAt) : 'waits',
    accountId ?? '-',
    id,
  ])
  const summary =
    lag.waiting === 0
      ? 'None waits.'
      : `${lag.waiting} wait, the oldest for ${Math.round(lag.oldestSeconds)} s.`
  return {
    text:
      rows.length === 0 ? summary : [table(['Job', 'Written', 'Relayed', 'Account', 'Id'], rows), summary],
    data: { ...lag, events },
    next: lag.oldestSeconds > LATE ? 'no worker relays them: see that one runs.' : undefined,
  }
}
