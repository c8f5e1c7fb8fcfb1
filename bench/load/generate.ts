import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { cookieName } from '../../api/http/session-cookie.ts'
import { password, type Person } from '../people/index.ts'
import { publicUrl } from '../production-env.ts'
import type { Order, Outcome } from './order.ts'

const generator = fileURLToPath(new URL('generator.ts', import.meta.url))

/** The generator gives way to what it measures. */
const NICENESS = 5

/**
 * Puts load on API processes from a process of its own.
 * @throws Error when that process ends before its report.
 */
export async function generate(
  people: readonly Person[],
  order: Pick<Order, 'apps' | 'rates' | 'phases'>,
): Promise<Outcome> {
  const child = fork(generator, { execArgv: [], serialization: 'advanced' })
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  const told = new Promise<Outcome>((resolve, reject) => {
    child.once('message', (outcome) => resolve(outcome as Outcome))
    child.once('exit', (code) => reject(new Error(`The generator ended with ${code} before its report`)))
  })
  const whole: Order = { ...order, people, password, cookie: cookieName({ PUBLIC_URL: publicUrl }).name }
  child.send(whole)
  return told
}
