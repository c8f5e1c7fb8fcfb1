import { beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '../../../../db/connection.ts'
import { verifiedAccount } from '../../../../db/testing/factories.ts'
import { createLogger } from '../../../../platform/logger.ts'
import { hashPassword } from '../../../../platform/password-hash.ts'
import { quietLogger } from '../../../../platform/testing/quiet-logger.ts'
import { useTestApi } from '../../../testing/index.ts'

const lines: { msg?: string; system?: string }[] = []
const logger = createLogger({ LOG_LEVEL: 'warn' }, 'api', {
  write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
})

/** Nobody listens there: whoever calls is refused at once. */
const nowhere = '127.0.0.1:1'
const operatorEnv = {
  OPERATOR_USER: 'operator',
  OPERATOR_PASSWORD_HASH: await hashPassword('five quiet looms'),
}
const operator = { Authorization: `Basic ${Buffer.from('operator:five quiet looms').toString('base64')}` }

/** All that a process needs but its database is away. */
const api = useTestApi({
  logger,
  env: {
    ...operatorEnv,
    REDIS_URL: `redis://${nowhere}`,
    STRIPE_SECRET_KEY: 'sk_test_away',
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_WEBHOOK_SECRETS: 'whsec_away',
    STRIPE_API_BASE: `http://${nowhere}`,
  },
})
const unreachable = connectDatabase(
  { DATABASE_URL: `postgres://nobody:x@${nowhere}/none`, DATABASE_POOL: 1 },
  quietLogger,
)
const withoutDatabase = useTestApi({ logger, env: operatorEnv, database: () => unreachable })

/** What the line of errors says on the page, without tags. */
async function errorsLine(at: ReturnType<typeof useTestApi>): Promise<string> {
  const { text } = await at.anonymous().get(`${at.origin}/operator`, operator)
  const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
  return / Errors (.*? (?:Needs mending|Needs a look|Working))/.exec(words)?.[1] ?? ''
}

/** Systems that log lines of requests which could not be answered name. */
const logged = (): (string | undefined)[] =>
  lines.flatMap(({ msg, system }) => (msg === 'a request was turned away' ? [system] : []))

// Requests of five minutes are counted for the process, whichever test made them.
let hours = 0
beforeEach(() => {
  hours += 1
  api.clock.advance({ hours })
  withoutDatabase.clock.advance({ hours })
  lines.splice(0)
})

test('that Stripe does not answer is told of Stripe, in the log and on the page', async () => {
  const person = await api.signedInAs(await verifiedAccount(api.db))
  for (let count = 0; count < 3; count += 1)
    expect((await person.post('/billing/checkout-session', {})).status).toBe(503)
  expect(logged()).toEqual(['Stripe', 'Stripe', 'Stripe'])
  const line = await errorsLine(api)
  expect(line).toMatch(/ in 5 minutes, by Stripe 3 Of Stripe: /)
  expect(line).not.toContain('atabase')
})

test('that the queues do not answer is told of the queues', async () => {
  expect((await api.anonymous().get(`${api.origin}/operator/jobs/api/queues`, operator)).status).toBe(503)
  expect(await errorsLine(api)).toContain(' of 1 request in 5 minutes, by the queues 1 ')
})

test('that the database does not answer is told of the database; probes are requests of nobody', async () => {
  const signUp = { email: 'ada@example.test', password: 'one window over the sea' }
  for (let count = 0; count < 3; count += 1) {
    expect((await withoutDatabase.anonymous().post('/auth/signup', signUp)).status).toBe(503)
    const probed = await withoutDatabase.anonymous().get(`${withoutDatabase.origin}/readyz`)
    expect(probed.status).toBe(503)
  }
  expect(logged()).toEqual(['database', 'database', 'database'])
  expect(await errorsLine(withoutDatabase)).toMatch(
    /^100\.00% of 3 requests in 5 minutes, by the database 3 Of the database: see Database/,
  )
})

test('a fault of ours is told of the product, also where a statement met it', async () => {
  const person = await api.signedInAs(await verifiedAccount(api.db))
  await api.db.connection.raw('alter table drafts rename to away')
  try {
    for (let count = 0; count < 3; count += 1) expect((await person.get('/drafts')).status).toBe(500)
  } finally {
    await api.db.connection.raw('alter table away rename to drafts')
  }
  expect(lines.map(({ msg, system }) => [msg, system])).toEqual(
    Array.from({ length: 3 }, () => ['a request failed', 'product']),
  )
  expect(await errorsLine(api)).toMatch(/, by the product itself 3 Of the product itself: /)
})
