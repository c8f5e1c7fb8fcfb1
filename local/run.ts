import { removeAddresses, writeAddresses, type Addresses, probeApi } from './data-dir/addresses.ts'
import type { Lock } from './data-dir/lock.ts'
import type { Postgres } from './postgres/index.ts'
import { stopOrphan } from './postgres/orphan.ts'
import { type Service, startService } from './processes/service.ts'
import type { RunningStandIn } from './stand-ins.ts'
import { join } from 'node:path'
import { openDataDir } from './data-dir/open.ts'
import { openDatabase } from './postgres/database.ts'
import type { Plan } from './plan.ts'
import { requireFreePorts, type PortName } from './ports.ts'
import { runToCompletion, type ProcessContext } from './processes/process.ts'
import { appUrl, type ProductEnv, productEnv, type Settings } from './settings.ts'
import { loadSecrets } from './data-dir/secrets.ts'
import { watchSources } from './processes/watch-sources.ts'

/** Output at the terminal while the product starts and runs. */
export interface Progress {
  /** A part is ready. */
  done(part: string): void
  /** An event while the product runs. */
  notice(sentence: string): void
  say(text: string): void
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Progress on standard output; each part with the seconds since the start. */
export function terminalProgress(): Progress {
  // A reader that went away (`npm start | head`) must not end the product.
  process.stdout.on('error', () => undefined)
  const started = performance.now()
  return {
    say,
    done: (part) => say(`  ready  ${part.padEnd(18)} ${((performance.now() - started) / 1000).toFixed(1)} s`),
    notice: (sentence) => say(sentence),
  }
}

/** What a running copy has opened so far and must close. */
export interface OpenResources {
  dataDir: string
  lock?: Lock
  postgres?: Postgres
  standIns: RunningStandIn[]
  services: Service[]
}

/** Longest wait for a process of the product to stop, in seconds; then SIGKILL. */
const STOP_SECONDS = 15

/**
 * Closes in order: first the API and the worker, which finish their work, then the services they use. A failure to close
 * one does not keep the others open.
 */
export async function closeInOrder(opened: OpenResources): Promise<void> {
  await Promise.allSettled(opened.services.map((service) => service.stop(STOP_SECONDS)))
  await Promise.allSettled(opened.standIns.map((standIn) => standIn.stop()))
  await opened.postgres?.stop().catch(() => undefined)
  if (opened.lock) removeAddresses(opened.dataDir)
  opened.lock?.release()
}

/** Ends everything at once, on a second Ctrl-C; the next start recovers. */
export function closeAtOnce(opened: OpenResources): void {
  for (const service of opened.services) service.kill()
  opened.postgres?.kill()
  if (opened.lock) removeAddresses(opened.dataDir)
}

/** How long ports of an earlier start that was killed may stay taken, in milliseconds. */
const PORT_WAIT_MS = 10_000

/** Settles when all have settled, so that nothing is still opening while we close; throws the first failure. */
async function all(tasks: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * Starts a copy of the product. Checks come first; then the web client is built while database and stand-ins start,
 * the database is migrated, and the product's own processes start. What is open at any moment stands in `opened`, also
 * when this throws.
 * @returns where everything is found; services.json says the same.
 * @throws StartError when something keeps it from starting; the reason of `signal` when that is aborted.
 */
export async function run(
  plan: Plan,
  settings: Settings,
  opened: OpenResources,
  progress: Progress,
  signal: AbortSignal,
): Promise<Addresses> {
  const { dataDir, given, ports } = settings
  const notice = (sentence: string): void => progress.notice(sentence)
  const lock = await openDataDir(dataDir)
  opened.lock = lock
  removeAddresses(dataDir)
  const secrets = loadSecrets(dataDir)
  const standIns = plan.standIns.filter(({ insteadOf }) => !insteadOf.some((name) => given[name]))
  await stopOrphan(join(dataDir, 'postgres'))
  const needed: PortName[] = [
    'app',
    'metrics',
    'workerMetrics',
    ...standIns.flatMap((standIn) => standIn.ports),
  ]
  if (settings.watch) needed.push('api')
  if (!given['DATABASE_URL']) needed.push('postgres')
  await requireFreePorts(ports, needed, lock.wasAbandoned ? PORT_WAIT_MS : 0)

  const failing = new AbortController()
  const stop = AbortSignal.any([signal, failing.signal])
  const context: ProcessContext = { root: settings.root, logs: join(dataDir, 'logs'), given }
  const giveUp = (error: unknown): never => {
    failing.abort(error)
    throw error
  }
  let env: ProductEnv = {}

  const prepareDatabase = async (): Promise<void> => {
    const database = await openDatabase(settings, secrets, notice)
    if (database.postgres) opened.postgres = database.postgres
    progress.done('database')
    const ours = await productEnv(settings, secrets, database.url)
    env = { ...env, ...ours }
  }
  const prepareStandIns = async (): Promise<void> => {
    for (const standIn of standIns) {
      const running = await standIn.start(settings, secrets, notice)
      opened.standIns.push(running)
      env = { ...env, ...running.env }
      progress.done(standIn.name)
    }
  }
  const prepareWeb = async (): Promise<void> => {
    if (await plan.buildWeb(context, stop)) progress.done('web client built')
  }
  const migrate = async (): Promise<void> => {
    await all([prepareDatabase().catch(giveUp), prepareStandIns().catch(giveUp)])
    stop.throwIfAborted()
    await runToCompletion(plan.migrate(env), context, stop)
    progress.done('migrations')
  }
  const startServices = async (): Promise<void> => {
    await migrate()
    stop.throwIfAborted()
    await all(
      plan.services(env, ports).map(async (spec) => {
        try {
          opened.services.push(await startService(spec, context, notice, stop))
          progress.done(spec.name)
        } catch (error) {
          giveUp(error)
        }
      }),
    )
  }
  await all([startServices().catch(giveUp), prepareWeb().catch(giveUp)])
  stop.throwIfAborted()
  if (settings.watch) watchSources(settings.root, opened.services, notice)

  const api = `http://localhost:${settings.watch ? ports.api : ports.app}`
  const addresses: Addresses = {
    app: appUrl(settings),
    ...Object.assign({}, ...opened.standIns.map((standIn) => standIn.addresses)),
    ...(await probeApi(api, ports, secrets)),
    database: env['DATABASE_URL'] ?? '',
  }
  writeAddresses(dataDir, addresses)
  return addresses
}
