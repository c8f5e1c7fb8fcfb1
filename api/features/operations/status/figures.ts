import type { Connection } from '../../../../db/connection.ts'
import { lookAtDatabase, type Unusable } from '../../../../db/usable.ts'
import { findLastBackup, findPause } from '../../../../db/stores/audit-log.ts'
import { readStuckMoney, type StuckMoney } from '../../../../db/stores/billing-stuck.ts'
import { readScheduleAges, type ScheduleAge } from '../../../../db/stores/schedule-runs.ts'
import { readOutboxLag, type OutboxLag } from '../../../../db/stores/outbox.ts'
import { readStripeLag, type StripeLag } from '../../../../db/stores/stripe-events.ts'
import { readTelling, type Telling } from '../../../../db/stores/untold-events.ts'
import {
  HEARTBEAT_MISSED,
  readWorkersSeen,
  type WorkersSeen,
} from '../../../../db/stores/worker-heartbeats.ts'
import { readPool, type PoolState } from '../../../../db/pool.ts'
import { secondsFromNow } from '../../../../platform/clock.ts'
import { withTimeout } from '../../../../platform/timeout.ts'
import type { DatabaseTrouble } from '../../../../platform/writable-server.ts'
import {
  type FailedSince,
  readFailedNames,
  readFailedSince,
  readPutOffFor,
  readPutOffReasons,
  readQueueState,
  readUntaken,
} from '../../../../platform/queue-state.ts'
import { recentRequests, type RecentRequests } from '../../../http/request-log.ts'
import type { Services } from '../../../services.ts'
import { isWaitedFor, type QueueName } from '../../../../contract/jobs/jobs.ts'
import type { Board } from '../board.ts'
import { shownText } from '../shown-data.ts'
import { keepsLogin, setApartIn, startWayOf, type SetApart, type StartWayName } from './start-way.ts'

/** One queue as the status page shows it. */
export interface QueueFigures {
  name: QueueName
  failed: number
  /** Which jobs failed for good, and for how long the oldest of them has been there, in seconds. */
  failedJobs: readonly string[]
  failedSeconds: number
  waiting: number
  active: number
  /** Put off: waits for another try, or was delayed by hand; next runs of schedules are not. */
  delayed: number
  /** Somebody paused it: nothing of it is done. */
  isPaused: boolean
  /** When an operator paused it; null when it is not paused, or nobody wrote it down. */
  pausedAt: Date | null
  /** How long the oldest job that will be tried again has been put off, in seconds; 0 when there is none. */
  putOffSeconds: number
  /** The same of those that somebody waits for: a sweep and the comparison of the night are nobody's. */
  putOffWaitedSeconds: number
  /** Why, the commonest reason first; empty where none is known. */
  putOffReasons: readonly string[]
  /** Age in seconds of the oldest job that waits for its turn; what is put off has its own age. */
  oldestSeconds: number
  /** For how long jobs have waited while none was taken up, in seconds; 0 while they are taken, or it is paused. */
  untakenSeconds: number
}

/** Whether the database can be worked with. */
export interface DatabaseState {
  /** Why not; undefined when it can. */
  unusable: Unusable | { kind: 'unknown'; why: string } | undefined
  /** Since when, as far as this process knows. */
  trouble: DatabaseTrouble | null
  /** How long it works again after a trouble, in seconds; null where this process met none. */
  backSeconds: number | null
}

/** The figures of the status page; `undefined` where one could not be read. */
export interface Figures {
  now: Date
  /** How the product was started: commands are printed as they are typed there. */
  startedBy: StartWayName
  /** What was set apart of this copy of `npm start`. */
  setApart?: SetApart
  /** Whether the machine of whoever types them keeps a login: else they say who they are. */
  keepsLogin: boolean
  requests: RecentRequests
  pool: PoolState
  outbox: OutboxLag | undefined
  workers: WorkersSeen | undefined
  /** When a backup was last recorded; null when none was. */
  lastBackup: Date | null | undefined
  backend: 'postgres' | 'redis'
  database: DatabaseState
  queues: readonly QueueFigures[] | undefined
  /** Mails that failed permanently in the last hour and still lie in the queue. */
  mailsFailed: FailedSince | undefined
  /** Delay of Stripe's events over the last hour, what it told last, and what it did not tell. */
  stripe: (StripeLag & Telling & { isSetUp: boolean }) | undefined
  /** Payments that name nobody, and what could not be cancelled at Stripe. */
  money: StuckMoney | undefined
  schedules: readonly ScheduleAge[] | undefined
}

const HOUR = 3_600_000
/** Timeout of one figure in milliseconds: the page must load when things are slow. */
const LONGEST = 3_000

async function readQueues({ queues }: Board, connection: Connection, now: Date): Promise<QueueFigures[]> {
  return Promise.all(
    queues.map(async ({ name, queue }) => {
      const [state, isPaused, failedJobs] = await Promise.all([
        readQueueState(queue, now),
        queue.isPaused(),
        readFailedNames(queue),
      ])
      const { waiting, active, delayed, failed } = state
      return {
        name,
        failed: failed.count,
        failedJobs,
        failedSeconds: failed.oldestSeconds,
        waiting: waiting.count,
        active: active.count,
        delayed: delayed.count,
        isPaused,
        // Since when is of the database: a queue that answers is no less paused where that is away.
        pausedAt: isPaused ? await findPause(connection, name).catch(() => null) : null,
        putOffSeconds: delayed.oldestSeconds,
        putOffWaitedSeconds:
          delayed.count === 0 ? 0 : (await readPutOffFor(queue, isWaitedFor, now)).somebody,
        putOffReasons: delayed.count === 0 ? [] : (await readPutOffReasons(queue)).map(shownText),
        oldestSeconds: waiting.oldestSeconds,
        untakenSeconds: await readUntaken(queue, state, now),
      }
    }),
  )
}

/** Reads every figure in parallel; one that cannot be read in time is left undefined. */
export async function readFigures(
  { database, clock, logger, env }: Pick<Services, 'database' | 'clock' | 'logger' | 'env'>,
  open: () => Promise<Board>,
): Promise<Figures> {
  const { connection } = database
  const now = clock.now()
  const read = async <Figure>(what: string, work: () => Promise<Figure>): Promise<Figure | undefined> =>
    withTimeout(LONGEST, what, work()).catch((error: unknown) => {
      logger.warn({ err: error, figure: what }, 'the status page misses a figure')
      return undefined
    })
  // Read before the other figures, so that the page's own queries are not counted.
  const pool = readPool(connection)
  const hourAgo = new Date(now.getTime() - HOUR)
  const [looked, outbox, workers, lastBackup, stripe, money, schedules, board] = await Promise.all([
    read('database', async () => ({ found: await lookAtDatabase(database) })),
    read('outbox', () => readOutboxLag(connection, now)),
    read('workers', () => readWorkersSeen(connection, secondsFromNow(clock, -HEARTBEAT_MISSED))),
    read('backup', () => findLastBackup(connection)),
    read('events of Stripe', async () => ({
      ...(await readStripeLag(connection, hourAgo)),
      ...(await readTelling(connection, now)),
      isSetUp: env.STRIPE_SECRET_KEY !== undefined,
    })),
    read('money', () => readStuckMoney(connection)),
    read('schedules', () => readScheduleAges(connection, now)),
    read('board', open),
  ])
  const [queues, mailsFailed] = board
    ? await Promise.all([
        read('queues', () => readQueues(board, connection, now)),
        read('failed mails', async () => {
          const mail = board.queues.find(({ name }) => name === 'mail')
          return mail ? readFailedSince(mail.queue, hourAgo) : { count: 0, first: null }
        }),
      ])
    : [undefined, undefined]
  const startedBy = startWayOf(env)
  return {
    now,
    startedBy,
    keepsLogin: keepsLogin(startedBy),
    setApart: setApartIn(process.env),
    database: {
      unusable: looked ? looked.found : { kind: 'unknown', why: 'the database could not be looked at' },
      trouble: database.trouble(),
      backSeconds: database.backSeconds(),
    },
    requests: recentRequests(now),
    pool,
    outbox,
    workers,
    lastBackup,
    backend: env.REDIS_URL === undefined ? 'postgres' : 'redis',
    queues,
    mailsFailed,
    stripe,
    money,
    schedules,
  }
}
