import { migrate } from '../../db/schema.ts'
import { startTestPostgres } from '../../local/testing/index.ts'
import { productionLimits } from '../../platform/rates.ts'
import { median, ms, printFigures, under } from '../figures.ts'
import { withDatabase } from '../system/databases.ts'
import { withApi } from '../system/start-system.ts'
import { makeAddresses, states, type AddressState } from './addresses.ts'

// Whether the time of an answer tells what is true of an address: calls about addresses of each state, one after the
// other in turns, so that whatever else the machine does falls on all alike [security S07].

const rounds = 200
const warmUp = 20
const goalMs = 2
/** Each address is asked about several times, so that nothing hangs on one row. */
const addressesEach = 20

const password = 'a password that is nobody’s'
const calls = {
  login: (email: string) => ['/auth/login', { email, password }, 401],
  'sign-up': (email: string) => ['/auth/signup', { email, password }, 202],
  'forgot password': (email: string) => ['/auth/forgot-password', { email }, 202],
  'resend verification': (email: string) => ['/auth/resend-verification', { email }, 202],
} as const satisfies Record<string, (email: string) => readonly [path: string, body: object, status: number]>

/** One call, in milliseconds. @throws Error when it is answered otherwise than a stranger's call is. */
async function timed(app: string, call: keyof typeof calls, email: string): Promise<number> {
  const [path, body, status] = calls[call](email)
  const started = performance.now()
  const answer = await fetch(`${app}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  const taken = performance.now() - started
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`)
  return taken
}

/**
 * The states in a random order. In any fixed one each has the same neighbours in every round, and what alternates
 * between calls (connections, collections of garbage) falls on the same ones.
 */
const shuffled = (): AddressState[] =>
  states
    .map((state) => [Math.random(), state] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, state]) => state)

const postgres = await startTestPostgres({ durable: true })
try {
  const databaseUrl = postgres.url('postgres')
  const addresses = await withDatabase(databaseUrl, async ({ connection }) => {
    await migrate(connection)
    const made = await makeAddresses(connection, addressesEach)
    await connection.raw('analyze')
    return made
  })
  const limits = Object.fromEntries(Object.keys(productionLimits).map((name) => [name, '9000000/3600']))
  await withApi(databaseUrl, limits, async (app) => {
    for (const call of Object.keys(calls) as (keyof typeof calls)[]) {
      const times = new Map<AddressState, number[]>(states.map((state) => [state, []]))
      for (let round = -warmUp; round < rounds; round += 1)
        for (const state of shuffled()) {
          const email = addresses[state][(round + warmUp) % addressesEach] ?? ''
          const taken = await timed(app, call, email)
          if (round >= 0) times.get(state)?.push(taken)
        }
      const medians = states.map((state) => ({ state, middle: median(times.get(state) ?? []) }))
      const all = medians.map(({ middle }) => middle)
      printFigures(`${call}, medians of ${rounds}`, [
        ...medians.map(({ state, middle }) => ({ label: state, figure: `${middle.toFixed(2)} ms` })),
        under('the slowest less the fastest', Math.max(...all) - Math.min(...all), goalMs, ms),
      ])
    }
  })
} finally {
  await postgres.stop()
}
