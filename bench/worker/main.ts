import { freePort } from '../../local/testing/index.ts'
import { startMailServer } from '../../worker/testing/mail-server.ts'
import {
  atLeast,
  median,
  ms,
  percentile,
  perSecond,
  printFigures,
  ratio,
  under,
  type Figure,
} from '../figures.ts'
import { productionEnv, workerMemory } from '../production-env.ts'
import { setUp } from './setup.ts'
import { eventsToMails, memoryAtRest } from './processes.ts'
import { relayRounds } from './relay-speed.ts'

// The worker on each backend: how soon a mail is out, how fast events move, and what the processes hold at rest.

const soonest = 150
const leastShare = 0.7
const mostMemory = 150

const setup = await setUp()
const mailServer = await startMailServer()
const env = productionEnv(setup.databaseUrl, { SMTP_URL: mailServer.url, LOG_LEVEL: 'info' })
const onBackend = (redisUrl: string | undefined): Record<string, string> =>
  redisUrl === undefined ? env : { ...env, REDIS_URL: redisUrl }

const megabytes = (value: number): string => `${value.toFixed(0)} MB`

try {
  for (const { name, redisUrl } of setup.backends) {
    const worker = { script: 'dist/server/worker/main.js', env: { ...onBackend(redisUrl), ...workerMemory } }
    const taken = await eventsToMails(setup, mailServer, worker)
    const rounds = await relayRounds(setup, redisUrl)
    const share = median(rounds.map(({ relay, bulk }) => relay / bulk))
    printFigures(`Events and jobs on ${name}`, [
      under('from event to mail handed over, at rest, median', median(taken), soonest, ms),
      { label: '95th percentile', figure: ms(percentile(taken, 0.95)) },
      { label: 'BullMQ’s addBulk alone, batches of 500', figure: perSecond(rounds.map(({ bulk }) => bulk)) },
      { label: 'the relay', figure: perSecond(rounds.map(({ relay }) => relay)) },
      atLeast('share', share, leastShare, ratio),
    ])
  }

  const memory: Figure[] = []
  const atRest = { api: { ...env, PORT: `${await freePort()}` }, worker: { ...env, ...workerMemory } }
  for (const [process, itsEnv] of Object.entries(atRest)) {
    const held = await memoryAtRest(`dist/server/${process}/main.js`, itsEnv)
    memory.push(under(process, held, mostMemory, megabytes))
  }
  printFigures('Memory of a process at rest', memory)
} finally {
  await mailServer.stop()
  await setup.end()
}
