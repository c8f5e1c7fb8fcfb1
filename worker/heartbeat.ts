import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/connection.ts'
import {
  HEARTBEAT_EVERY,
  noteStopped,
  purgeHeartbeats,
  writeHeartbeat,
} from '../db/stores/worker-heartbeats.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { productVersion } from '../platform/version.ts'

/** How often a worker process writes its heartbeat, in milliseconds; one that could not be written is tried again sooner. */
const INTERVAL = HEARTBEAT_EVERY * 1000
const AGAIN = 2_000
/** Rows of processes that ended are kept for a look back, in milliseconds. */
const KEEP = 7 * 24 * 3_600_000

/** What a heartbeat uses. */
interface HeartbeatServices {
  database: Database
  clock: Clock
  logger: Logger
}

/** A running heartbeat. */
export interface Heartbeat {
  /** Resolves once the first beat is written, or could not be. */
  first: Promise<void>
  /** From now on the process counts as one that works, not as one that starts. */
  noteWorking: () => void
  /** From now on it says whether this process has a browser that prints. */
  notePrinting: (canPrint: boolean) => void
  /**
   * Stops it and notes that the process was told to stop; not of one that crashed, as nobody notes it of a killed one. Called
   * again, it notes what could not be noted before.
   */
  stop: (crashed?: boolean) => Promise<void>
}

/**
 * Writes at once and every few seconds that this worker process runs, for the operator's status page: first as one that
 * starts. Errors are logged and the next beat tries again.
 */
export function startHeartbeat({ database, clock, logger }: HeartbeatServices): Heartbeat {
  const id = uuidv7()
  const { connection } = database
  let workingSince: Date | undefined
  let canPrint: boolean | null = null
  let canPrintSince: Date | null = null
  const beat = async (): Promise<void> => {
    const now = clock.now()
    // One that starts will not have started before its next beat.
    const startedAt = workingSince ?? new Date(now.getTime() + INTERVAL)
    await writeHeartbeat(connection, {
      id,
      version: productVersion,
      startedAt,
      seenAt: now,
      canPrint,
      canPrintSince,
    })
    await purgeHeartbeats(connection, new Date(now.getTime() - KEEP))
  }
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  let isNoted = false
  const logError = (error: unknown): void => {
    logger.warn({ err: error }, 'the heartbeat could not be written')
    // The database is away: once it is back, the status page is not to say for long that no worker runs.
    clearTimeout(retry)
    if (!isStopped) retry = setTimeout(beatAgain, AGAIN)
  }

  const first = beat().catch(logError)
  let beating = first
  const beatAgain = (): void => void (beating = beating.then(beat).catch(logError))
  const timer = setInterval(beatAgain, INTERVAL)
  return {
    first,
    noteWorking: () => {
      workingSince = clock.now()
      beatAgain()
    },
    notePrinting: (now) => {
      if (now === canPrint) return
      canPrint = now
      canPrintSince = clock.now()
      beatAgain()
    },
    stop: async (crashed = false) => {
      isStopped = true
      clearInterval(timer)
      clearTimeout(retry)
      await beating
      if (crashed || isNoted) return
      const noted = noteStopped(connection, id, clock.now())
      isNoted = await noted.then(
        () => true,
        (error: unknown) => {
          logError(error)
          return false
        },
      )
    },
  }
}
