import type { Database } from '../db/connection.ts'
import { registerDatabaseMetrics } from '../db/pool.ts'
import { findLastBackup } from '../db/stores/audit-log.ts'
import { readOutboxLag } from '../db/stores/outbox.ts'
import { readTelling } from '../db/stores/untold-events.ts'
import { readStuckMoney } from '../db/stores/billing-stuck.ts'
import { readScheduleAges } from '../db/stores/schedule-runs.ts'
import { HEARTBEAT_MISSED, readWorkersSeen } from '../db/stores/worker-heartbeats.ts'
import { secondsFromNow, type Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { registerGauge, measureProcess } from '../platform/metrics/registry.ts'
import {
  readPutOffFor,
  readQueueState,
  readUntaken,
  watchedStates,
  type StateOfQueue,
} from '../platform/queue-state.ts'
import { isWaitedFor } from '../contract/jobs/jobs.ts'
import type { JobQueues } from './job-queues.ts'

/** What the worker's metrics are read from; `queues` gives none before the work has started. */
interface Measured {
  database: Database
  clock: Clock
  logger: Logger
  queues: () => JobQueues | undefined
}

/** Registers the worker's metrics that are read at each scrape: queues, outbox and database pool. */
export function registerWorkerMetrics({ database, clock, logger, queues }: Measured): void {
  measureProcess()

  const readQueues = async (figure: (state: StateOfQueue) => number) => {
    const readings = Object.entries(queues() ?? {}).map(async ([queue, opened]) => {
      const states = await readQueueState(opened, clock.now())
      return watchedStates.map((state) => ({ labels: { queue, state }, value: figure(states[state]) }))
    })
    return (await Promise.all(readings)).flat()
  }
  registerGauge(
    {
      name: 'naijatax_queue_jobs',
      help: 'Jobs by queue and state; every worker tells the same',
      labels: ['queue', 'state'],
    },
    () => readQueues(({ count }) => count),
    logger,
  )
  registerGauge(
    {
      name: 'naijatax_queue_oldest_seconds',
      help: 'Age of the oldest job by queue and state; 0 when there is none',
      labels: ['queue', 'state'],
    },
    () => readQueues(({ oldestSeconds }) => oldestSeconds),
    logger,
  )
  registerGauge(
    {
      name: 'naijatax_queue_untaken_seconds',
      help: 'For how long jobs of the queue wait while none is taken up; 0 while they are taken, or it is paused',
      labels: ['queue'],
    },
    async () =>
      Promise.all(
        Object.entries(queues() ?? {}).map(async ([queue, opened]) => {
          const now = clock.now()
          return {
            labels: { queue },
            value: await readUntaken(opened, await readQueueState(opened, now), now),
          }
        }),
      ),
    logger,
  )
  registerGauge(
    {
      name: 'naijatax_put_off_seconds',
      help: 'Age of the oldest job that is put off, by queue and by who waits for it: somebody or nobody; 0 when there is none',
      labels: ['queue', 'waits'],
    },
    async () => {
      const readings = Object.entries(queues() ?? {}).map(async ([queue, opened]) => {
        const oldest = await readPutOffFor(opened, isWaitedFor, clock.now())
        return Object.entries(oldest).map(([waits, value]) => ({ labels: { queue, waits }, value }))
      })
      return (await Promise.all(readings)).flat()
    },
    logger,
  )
  registerGauge(
    { name: 'naijatax_outbox_events', help: 'Events that have not reached their queue', labels: [] },
    async () => [{ labels: {}, value: (await readOutboxLag(database.connection, clock.now())).waiting }],
    logger,
  )
  registerGauge(
    {
      name: 'naijatax_outbox_lag_seconds',
      help: 'Age of the oldest event that has not reached its queue',
      labels: [],
    },
    async () => [
      { labels: {}, value: (await readOutboxLag(database.connection, clock.now())).oldestSeconds },
    ],
    logger,
  )
  registerGauge(
    {
      name: 'naijatax_queue_paused',
      help: '1 where somebody paused the queue, and nothing of it is done',
      labels: ['queue'],
    },
    async () =>
      Promise.all(
        Object.entries(queues() ?? {}).map(async ([queue, opened]) => ({
          labels: { queue },
          value: Number(await opened.isPaused()),
        })),
      ),
    logger,
  )
  registerGauge(
    {
      name: 'naijatax_schedule_overdue_seconds',
      help: 'Time since a scheduled job should have been done; 0 while it is done in time',
      labels: ['job'],
    },
    async () =>
      (await readScheduleAges(database.connection, clock.now())).map(({ job, overdueSeconds }) => ({
        labels: { job },
        value: overdueSeconds,
      })),
    logger,
  )
  const registerCount = (name: string, help: string, read: () => Promise<number>): void =>
    registerGauge({ name, help, labels: [] }, async () => [{ labels: {}, value: await read() }], logger)
  registerCount(
    'naijatax_unmatched_payments',
    'Payments whose account is not known',
    async () => (await readStuckMoney(database.connection)).unmatched.count,
  )
  registerCount(
    'naijatax_unstopped_renewals',
    'Customers whose renewal has to be stopped at Stripe and is not',
    async () => (await readStuckMoney(database.connection)).uncancelled.count,
  )
  registerCount(
    'naijatax_unreturned_refunds',
    'Refunds that the bank did not take, and that were not sent again',
    async () => (await readStuckMoney(database.connection)).unreturned.count,
  )
  registerCount(
    'naijatax_unanswered_disputes',
    'Disputes of payments that want evidence of us',
    async () => (await readStuckMoney(database.connection)).disputes.unanswered,
  )
  registerGauge(
    {
      name: 'naijatax_dispute_due_seconds',
      help: 'Time until the first answer to a dispute is due; none where none is',
      labels: [],
    },
    async () => {
      const { dueAt } = (await readStuckMoney(database.connection)).disputes
      return dueAt === null ? [] : [{ labels: {}, value: (dueAt.getTime() - clock.now().getTime()) / 1000 }]
    },
    logger,
  )
  registerCount(
    'naijatax_untold_events',
    'Events that were found in the list of Stripe and that it did not tell',
    async () => (await readTelling(database.connection, clock.now())).untold.count,
  )
  registerCount(
    'naijatax_workers_died',
    'Worker processes that died in the last hour',
    async () => (await readWorkersSeen(database.connection, secondsFromNow(clock, -HEARTBEAT_MISSED))).died,
  )
  registerCount(
    'naijatax_workers_without_browser',
    'Worker processes without a browser that prints reports',
    async () =>
      (await readWorkersSeen(database.connection, secondsFromNow(clock, -HEARTBEAT_MISSED))).withoutBrowser,
  )
  registerGauge(
    {
      name: 'naijatax_backup_age_seconds',
      help: 'Time since the newest backup on record was taken; none when no backup is on record',
      labels: [],
    },
    async () => {
      const last = await findLastBackup(database.connection)
      return last ? [{ labels: {}, value: (clock.now().getTime() - last.getTime()) / 1000 }] : []
    },
    logger,
  )
  registerDatabaseMetrics(database, logger)
}
