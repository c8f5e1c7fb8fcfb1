import { cookieName } from '../../../api/http/session-cookie.ts'
import { freePorts, startTestPostgres } from '../../../platform/embedded/testing/index.ts'
import { median, printFigures } from '../figures.ts'
import { arrange, typedAnswers, type Saver } from './arrangement.ts'
import { requestsPerSecond, type Put } from './load.ts'
import { productionEnv, publicUrl } from '../production-env.ts'
import { startServer } from './server-process.ts'

// PUT /drafts/{id} on the API beside the least that could do the same, on one PostgreSQL, in turns.

const people = 16
const rounds = 5
const seconds = 3
const goal = 0.5
const pool = '8'

const cookie = cookieName({ PUBLIC_URL: publicUrl }).name
const body = JSON.stringify({ answers: typedAnswers, currentStep: 5 })

const perSecond = (values: readonly number[]) => `${Math.round(median(values)).toLocaleString('en')}/s`

const postgres = await startTestPostgres()
try {
  const database = postgres.url('postgres')
  const savers = await arrange(database, people)
  const port = await freePorts(2)
  const shared = { DATABASE_URL: database, DATABASE_POOL: pool }
  const bare = await startServer('tools/bench/drafts/bare-server.ts', port, shared)
  const api = await startServer('api/main.ts', port + 1, productionEnv(database, { DATABASE_POOL: pool }))
  try {
    const putsTo = (to: number): Put[] =>
      savers.map(({ sessionId, draftId }: Saver) => ({
        port: to,
        path: `/api/drafts/${draftId}`,
        cookie: `${cookie}=${sessionId}`,
        body,
      }))
    const speeds = { bare: [] as number[], api: [] as number[] }
    for (let round = 0; round <= rounds; round += 1) {
      const bareSpeed = await requestsPerSecond(putsTo(bare.port), seconds)
      const apiSpeed = await requestsPerSecond(putsTo(api.port), seconds)
      // The first round warms both up.
      if (round === 0) continue
      speeds.bare.push(bareSpeed)
      speeds.api.push(apiSpeed)
    }
    const ratio = median(speeds.api.map((speed, round) => speed / (speeds.bare[round] ?? speed)))
    printFigures(`Saving a draft, ${people} people at once, median of ${rounds} rounds`, [
      { label: 'node:http and pg alone', figure: perSecond(speeds.bare) },
      { label: 'the API', figure: perSecond(speeds.api) },
      { label: 'share', figure: ratio.toFixed(2), goal: `at least ${goal}`, isMet: ratio >= goal },
    ])
  } finally {
    await Promise.all([bare.stop(), api.stop()])
  }
} finally {
  await postgres.stop()
}
