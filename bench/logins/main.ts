import { setTimeout as pause } from 'node:timers/promises'
import { startTestPostgres } from '../../local/testing/index.ts'
import { withApi } from '../system/start-system.ts'
import { migrateAndSeed } from '../system/databases.ts'
import { ms, none, percentile, printFigures, under } from '../figures.ts'
import { sessionCookie } from '../production-env.ts'
import {
  sendLogins,
  type LoginResults,
  requestAtPace,
  type PacedRequest,
  type TimedResponse,
} from './requests.ts'

// GET /users/me of a signed-in person, quiet and while 500 logins come at once [security S04].

const logins = 500
const rounds = 5
const quietMs = 5000
const every = 20
const goalMs = 300

const times = (taken: readonly TimedResponse[]) => taken.map((one) => one.ms)

const postgres = await startTestPostgres()
try {
  const database = postgres.url('postgres')
  const [person] = await migrateAndSeed(database, 1)
  if (!person) throw new Error('Nobody is signed in')
  // The flood comes from one address and the requests from one account: with the usual limits most would be refused
  // before any work.
  const limits = { LIMIT_LOGIN_IP: '1000000/900', LIMIT_ACCOUNT: '1000000/60' }
  await withApi(database, limits, async (app) => {
    const cookie = sessionCookie(person.sessionId)
    const paced: PacedRequest = { address: `${app}/api/users/me`, cookie, every }
    // The first flood warms up.
    await sendLogins(app, logins, 0)
    const quiet = await requestAtPace(paced, pause(quietMs))
    const busy: TimedResponse[] = []
    const floods: LoginResults[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const flood = sendLogins(app, logins, round)
      busy.push(...(await requestAtPace(paced, flood)))
      floods.push(await flood)
    }
    const answers = (status: number) => floods.reduce((sum, one) => sum + (one.answers[status] ?? 0), 0)
    const refused = [...quiet, ...busy].filter(({ status }) => status !== 200).length
    printFigures(`GET /users/me, ${rounds} times ${logins} logins at once, 95th percentile`, [
      { label: `quiet (${quiet.length} requests)`, figure: ms(percentile(times(quiet), 0.95)) },
      under(`under the flood (${busy.length} requests)`, percentile(times(busy), 0.95), goalMs, ms),
      { label: 'slowest under the flood', figure: ms(Math.max(...times(busy))) },
      none('refused of these', refused),
      { label: 'logins whose password was checked', figure: `${answers(401)}` },
      { label: 'logins told to try again (503)', figure: `${answers(503)}` },
      { label: 'slowest login', figure: ms(Math.max(...floods.map(({ longest }) => longest))) },
    ])
  })
} finally {
  await postgres.stop()
}
