import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs, schedules } from '../../contract/jobs/jobs.ts'
import { patchAccount } from '../../db/stores/accounts.ts'
import type { Subscription } from '../../db/stores/billing.ts'
import { insertStripeCustomer } from '../../db/stores/stripe-customers.ts'
import { subscription } from '../../db/testing/billing-factories.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { verifiedAccount } from '../../db/testing/factories.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { openQueues, type Queues } from '../../platform/queues.ts'
import { openJobQueues } from '../job-queues.ts'
import { useWorkerServices } from '../testing/services.ts'
import { createJobHandlers } from './index.ts'
import type { JobRun } from './job.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)
let queues: Queues
beforeAll(() => {
  queues = openQueues(services.env, quietLogger)
})
afterAll(() => queues.close())

/** Every scheduled job that deletes or looks for what is old; those of the queue billing only read Stripe. */
const sweeps = schedules.map(({ name }) => name).filter((name) => jobs[name].queue === 'maintenance')

const long = new Date('2020-01-01T09:00:00Z')
const states: Record<string, Partial<Subscription>> = {
  'runs and renews': {},
  'runs out': { renewal: 'cancelled' },
  'failed to renew': { status: 'past_due', renewal: 'payment_failed', periodEnd: long, entitledUntil: long },
  'ended years ago': { status: 'canceled', renewal: null, periodEnd: long, entitledUntil: long },
  'was refunded in full': { status: 'canceled', renewal: null, periodEnd: long, entitledUntil: null },
}

/** An account that nobody used for years. */
async function unused(isSealed: boolean): Promise<string> {
  const { id } = await verifiedAccount(db, { lastUsedAt: long })
  const unusedToldAt = new Date('2022-01-01T09:00:00Z')
  await patchAccount(db.connection, id, { unusedToldAt, ...(isSealed && { sealedAt: long }) })
  return id
}

/** Accounts that nobody used for years, in each state of payment, sealed and not; and two that never paid. */
async function accounts() {
  const payers: Record<string, string> = {}
  for (const isSealed of [false, true]) {
    for (const [state, given] of Object.entries(states)) {
      const accountId = await unused(isSealed)
      payers[`${state}, ${isSealed ? 'sealed' : 'open'}`] = accountId
      await subscription(db, { ...given, accountId })
    }
    const accountId = await unused(isSealed)
    payers[`attached a moment ago, ${isSealed ? 'sealed' : 'open'}`] = accountId
    const customer = { customerId: `cus_attached_${String(isSealed)}`, accountId, createdAt: long }
    await db.transaction((trx) => insertStripeCustomer(trx, customer))
  }
  return { payers, never: [await unused(false), await unused(true)] }
}

const rowsOf = async (accountId: string) =>
  (
    await Promise.all(
      ['accounts where id', 'stripe_customers where account_id', 'subscriptions where account_id'].map(
        (from) => db.rows(`select 1 from ${from} = ?`, [accountId]),
      ),
    )
  ).map(({ length }) => length)

describe('no sweep touches an account with a live or past payment', () => {
  let made: Awaited<ReturnType<typeof accounts>>
  const before = new Map<string, number[]>()
  beforeAll(async () => {
    made = await accounts()
    for (const id of Object.values(made.payers)) before.set(id, await rowsOf(id))
  })

  test.each(sweeps)('%s', async (name) => {
    const handlers = createJobHandlers(services, openJobQueues(queues))
    const run = handlers[name] as (job: JobRun<unknown>) => Promise<string>
    for (const years of [0, 3, 10]) {
      services.clock.set()
      services.clock.advance({ days: 365 * years })
      await run({ id: uuidv7(), payload: {}, createdAt: services.clock.now() })
    }
    for (const [state, id] of Object.entries(made.payers))
      expect(await rowsOf(id), state).toEqual(before.get(id))
  })

  test('those that never paid are gone', async () => {
    for (const id of made.never) expect(await rowsOf(id)).toEqual([0, 0, 0])
  })
})
