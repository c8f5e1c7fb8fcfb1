import { connectDatabase } from '../db/connection.ts'
import { readEnvOrExit } from '../platform/env.ts'
import { systemClock } from '../platform/clock.ts'
import { logConsole } from '../platform/console.ts'
import { createLogger } from '../platform/logger.ts'
import { closeAll, shutDownOnSignal, type ShutdownStep } from '../platform/shutdown.ts'
import { withTimeout } from '../platform/timeout.ts'
import { startHeartbeat } from './heartbeat.ts'

/** Longest wait for the first heartbeat, in milliseconds: a database that is away keeps no worker from starting. */
const LONGEST_FIRST_BEAT = 2_000

// The worker process. It is on record before anything else is loaded, so that one that dies while it starts is counted.
const env = readEnvOrExit('worker')
const logger = createLogger(env, 'worker')
logConsole(logger)
const database = connectDatabase(env, logger)
const heartbeat = startHeartbeat({ database, clock: systemClock, logger })

/** What else is to be closed, once it runs. */
const running: { steps: readonly ShutdownStep[] } = { steps: [] }
shutDownOnSignal(
  [
    // Noted first: what is in hand may take longer than whoever stops this process waits, and it did not die then.
    { name: 'stop', close: (crashed) => heartbeat.stop(crashed) },
    {
      name: 'work',
      close: async (crashed) => {
        if (!(await closeAll(running.steps, logger, crashed)))
          throw new Error('Not everything stopped cleanly')
      },
    },
    { name: 'heartbeat', close: (crashed) => heartbeat.stop(crashed) },
    { name: 'database', close: () => database.close() },
  ],
  logger,
  env.SHUTDOWN_SECONDS,
)

await withTimeout(LONGEST_FIRST_BEAT, 'the first heartbeat', heartbeat.first).catch((error: unknown) =>
  logger.warn({ err: error }, 'the worker starts without a heartbeat'),
)
const { startProcess } = await import('./start-process.ts')
running.steps = startProcess({ env, database, logger, heartbeat })
