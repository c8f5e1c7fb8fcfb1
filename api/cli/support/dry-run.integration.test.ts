import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import stringWidth from 'string-width'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyOnce } from '../../../db/stores/billing.ts'
import { insertUnmatchedPayment } from '../../../db/stores/stripe-customers.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import { identity, session, signUp, submission, verifiedAccount } from '../../../db/testing/factories.ts'
import { openQueues } from '../../../platform/queues.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { subscribed, useBilling } from '../../../worker/jobs/billing/testing/billing.ts'
import { describeOnBothBackends } from '../../../worker/testing/backends.ts'
import { useWorkerServices } from '../../../worker/testing/services.ts'
import { until } from '../../../worker/testing/until.ts'
import { startWork } from '../../../worker/work.ts'
import { everything } from '../testing/everything.ts'
import { useTestSupport } from '../testing/support.ts'
import { catalogue } from './catalogue.ts'
import { NARROW } from './layout.ts'
import { pathOf, type CommandSpec } from './register.ts'
import { valuesIn, type ValueName } from './values.ts'

const billing = useBilling()
const { db, clock } = billing.api
const folder = mkdtempSync(join(tmpdir(), 'dry-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Of whose money a bank did not take what was given back. */
let owedInvoice = ''

/** A person for whom every command has something to do. @returns what to type in place of each value. */
async function world(): Promise<Partial<Record<ValueName, string>>> {
  const { accountId, account } = await subscribed(billing)
  await billing.settle()
  await db.rows(
    `insert into authenticators (id, account_id, secret_sealed, last_step, proved_by, confirmed_at, created_at)
     values (gen_random_uuid(), ?, ?, 0, 'mail', now(), now())`,
    [accountId, Buffer.alloc(40)],
  )
  await session(db, { accountId })
  await submission(db, { accountId })
  const { id: way } = await identity(db, { accountId })
  const customer = `cus_waits${accountId.slice(-6)}`
  const payment = { customerId: customer, subscriptionId: `sub_${customer}`, foundAt: clock.now() }
  await db.transaction((trx) => insertUnmatchedPayment(trx, payment))
  const owed = { kind: 'refund-failed', amountCents: 1_000, currency: 'usd' } as const
  const when = { happensAt: clock.now(), periodEnd: clock.now() }
  owedInvoice = `in_owed${accountId.slice(-6)}`
  const notice = { ...owed, ...when, about: `${owedInvoice} re_1`, accountId }
  await db.transaction((trx) => notifyOnce(trx, notice, clock.now()))
  return {
    'email|id': account.email,
    'email|id|payment': account.email,
    'email|customer': account.email,
    email: account.email,
    way,
    customer,
    days: '7',
    queue: 'reports',
    file: join(folder, 'data.json'),
  }
}

/** The line of a command, made from its entry of the catalogue. */
function lineOf(spec: CommandSpec, typed: Partial<Record<ValueName, string>>): string[] {
  const options = (spec.options ?? []).flatMap(([flags]) => {
    const flag = flags.replace(/ .*$/, '')
    const value = valuesIn(flags).map((name) => typed[name])[0]
    return value === undefined ? [] : [flag, value]
  })
  const args = valuesIn(spec.usage).map((name) => typed[name] ?? '')
  return [...pathOf(spec.usage), ...args, ...options, '--reason', 'ticket 4711: tried first']
}

const narrow = { width: NARROW }

/** No line is wider than the narrowest terminal that is served. */
function expectNarrow(said: string): void {
  for (const line of said.split('\n')) expect([line, stringWidth(line) <= NARROW]).toEqual([line, true])
}

const writing = catalogue.filter(({ writes }) => writes)

describeOnBothBackends((redisUrl) => {
  const services = useWorkerServices(db, redisUrl)
  const support = useTestSupport(db, {
    clock,
    env: {
      REDIS_URL: redisUrl,
      get STRIPE_SECRET_KEY() {
        return billing.stripe.env['STRIPE_SECRET_KEY']
      },
      get STRIPE_API_BASE() {
        return billing.stripe.env['STRIPE_API_BASE']
      },
    },
  })
  let job = ''
  let hopeless = ''
  const putOff = randomUUID()
  beforeAll(async () => {
    // What the other backend left on its way would be mailed, and refused, in the place of these.
    await db.rows('delete from outbox')
    const work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
    services.mailServer.refuseNext(550, 550)
    const { id: accountId } = await verifiedAccount(db)
    const payload = { mail: 'already-registered' as const, accountId }
    const ask = () =>
      db.transaction((trx) =>
        addToOutbox(trx, { job: 'send-email', payload, accountId, now: services.clock.now() }),
      )
    job = await ask()
    hopeless = await ask()
    await until(async () => {
      const { out } = await support.run(['jobs', 'failed'])
      return (out.includes(job) && out.includes(hopeless)) || undefined
    })
    await work?.stop()
    const queues = openQueues(services.env, quietLogger)
    await queues.queue('reports').pause()
    await queues.queue('mail').add('send-email', {}, { jobId: putOff, delay: 3_600_000 })
    await queues.close()
  })

  /** Every key of Redis; the workers' own locks, which end with their time, are none of ours. */
  async function inRedis(): Promise<unknown[]> {
    if (redisUrl === undefined) return []
    const redis = new Redis(redisUrl)
    try {
      const keys = (await redis.keys('*')).toSorted()
      const kept = await Promise.all(keys.map(async (key) => ((await redis.pttl(key)) === -1 ? [key] : [])))
      return await Promise.all(kept.flat().map(async (key) => [key, await redis.dump(key)]))
    } finally {
      redis.disconnect()
    }
  }

  /** Every row, every key of the queues' Redis, what Stripe has and told, and every file. */
  async function state() {
    const { data: subscriptions } = await billing.stripe.sdk.subscriptions.list({ status: 'all', limit: 100 })
    const { data: charges } = await billing.stripe.sdk.charges.list({ limit: 100, expand: ['data.refunds'] })
    return {
      rows: await everything(db),
      redis: await inRedis(),
      stripe: { subscriptions, charges, told: billing.stripe.events().length },
      files: readdirSync(folder),
    }
  }

  const actions = async () =>
    (await db.rows('select action from audit_log order by at, id')).map(({ action }) => action)

  test.each(writing.map((spec) => [spec.usage, spec] as const))(
    '%s --dry-run says what would happen and leaves every table, queue, file and Stripe as it was',
    async (usage, spec) => {
      const who = await world()
      const typed = usage.startsWith('resend-verification') ? { 'email|id': (await signUp(db)).email } : who
      const line = lineOf(spec, {
        ...typed,
        job: usage.startsWith('jobs remove') ? hopeless : job,
        'job|all': putOff,
        ...(usage.startsWith('billing settle') && { invoice: owedInvoice }),
      })
      const before = await state()
      const audited = await actions()
      const { code, out, err } = await support.run([...line, '--dry-run'], narrow)
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^Dry run, nothing was kept\. .*\n./)
      expect(out).not.toContain('Audit:')
      // What it would change of an account was shown: that is a look, and stays on record.
      const looks = (await actions()).slice(audited.length)
      const isOfAccount =
        /<email\|id(\|payment)?>|^billing settle/.test(usage) && !usage.startsWith('resend-verification')
      expect(looks).toEqual(isOfAccount ? ['support_read'] : [])
      const after = await state()
      expect({
        ...after,
        rows: { ...after.rows, 'public.audit_log': before.rows['public.audit_log'] },
      }).toEqual(before)
      // The same line for real does something, so that the dry run was about the whole command.
      const real = await support.run(line, narrow)
      expect([real.code, real.err]).toEqual([0, ''])
      // No worker runs here: nothing may be promised that only a worker does.
      for (const said of [out, real.out]) {
        expect(said.replaceAll(/\s+/g, ' ')).not.toMatch(/within seconds|in a minute|is done now|tried now/)
        expectNarrow(said)
      }
      expect(await state()).not.toEqual(before)
      rmSync(join(folder, 'data.json'), { force: true })
    },
  )

  const looking = catalogue.filter(({ writes }) => !writes)
  test.each(looking.map((spec) => [spec.usage, spec] as const))(
    '%s --dry-run shows nothing and writes nothing',
    async (_, spec) => {
      const { id, accountId } = await submission(db)
      const typed = { 'email|id': accountId, calculation: id, moment: '2026-11-01T00:00Z', count: '20' }
      const before = await state()
      const path = pathOf(spec.usage)
      const since = spec.required?.includes('--since') ? ['--since', typed.moment] : []
      const args = valuesIn(spec.usage).map((name) => typed[name as keyof typeof typed])
      const { code, out, err } = await support.run([
        ...path,
        ...args,
        ...since,
        '--reason',
        'tried first',
        '--dry-run',
      ])
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^Dry run, nothing was kept\. .*\nWould show: /)
      for (const hidden of [accountId, id]) expect(out).not.toContain(hidden)
      expect(await state()).toEqual(before)
      for (const more of [[], ['--show']]) {
        const shown = await support.run(
          [...path, ...args, ...since, '--reason', 'tried first', ...more],
          narrow,
        )
        expect([shown.code, shown.err]).toEqual([0, ''])
        expectNarrow(shown.out)
      }
    },
  )
})
