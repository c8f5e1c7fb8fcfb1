import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Addresses } from '../data-dir/addresses.ts'
import { sourceEnv } from '../processes/sources.ts'

/** A copy of the product that a test started as a process of its own. */
export interface Copy {
  child: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** Resolves when it is ready, rejects when it ends before. */
  ready: Promise<void>
  /** Its exit code, when it has ended. */
  ended: Promise<number | null>
  /** What services.json says; undefined when there is none. */
  addresses(): Addresses | undefined
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Starts `script` (a path inside the product: local/start.ts, or a fixture) with DATA_DIR and
 * PORT and whatever else `env` sets.
 */
export function startCopy(script: string, env: Record<string, string> & { DATA_DIR: string }): Copy {
  const { NODE_ENV: _, VITEST: __, DATABASE_URL: ___, ...inherited } = process.env
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...sourceEnv, ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
        if (output.includes('NaijaTax is ready at ')) resolve()
      })
    child.once('close', () => reject(new Error(`ended before it was ready:\n${output}`)))
  })
  ready.catch(() => undefined)
  return {
    child,
    output: () => output,
    ready,
    ended,
    addresses: () => {
      const file = join(env.DATA_DIR, 'services.json')
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Addresses) : undefined
    },
  }
}
