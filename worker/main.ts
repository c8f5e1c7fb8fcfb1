import { connectDatabase } from '../db/connection.ts'
import { whyUnusable } from '../db/usable.ts'
import { systemClock } from '../platform/clock.ts'
import { readEnvOrExit } from '../platform/env.ts'
import { startHeapTrimming } from '../platform/heap-trimming.ts'
import { lowerPriority } from '../platform/process-priority.ts'
import { createLogger } from '../platform/logger.ts'
import { openMailer } from '../platform/mailer.ts'
import { serveMetrics } from '../platform/metrics/private-server.ts'
import { shutDownOnSignal } from '../platform/shutdown.ts'
import { renderReport, sampleReport } from '../templates/report/index.ts'
import { registerWorkerMetrics } from './metrics.ts'
import { createPrinter, launchForPrinting } from './printer/index.ts'
import { startWork, type Work } from './work.ts'

/** Niceness of the worker, so that the API and the database on the same machine come first. */
const NICENESS = 10

// The worker process: moves events to the queues and runs the jobs. Any number of them may run side by side.
const env = readEnvOrExit()
lowerPriority(NICENESS)
startHeapTrimming()
const logger = createLogger(env, 'worker')
const database = connectDatabase(env, logger)
const mailer = openMailer(env)
const printer = createPrinter({
  launch: () => launchForPrinting(env.PUPPETEER_EXECUTABLE_PATH),
  warmUp: renderReport(sampleReport({ paid: true })),
  logger,
})

const stopping = new AbortController()
/** The work, once it has started. */
const current: { work?: Work } = {}
const starting = startWork({ env, database, mailer, printer, clock: systemClock, logger }, stopping.signal)

registerWorkerMetrics({ database, clock: systemClock, logger, queues: () => current.work?.queues })
const whyNoWork = async (): Promise<string | undefined> => {
  if (stopping.signal.aborted) return 'this process is stopping'
  return (await whyUnusable(database)) ?? (current.work ? undefined : 'the queues are not ready yet')
}
const privately = serveMetrics(env, whyNoWork, logger)

shutDownOnSignal(
  [
    {
      name: 'work',
      close: async (crashed) => {
        stopping.abort()
        await (await starting)?.stop(crashed)
      },
    },
    { name: 'private port', close: async () => (await privately)?.close() },
    { name: 'printer', close: () => printer.close() },
    { name: 'mailer', close: () => mailer.close() },
    { name: 'database', close: () => database.close() },
  ],
  logger,
  env.SHUTDOWN_SECONDS,
)

await privately
const work = await starting
if (work) {
  current.work = work
  logger.info({ backend: work.backend }, 'working')
  process.send?.('ready')
}
