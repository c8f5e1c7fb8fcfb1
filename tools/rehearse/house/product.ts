import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launchProcess, type RunningProcess } from '../../../bench/system/processes.ts'
import { workerMemory } from '../../../bench/production-env.ts'
import { freePorts } from '../../../local/testing/index.ts'
import type { Proxy } from './proxy.ts'

/** A process of the product and the release it is of. */
interface Part extends RunningProcess {
  readonly port: number
}

/** Two API processes behind the proxy, and two workers. */
export interface Product {
  readonly apis: readonly Part[]
  readonly workers: readonly RunningProcess[]
  /** Runs a command of a release to its end. @returns what it printed. @throws Error when it does not end well. */
  run(release: string, script: string, ...args: readonly string[]): Promise<string>
  /** The same with more environment. */
  runWith(
    env: Readonly<Record<string, string>>,
    release: string,
    script: string,
    ...args: readonly string[]
  ): Promise<string>
  /** Replaces every process, one after the other, by one of this release under the environment as it is now. */
  roll(release: string): Promise<void>
  /** Ends a process at once (-9) and starts another in its place. */
  replaceApi(index: number): Promise<void>
  replaceWorker(index: number): Promise<void>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs a command to its end. */
async function runCommand(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${said}`)
  return said
}

/**
 * Starts the product of a release.
 * @param envOf the environment of a process, or of what runs with the rights of the schema's owner, asked each time.
 */
export async function startProduct(
  folder: string,
  first: string,
  envOf: (who: 'process' | 'owner') => Readonly<Record<string, string>>,
  makeProxy: (ports: readonly number[]) => Promise<Proxy>,
): Promise<{ product: Product; proxy: Proxy }> {
  mkdirSync(folder, { recursive: true })
  let release = first
  let started = 0
  const logFile = (name: string) => join(folder, `${name}-${(started += 1)}.log`)
  const launch = (name: string, more: Readonly<Record<string, string>>): RunningProcess =>
    launchProcess(`${release}/${name}/main.js`, { ...envOf('process'), ...more }, logFile(name))
  // Each API process has two ports, of which one is taken: its successor starts on the other.
  const places = [await freePorts(2), await freePorts(2)].map((first) => [first, first + 1] as const)
  const startApi = async (index: number): Promise<Part> => {
    const [one = 0, other = 0] = places[index] ?? []
    const port = apis[index]?.port === one ? other : one
    const api = launch('api', { PORT: `${port}` })
    await api.ready
    while (!(await isReady(port))) await pause(50)
    return { ...api, port }
  }
  const startWorker = async (): Promise<RunningProcess> => {
    const worker = launch('worker', workerMemory)
    await worker.ready
    return worker
  }
  const runWith: Product['runWith'] = (more, from, script, ...args) =>
    runCommand(`${from}/${script}.js`, args, { ...envOf('owner'), ...more })
  const run: Product['run'] = (from, script, ...args) => runWith({}, from, script, ...args)

  await run(first, 'db/migrate')
  const apis: Part[] = []
  for (const index of places.keys()) apis.push(await startApi(index))
  const workers = [await startWorker(), await startWorker()]
  const proxy = await makeProxy(places.flat())

  const product: Product = {
    apis,
    workers,
    run,
    runWith,
    roll: async (to) => {
      release = to
      for (const [index, old] of apis.entries()) {
        const fresh = await startApi(index)
        await old.stop()
        apis[index] = fresh
      }
      for (const [index, old] of workers.entries()) {
        workers[index] = await startWorker()
        await old.stop()
      }
    },
    replaceApi: async (index) => {
      await apis[index]?.kill()
      apis[index] = await startApi(index)
    },
    replaceWorker: async (index) => {
      await workers[index]?.kill()
      workers[index] = await startWorker()
    },
    stop: async () => void (await Promise.all([...apis, ...workers].map((part) => part.stop()))),
  }
  return { product, proxy }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
