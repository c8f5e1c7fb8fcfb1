import { listOutbox, readOutboxLag } from '../../../../db/stores/outbox.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { readWorkers } from '../prospect.ts'

/** Seconds after which an event that still waits suggests that no worker is relaying the outbox. */
const LATE = 60

/** Why events wait for long: nobody relays them, or whoever does cannot. */
async function whyLate(context: Context): Promise<string> {
  const { isRunning, lastSeen } = await readWorkers(context)
  return isRunning
    ? 'a worker runs and does not relay them: see that the queues answer, /operator.'
    : `no worker relays them, ${lastSeen ? `the last was seen ${inLagos(lastSeen)}` : 'and none was ever seen'}: start one, /operator says how.`
}

/** Events of the outbox, newest first: only ids and times. */
export async function showOutbox(
  context: Context,
  filter: { waitingOnly: boolean; limit: number },
): Promise<Answer> {
  const { database, now } = context
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
    next: lag.oldestSeconds > LATE ? await whyLate(context) : undefined,
  }
}
