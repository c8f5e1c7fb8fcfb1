import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { freePorts, startTestPostgres } from '../../local/testing/index.ts'
import { startProcess } from '../system/processes.ts'
import { atLeast, median, perSecond, printFigures, ratio } from '../figures.ts'
import { typedAnswers } from '../population/person.ts'
import type { Person } from '../population/index.ts'
import { productionEnv, sessionCookie } from '../production-env.ts'
import { migrateAndSeed } from '../system/databases.ts'
import { requestsPerSecond, type Request } from './requests-per-second.ts'

// The hot endpoints on the API beside the least that could do the same, on one PostgreSQL, in turns.

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
})
const people = 16
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const goal = 0.5
const pool = '8'

const answers = JSON.stringify(typedAnswers)

type RequestParts = Pick<Request, 'method' | 'path' | 'body'>
const endpoints: readonly { name: string; ask: (person: Person) => RequestParts }[] = [
  {
    name: 'PUT /drafts/{id}',
    ask: ({ draftId }) => ({
      method: 'PUT',
      path: `/api/drafts/${draftId}`,
      body: `{"answers":${answers},"currentStep":5}`,
    }),
  },
  { name: 'GET /users/me', ask: () => ({ method: 'GET', path: '/api/users/me' }) },
  { name: 'GET /drafts', ask: () => ({ method: 'GET', path: '/api/drafts' }) },
  { name: 'GET /submissions', ask: () => ({ method: 'GET', path: '/api/submissions' }) },
  {
    name: 'POST /submissions',
    ask: () => ({ method: 'POST', path: '/api/submissions', body: `{"answers":${answers}}` }),
  },
]

/** In the order of their ports. */
const servers = ['bare', 'prepared', 'api'] as const
/** Requests a second in one round. */
type Speeds = Record<(typeof servers)[number], number>

const postgres = await startTestPostgres()
const database = postgres.url('postgres')
const client = new Client({ connectionString: database })
try {
  const seeded = await migrateAndSeed(database, people)
  await client.connect()
  const port = await freePorts(3)
  const shared = { DATABASE_URL: database, DATABASE_POOL: pool }
  const floor = (PORT: number, PREPARED: 'yes' | 'no') =>
    startProcess('bench/floors/bare-server.ts', { ...shared, PORT: `${PORT}`, PREPARED })
  const floors = [await floor(port, 'no'), await floor(port + 1, 'yes')]
  const api = await startProcess(
    'dist/server/api/main.js',
    productionEnv(database, {
      ...shared,
      PORT: `${port + 2}`,
      // A handful of people ask all the time, and keep more calculations than anybody would.
      LIMIT_ACCOUNT: '9000000/60',
      FREE_CALCULATIONS: '1000000',
      SHUTDOWN_DRAIN_SECONDS: '0',
    }),
    '/dev/null',
  )
  try {
    for (const { name, ask } of endpoints) {
      const on = (to: number): Request[] =>
        seeded.map((person) => ({ port: to, cookie: sessionCookie(person.sessionId), ...ask(person) }))
      const rows: Speeds[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const speeds: Speeds = { bare: 0, prepared: 0, api: 0 }
        for (const [offset, server] of servers.entries()) {
          const started = new Date()
          speeds[server] = await requestsPerSecond(on(port + offset), seconds)
          await client.query('delete from submissions where tax_year = 2026 and created_at > $1', [started])
        }
        // The first round warms all up.
        if (round > 0) rows.push(speeds)
      }
      const share = (of: 'bare' | 'prepared') => median(rows.map((row) => row.api / row[of]))
      printFigures(`${name}, ${people} people at once, median of ${rounds} rounds`, [
        { label: 'node:http and pg alone', figure: perSecond(rows.map(({ bare }) => bare)) },
        { label: 'the same with prepared statements', figure: perSecond(rows.map((row) => row.prepared)) },
        { label: 'the API', figure: perSecond(rows.map(({ api }) => api)) },
        atLeast('its share', share('bare'), goal, ratio),
        { label: 'its share of prepared statements', figure: ratio(share('prepared')) },
      ])
    }
  } finally {
    await Promise.all([...floors, api].map((one) => one.stop()))
  }
} finally {
  await client.end()
  await postgres.stop()
}
