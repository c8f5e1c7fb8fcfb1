import type { Database } from '../db/connection.ts'
import { whyUnusable } from '../db/usable.ts'
import { systemClock } from '../platform/clock.ts'
import type { EnvOf } from '../platform/env.ts'
import { startHeapTrimming } from '../platform/heap-trimming.ts'
import { lowerPriority } from '../platform/process-priority.ts'
import type { Logger } from '../platform/logger.ts'
import { openMailer } from '../platform/mailer.ts'
import { serveMetrics } from '../platform/metrics/private-server.ts'
import type { ShutdownStep } from '../platform/shutdown.ts'
import { renderReport, sampleReport } from '../templates/report/index.ts'
import type { Heartbeat } from './heartbeat.ts'
import { registerWorkerMetrics } from './metrics.ts'
import { createPrinter, launchForPrinting } from './printer/index.ts'
import { startWork, type Work } from './work.ts'
import { delay } from '../platform/retry.ts'

/** Niceness of the worker, so that the API and the database on the same machine come first. */
const NICENESS = 10

/** How long a worker without a browser waits before it looks for one again, in milliseconds. */
const LOOK_AGAIN = 60_000

/** What a worker process has before anything else is loaded. */
interface Beginnings {
  env: EnvOf<'worker'>
  database: Database
  logger: Logger
  heartbeat: Heartbeat
}

/**
 * Moves events to the queues and runs the jobs, as soon as database and queues answer. Any number of processes may do
 * so side by side.
 * @returns what is to be closed, in order.
 */
export function startProcess({ env, database, logger, heartbeat }: Beginnings): readonly ShutdownStep[] {
  lowerPriority(NICENESS)
  startHeapTrimming()
  const mailer = openMailer(env)
  let isToldUnsandboxed = false
  const printer = createPrinter({
    launch: () =>
      launchForPrinting(env.PUPPETEER_EXECUTABLE_PATH, (why) => {
        if (!isToldUnsandboxed) logger.warn({ why }, 'Chromium prints without its sandbox')
        isToldUnsandboxed = true
      }),
    onLaunch: (started) => heartbeat.notePrinting(started),
    warmUp: renderReport(sampleReport({ paid: true })),
    logger,
  })
  const stopping = new AbortController()
  /** The work, once it has started. */
  const current: { work?: Work } = {}
  const services = { env, database, mailer, printer, clock: systemClock, logger, heartbeat }
  const starting = startWork(services, stopping.signal)

  registerWorkerMetrics({ database, clock: systemClock, logger, queues: () => current.work?.queues })
  const whyNoWork = async (): Promise<string | undefined> => {
    if (stopping.signal.aborted) return 'this process is stopping'
    const why = await whyUnusable(database).catch(() => 'the database could not be looked at')
    if (why !== undefined) return why
    return current.work ? current.work.whyNoQueues() : 'the queues are not ready yet'
  }
  const privately = serveMetrics(env, whyNoWork, logger)
  // Once a minute until a browser starts: what has to be printed waits meanwhile.
  const sayWhetherPrinting = async (): Promise<void> => {
    while (!stopping.signal.aborted)
      try {
        await printer.check()
        logger.info('a browser prints reports here')
        return
      } catch (error) {
        logger.warn(
          { err: error },
          'no browser starts here, so reports wait for a worker that has one: install Chromium, or name one in PUPPETEER_EXECUTABLE_PATH',
        )
        await delay(LOOK_AGAIN, stopping.signal)
      }
  }
  const sayReady = async (): Promise<void> => {
    await privately
    const work = await starting
    if (!work) return
    current.work = work
    logger.info({ backend: work.backend }, 'working')
    process.send?.('ready')
    await sayWhetherPrinting()
  }
  // A fault of it is one that nobody caught: it ends the process.
  void sayReady()

  return [
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
  ]
}
