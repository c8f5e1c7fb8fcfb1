import type { Database } from '../db/connection.ts'
import type { Listener } from '../db/listen.ts'
import { takeFromOutbox, type OutboxEvent } from '../db/stores/outbox.ts'
import { backoffMs } from '../platform/retry.ts'
import type { Clock } from '../platform/clock.ts'
import { withTimeout } from '../platform/timeout.ts'
import type { Logger } from '../platform/logger.ts'
import { jobs, type JobName } from '../contract/jobs/jobs.ts'
import { jobOptions, type JobQueues } from './job-queues.ts'

/** Wakes one waiting loop. Sent while nothing waits, it ends the next wait at once. */
export interface Signal {
  send: () => void
  /** Resolves when the signal is sent, at the latest after `ms`. */
  wait: (ms: number) => Promise<void>
}

/** A signal for one waiting loop. */
export function createSignal(): Signal {
  let isSent = false
  let wake: (() => void) | undefined
  return {
    send() {
      isSent = true
      wake?.()
    },
    async wait(ms) {
      if (!isSent)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isSent = false
      wake = undefined
    },
  }
}

/** Most events that one transaction moves. */
const BATCH = 500

/** Batches under way at once while many events wait: one is taken from the database while the other is published. */
const PARALLEL_BATCHES = 2

/** How often the relay looks without a notification, in milliseconds: one may have been lost. */
const POLL_INTERVAL = 5_000

/** Longest that a queue may take to accept a batch, in milliseconds: the rows stay locked meanwhile. */
const ADD_TIMEOUT = 10_000

/** What the relay uses. */
export interface RelayServices {
  database: Database
  queues: JobQueues
  clock: Clock
  logger: Logger
  /** Calls back when events may be waiting. */
  listen: (onEvent: () => void) => Listener
}

/** A running relay. */
export interface OutboxRelay {
  /** Stops after the batch in hand. */
  stop: () => Promise<void>
}

/** Only events of jobs in the contract are taken from the outbox. */
const withJobName = (event: OutboxEvent): OutboxEvent & { job: JobName } =>
  event as OutboxEvent & { job: JobName }

async function publish(queues: JobQueues, events: readonly OutboxEvent[]): Promise<void> {
  for (const [name, queue] of Object.entries(queues)) {
    const added = events
      .map(withJobName)
      .filter(({ job }) => jobs[job].queue === name)
      .map(({ id, job, payload, createdAt }) => ({
        name: job,
        data: payload,
        opts: { ...jobOptions(job), jobId: id, timestamp: createdAt.getTime() },
      }))
    if (added.length > 0) await withTimeout(ADD_TIMEOUT, `adding to the ${name} queue`, queue.addBulk(added))
  }
}

/**
 * Moves one batch of waiting events to their queues. Rows are locked and marked, published, and only then
 * committed: a crash before the commit publishes them again under the same job ids, which adds nothing to a queue that
 * still has the job, and a job that did run finds its own traces.
 * @returns how many events were moved.
 */
export async function relayBatch({
  database,
  queues,
  clock,
}: Pick<RelayServices, 'database' | 'queues' | 'clock'>): Promise<number> {
  return database.transaction(async (trx) => {
    const events = await takeFromOutbox(trx, BATCH, clock.now())
    await publish(queues, events)
    return events.length
  })
}

/**
 * Moves every event that waits to its queue; stops after the batches in hand when `signal` is aborted.
 * @returns how many were moved.
 * @throws the first error of a batch, after all batches under way have ended.
 */
export async function relayWaiting(
  services: Parameters<typeof relayBatch>[0],
  signal?: AbortSignal,
): Promise<number> {
  let moved = await relayBatch(services)
  for (let last = moved; last >= BATCH;) {
    if (signal?.aborted) break
    const batches = await Promise.allSettled(
      Array.from({ length: PARALLEL_BATCHES }, () => relayBatch(services)),
    )
    last = batches.reduce((sum, batch) => {
      if (batch.status === 'rejected') throw batch.reason
      return sum + batch.value
    }, 0)
    moved += last
  }
  return moved
}

/**
 * Moves events from the outbox to their queues as they come, until it is stopped. Any number of relays may run
 * side by side. When the database or the queues are gone it tries again with growing pauses.
 */
export function startOutboxRelay(services: RelayServices): OutboxRelay {
  const { logger, listen } = services
  const signal = createSignal()
  const listener = listen(signal.send)
  const stopping = new AbortController()
  let failures = 0

  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const moved = await relayWaiting(services, stopping.signal)
        failures = 0
        if (moved > 0) logger.debug({ moved }, 'relayed events')
        if (!stopping.signal.aborted) await signal.wait(POLL_INTERVAL)
      } catch (error) {
        failures += 1
        logger.warn({ err: error, failures }, 'could not relay events; trying again')
        await signal.wait(backoffMs(failures))
      }
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      signal.send()
      await Promise.all([running, listener.stop()])
    },
  }
}
