import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../local/testing/index.ts'
import { startProcess } from './processes.ts'
import { productionEnv, workerMemory } from '../production-env.ts'

/** A process of the product that is measured. */
export interface MeasuredProcess {
  name: string
  pid: number
}

/** The product as processes of its own, in production environment. */
export interface System {
  /** Address of each API process. */
  apps: string[]
  processes: MeasuredProcess[]
  /** Lines of the processes' logs that tell of a fault, at most twenty. */
  faults(): string[]
  stop(): Promise<void>
}

/** What is started. */
export interface SystemSize {
  databaseUrl: string
  /** Where the queues are, when not in the database. */
  redisUrl?: string | undefined
  apis?: number
  workers?: number
  /** Compiled, as in production; else the TypeScript as it stands. */
  isCompiled?: boolean
}

/**
 * The load comes from one address, and people without a session share it: what counts by address would turn the load
 * away before any work. What counts by account stays as in production; every kept calculation is counted, none
 * refused.
 */
const roomForOneClient = {
  LIMIT_IP: '1000000/60',
  LIMIT_LOGIN_IP: '1000000/900',
  FREE_CALCULATIONS: '1000000',
  SHUTDOWN_DRAIN_SECONDS: '0',
}

/** Lines of warnings and worse in the log's numbers of pino. */
const fault = /"level":"?(?:[456]0|warn|error|fatal)"?/

/** Starts the API and worker processes; their logs are written to files, as a service manager would. */
export async function startSystem(size: SystemSize): Promise<System> {
  const { databaseUrl, redisUrl, apis = 1, workers = 1, isCompiled = true } = size
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-bench-'))
  const env = productionEnv(databaseUrl, {
    ...roomForOneClient,
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  })
  const script = (name: string): string => (isCompiled ? `dist/server/${name}/main.js` : `${name}/main.ts`)
  const start = async (name: string, index: number, more: Record<string, string>) => {
    const label = index === 0 ? name : `${name} ${index + 1}`
    return { name: label, ...(await startProcess(script(name), { ...env, ...more }, join(folder, label))) }
  }
  const ports = await Promise.all(Array.from({ length: apis }, () => freePort()))
  const started = await Promise.all([
    ...ports.map((port, index) => start('api', index, { PORT: `${port}` })),
    ...Array.from({ length: workers }, (_, index) => start('worker', index, workerMemory)),
  ])
  return {
    apps: ports.map((port) => `http://127.0.0.1:${port}`),
    processes: started.map(({ name, pid }) => ({ name, pid })),
    faults: () =>
      started.flatMap((one) =>
        one
          .output()
          .split('\n')
          .filter((line) => fault.test(line))
          .slice(0, 20),
      ),
    stop: async () => {
      await Promise.all(started.map((one) => one.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs work against one API process, not compiled, and stops it afterwards. @param env over that of production. */
export async function withApi(
  databaseUrl: string,
  env: Readonly<Record<string, string>>,
  work: (app: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const api = await startProcess('api/main.ts', productionEnv(databaseUrl, { ...env, PORT: `${port}` }))
  try {
    await work(`http://127.0.0.1:${port}`)
  } finally {
    await api.stop()
  }
}
