import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A server of the comparison, as a process of its own. */
export interface ServerProcess {
  port: number
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Longest that a server may take to answer, in milliseconds. */
const PATIENCE = 20_000

/**
 * Starts a TypeScript file as a server and waits until it answers anything. Its log goes nowhere, but is written.
 * @param script path inside the product.
 */
export async function startServer(
  script: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let waited = 0; !(await answers(port)); waited += 50) {
    if (child.exitCode !== null || waited > PATIENCE) {
      child.kill()
      throw new Error(`${script} did not start`)
    }
    await pause(50)
  }
  return {
    port,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/livez`).then(
    () => true,
    () => false,
  )
}
