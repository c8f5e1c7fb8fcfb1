import { connectDatabase } from '../db/connection.ts'
import { systemClock } from '../platform/clock.ts'
import { readEnvOrExit } from '../platform/env.ts'
import { createLogger } from '../platform/logger.ts'
import { openMailer } from '../platform/mailer.ts'
import { shutDownOnSignal } from '../platform/shutdown.ts'
import { renderReport, sampleReport } from '../templates/report/index.ts'
import { createPrinter, launchForPrinting } from './printer/index.ts'
import { startWork } from './work.ts'

// The worker process: moves events to the queues and does the jobs. Any number of them may run side by side.
const env = readEnvOrExit()
const logger = createLogger(env, 'worker')
const database = connectDatabase(env, logger)
const mailer = openMailer(env)
const printer = createPrinter({
  launch: () => launchForPrinting(env.PUPPETEER_EXECUTABLE_PATH),
  warmUp: renderReport(sampleReport({ paid: true })),
  logger,
})

const stopping = new AbortController()
const starting = startWork({ env, database, mailer, printer, clock: systemClock, logger }, stopping.signal)

shutDownOnSignal(
  [
    {
      name: 'work',
      close: async () => {
        stopping.abort()
        await (await starting)?.stop()
      },
    },
    { name: 'printer', close: () => printer.close() },
    { name: 'mailer', close: () => mailer.close() },
    { name: 'database', close: () => database.close() },
  ],
  logger,
  env.SHUTDOWN_SECONDS,
)

const work = await starting
if (work) {
  logger.info({ backend: work.backend }, 'working')
  process.send?.('ready')
}
