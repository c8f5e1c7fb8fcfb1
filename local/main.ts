import { addressTable } from './data-dir/addresses.ts'
import { closeAtOnce, closeInOrder, type OpenResources, run, terminalProgress } from './run.ts'
import type { Plan } from './plan.ts'
import { StartError } from './errors.ts'
import { readSettings, type Settings } from './settings.ts'

/** A Ctrl-C arrives twice, from the terminal and from npm: within this time, in milliseconds, it is one. */
const SAME_CTRL_C_MS = 1000

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls `first` on the first stop signal and `second` on the next. */
function onStop(first: () => void, second: () => void): void {
  let firstAt: number | undefined
  for (const name of stopSignals)
    process.on(name, () => {
      const now = performance.now()
      if (firstAt === undefined) {
        firstAt = now
        first()
      } else if (now - firstAt > SAME_CTRL_C_MS) second()
    })
}

function report(error: unknown): void {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${text}\n`)
}

/**
 * Runs a copy of the product until it is asked to stop. Ends the process with exit code 0 after an orderly
 * stop, 1 when it could not start, 130 when a second Ctrl-C cut the stop short.
 * @param choose gives the plan for the settings, so that a test can run small processes in its place.
 */
export async function main(choose: (settings: Settings) => Plan, watch: boolean): Promise<void> {
  const stopping = new AbortController()
  const progress = terminalProgress()
  const opened: OpenResources = { dataDir: '', standIns: [], services: [] }
  onStop(
    () => {
      progress.say('\nStopping; everything is kept for the next start. Ctrl-C again ends it at once.')
      stopping.abort()
    },
    () => {
      closeAtOnce(opened)
      process.exit(130)
    },
  )
  let code = 0
  process.on('uncaughtException', (error) => {
    report(error)
    code = 1
    stopping.abort()
  })
  try {
    const settings = readSettings(process.env, watch)
    opened.dataDir = settings.dataDir
    progress.say('Starting NaijaTax')
    const addresses = await run(choose(settings), settings, opened, progress, stopping.signal)
    progress.say(
      `\n${addressTable(addresses)}\n\n  Data and logs in ${settings.dataDir}. Stop with Ctrl-C.\n`,
    )
    progress.say(`NaijaTax is ready at ${addresses.app}`)
    if (!stopping.signal.aborted)
      await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  } catch (error) {
    if (!stopping.signal.aborted) {
      report(error)
      code = 1
    }
  }
  await closeInOrder(opened)
  process.exit(code)
}
