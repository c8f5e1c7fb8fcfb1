import { findLastBackup } from '../../../../db/stores/audit-log.ts'
import { readOutboxLag, type OutboxLag } from '../../../../db/stores/outbox.ts'
import { readStripeLag, type StripeLag } from '../../../../db/stores/stripe-events.ts'
import { readWorkersSeen, type WorkersSeen } from '../../../../db/stores/worker-heartbeats.ts'
import { readPool, type PoolState } from '../../../../db/pool.ts'
import { withTimeout } from '../../../../platform/timeout.ts'
import { countFailedSince, readQueueState } from '../../../../platform/queue-state.ts'
import { recentRequests, type RecentRequests } from '../../../http/request-log.ts'
import type { Services } from '../../../services.ts'
import type { Board } from '../board.ts'

/** One queue as the status page shows it. */
export interface QueueFigures {
  name: string
  failed: number
  waiting: number
  active: number
  delayed: number
  /** Somebody paused it: nothing of it is done. */
  isPaused: boolean
  /** How long the oldest job that will be tried again has been put off, in seconds; 0 when there is none. */
  putOffSeconds: number
  /** Age in seconds of the oldest job that waits or will be retried. */
  oldestSeconds: number
}

/** The figures of the status page; `undefined` where one could not be read. */
export interface Figures {
  now: Date
  requests: RecentRequests
  pool: PoolState
  outbox: OutboxLag | undefined
  workers: WorkersSeen | undefined
  /** When a backup was last recorded; null when none was. */
  lastBackup: Date | null | undefined
  backend: 'postgres' | 'redis' | undefined
  queues: readonly QueueFigures[] | undefined
  /** Mails that failed permanently in the last hour. */
  mailsFailed: number | undefined
  /** Delay of Stripe's events over the last hour. */
  stripe: StripeLag | undefined
}

/** A worker writes a heartbeat every 15 seconds; after three missed ones it counts as gone. Milliseconds. */
const ALIVE = 45_000
const HOUR = 3_600_000
/** Timeout of one figure in milliseconds: the page must load when things are slow. */
const LONGEST = 3_000

async function readQueues({ queues }: Board, now: Date): Promise<QueueFigures[]> {
  return Promise.all(
    queues.map(async ({ name, queue }) => {
      const [{ waiting, active, delayed, failed }, isPaused] = await Promise.all([
        readQueueState(queue, now),
        queue.isPaused(),
      ])
      return {
        name,
        failed: failed.count,
        waiting: waiting.count,
        active: active.count,
        delayed: delayed.count,
        isPaused,
        putOffSeconds: delayed.oldestSeconds,
        oldestSeconds: Math.max(waiting.oldestSeconds, delayed.oldestSeconds),
      }
    }),
  )
}

/** Reads every figure in parallel; one that cannot be read in time is left undefined. */
export async function readFigures(
  { database: { connection }, clock, logger }: Pick<Services, 'database' | 'clock' | 'logger'>,
  open: () => Promise<Board>,
): Promise<Figures> {
  const now = clock.now()
  const read = async <Figure>(what: string, work: () => Promise<Figure>): Promise<Figure | undefined> =>
    withTimeout(LONGEST, what, work()).catch((error: unknown) => {
      logger.warn({ err: error, figure: what }, 'the status page misses a figure')
      return undefined
    })
  // Read before the other figures, so that the page's own queries are not counted.
  const pool = readPool(connection)
  const hourAgo = new Date(now.getTime() - HOUR)
  const [outbox, workers, lastBackup, stripe, board] = await Promise.all([
    read('outbox', () => readOutboxLag(connection, now)),
    read('workers', () => readWorkersSeen(connection, new Date(now.getTime() - ALIVE))),
    read('backup', () => findLastBackup(connection)),
    read('events of Stripe', () => readStripeLag(connection, hourAgo)),
    read('board', open),
  ])
  const [queues, mailsFailed] = board
    ? await Promise.all([
        read('queues', () => readQueues(board, now)),
        read('failed mails', async () => {
          const mail = board.queues.find(({ name }) => name === 'mail')
          return mail ? countFailedSince(mail.queue, hourAgo) : 0
        }),
      ])
    : [undefined, undefined]
  const backend = board?.backend
  return {
    now,
    requests: recentRequests(now),
    pool,
    outbox,
    workers,
    lastBackup,
    backend,
    queues,
    mailsFailed,
    stripe,
  }
}
