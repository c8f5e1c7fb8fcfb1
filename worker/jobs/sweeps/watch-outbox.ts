import { readOutboxLag } from '../../../db/stores/outbox.ts'
import type { WorkerServices } from '../../services.ts'
import type { Process } from '../job.ts'

/** Seconds after which an event that still waits is no backlog any more: the relay moves hundreds in a second. */
const STUCK = 5 * 60

/**
 * Warns when an event has waited too long for its queue: the relay fails again and again, or no worker knows the job.
 * It comes by the clock, not through the outbox, so that it runs while the relay does not.
 */
export const watchOutbox =
  ({ database: { connection }, clock, logger }: WorkerServices): Process<Record<string, never>> =>
  async () => {
    const { waiting, oldestSeconds } = await readOutboxLag(connection, clock.now())
    const lag = { waiting, oldestSeconds: Math.round(oldestSeconds) }
    if (oldestSeconds > STUCK) logger.warn(lag, 'the outbox is stuck')
    return `${lag.waiting} events wait, the oldest for ${lag.oldestSeconds} s`
  }
