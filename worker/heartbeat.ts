import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/connection.ts'
import { deleteHeartbeat, writeHeartbeat, purgeHeartbeats } from '../db/stores/worker-heartbeats.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { productVersion } from '../platform/version.ts'

/** How often a worker process writes that it works, in milliseconds. */
const EVERY = 15_000
/** Rows of processes that were killed are kept for a look back, in milliseconds. */
const KEEP = 7 * 24 * 3_600_000

/** What a heartbeat stands on. */
interface HeartbeatServices {
  database: Database
  clock: Clock
  logger: Logger
}

/** A heartbeat that goes on. */
export interface Heartbeat {
  /** Stops it and takes the process’s row away: it ended in order. */
  stop: () => Promise<void>
}

/** Writes now and then that this worker process works, for the operator's status page. A lost database is waited for. */
export function startHeartbeat({ database, clock, logger }: HeartbeatServices): Heartbeat {
  const id = uuidv7()
  const startedAt = clock.now()
  const { connection } = database
  const beat = async (): Promise<void> => {
    const now = clock.now()
    await writeHeartbeat(connection, { id, version: productVersion, startedAt, seenAt: now })
    await purgeHeartbeats(connection, new Date(now.getTime() - KEEP))
  }
  const tell = (error: unknown): void => logger.warn({ err: error }, 'the heartbeat could not be written')

  let beating = beat().catch(tell)
  const timer = setInterval(() => void (beating = beating.then(beat).catch(tell)), EVERY)
  return {
    stop: async () => {
      clearInterval(timer)
      await beating
      await deleteHeartbeat(connection, id).catch(tell)
    },
  }
}
