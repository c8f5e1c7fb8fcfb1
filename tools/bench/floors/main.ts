import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { cookieName } from '../../../api/http/session-cookie.ts'
import { freePorts, startTestPostgres } from '../../../platform/embedded/testing/index.ts'
import { startProcess } from '../../processes.ts'
import { median, printFigures } from '../figures.ts'
import { typedAnswers } from '../people/answers.ts'
import type { Person } from '../people/index.ts'
import { productionEnv, publicUrl } from '../production-env.ts'
import { arrange } from './arrangement.ts'
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

const cookie = cookieName({ PUBLIC_URL: publicUrl }).name
const answers = JSON.stringify(typedAnswers)

type Asked = Pick<Request, 'method' | 'path' | 'body'>
const endpoints: readonly { name: string; ask: (person: Person) => Asked }[] = [
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

const perSecond = (speeds: readonly number[]) => `${Math.round(median(speeds)).toLocaleString('en')}/s`

const postgres = await startTestPostgres()
const database = postgres.url('postgres')
const client = new Client({ connectionString: database })
try {
  const seeded = await arrange(database, people)
  await client.connect()
  const port = await freePorts(2)
  const shared = { DATABASE_URL: database, DATABASE_POOL: pool }
  const bare = await startProcess('tools/bench/floors/bare-server.ts', { ...shared, PORT: `${port}` })
  const api = await startProcess(
    'dist/server/api/main.js',
    productionEnv(database, {
      ...shared,
      PORT: `${port + 1}`,
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
        seeded.map((person) => ({ port: to, cookie: `${cookie}=${person.sessionId}`, ...ask(person) }))
      const speeds = { bare: [] as number[], api: [] as number[] }
      for (let round = 0; round <= rounds; round += 1) {
        const kept = 'delete from submissions where tax_year = 2026 and created_at > $1'
        const started = new Date()
        const bareSpeed = await requestsPerSecond(on(port), seconds)
        await client.query(kept, [started])
        const apiSpeed = await requestsPerSecond(on(port + 1), seconds)
        await client.query(kept, [started])
        // The first round warms both up.
        if (round === 0) continue
        speeds.bare.push(bareSpeed)
        speeds.api.push(apiSpeed)
      }
      const ratio = median(speeds.api.map((speed, round) => speed / (speeds.bare[round] ?? speed)))
      printFigures(`${name}, ${people} people at once, median of ${rounds} rounds`, [
        { label: 'node:http and pg alone', figure: perSecond(speeds.bare) },
        { label: 'the API', figure: perSecond(speeds.api) },
        { label: 'share', figure: ratio.toFixed(2), goal: `at least ${goal}`, isMet: ratio >= goal },
      ])
    }
  } finally {
    await Promise.all([bare.stop(), api.stop()])
  }
} finally {
  await client.end()
  await postgres.stop()
}
