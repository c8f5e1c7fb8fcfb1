import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Addresses of a running copy, as `npm start` writes them to services.json. */
export interface Services {
  app: string
  inbox: string
  inboxApi: string
  stripe: string
  google: string
  database: string
  operator: { url: string; user: string; password: string }
}

/** A copy of the whole product, run by `npm start`. */
export interface Product {
  services: Services
  dataDir: string
  stop(): Promise<void>
}

const root = resolve(import.meta.dirname, '../../..')

/** Longest time that a start may take, in milliseconds. */
const startTimeoutMs = 90_000

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((done) => {
    child.once('exit', () => done())
  })
}

/** Runs `npm start` with its own data folder, ports and variables, and waits until it is ready. */
export async function startProduct(
  basePort: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'naijatax-journey-'))
  const file = join(dataDir, 'services.json')
  // A process group of its own: an interrupt reaches npm and all its children.
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(basePort), DATA_DIR: dataDir, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
    await ended(child)
  }
  for (let waited = 0; !output.includes('NaijaTax is ready at'); waited += 100) {
    if (child.exitCode !== null || waited > startTimeoutMs) {
      await stop()
      throw new Error(`npm start did not get ready:\n${output}`)
    }
    await pause(100)
  }
  if (!existsSync(file)) throw new Error(`npm start wrote no services.json:\n${output}`)
  return { services: JSON.parse(readFileSync(file, 'utf8')) as Services, dataDir, stop }
}
