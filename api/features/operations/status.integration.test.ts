import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openQueues, type Queues } from '../../../platform/queues.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { schedules } from '../../../contract/jobs/jobs.ts'
import { noteScheduleRun } from '../../../db/stores/schedule-runs.ts'
import { insertUnmatchedPayment, requestStripeClosure } from '../../../db/stores/stripe-customers.ts'
import { HEARTBEAT_EVERY, noteStopped, writeHeartbeat } from '../../../db/stores/worker-heartbeats.ts'
import { storeStripeEvent } from '../../../db/stores/stripe-events.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { useTestApi } from '../../testing/index.ts'

import { until } from '../../../worker/testing/until.ts'
import { describeOnBothBackends } from '../../../worker/testing/backends.ts'
import { REFRESH_SECONDS } from './status/page.ts'

const hashes = {
  operator: await hashPassword('five quiet looms'),
  viewer: await hashPassword('one window'),
}
const basic = (user: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
})

describeOnBothBackends((redisUrl) => {
  const api = useTestApi({
    env: {
      OPERATOR_USER: 'operator',
      OPERATOR_PASSWORD_HASH: hashes.operator,
      VIEWER_USER: 'viewer',
      VIEWER_PASSWORD_HASH: hashes.viewer,
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    },
  })
  const operator = basic('operator', 'five quiet looms')
  const viewer = basic('viewer', 'one window')
  const open = (headers: Record<string, string> = operator, path = '') =>
    api.anonymous().get(`${api.origin}/operator${path}`, headers)
  /** The text of the page without its tags. */
  const words = async () => (await open()).text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

  /** What the job dashboard does at a press. */
  const change = (path: string) =>
    api.anonymous().send('PUT', `${api.origin}/operator/jobs/api${path}`, { headers: operator, body: {} })

  /** How the job dashboard lists the mail queue. */
  const listed = async () => {
    const { body } = await open(operator, '/jobs/api/queues')
    const shown = body['queues'] as { name: string; displayName?: string; description?: string }[]
    return shown.find(({ name }) => name === 'mail')
  }

  let queues: Queues
  beforeAll(() => {
    queues = openQueues(api.env, quietLogger)
  })
  afterAll(() => queues.close())

  describe('who may see it', () => {
    test('nobody without a password, and none of its files', async () => {
      for (const path of ['', '/status.css', '/nothing']) {
        const refused = await open({}, path)
        expect([refused.status, refused.headers.get('www-authenticate') !== null]).toEqual([401, true])
      }
    })

    test('the operator and the viewer, each told what they may do', async () => {
      expect((await open(operator)).text).toContain('audit log with your name')
      expect((await open(viewer)).text).toContain('You may look and change nothing')
      expect((await open(viewer, '/status.css')).headers.get('content-type')).toContain('text/css')
      expect((await open(operator, '/nothing')).status).toBe(404)
    })

    test('nothing can be sent to it', async () => {
      const sent = await api
        .anonymous()
        .send('POST', `${api.origin}/operator`, { headers: operator, body: {} })
      expect(sent.status).toBe(405)
    })
  })

  test('it needs no script, keeps the strict content policy, is never kept and asks for itself anew', async () => {
    const { text, headers } = await open()
    expect(text).not.toMatch(/<script|style="| on\w+=/)
    expect(text).toContain('<meta http-equiv="refresh" content="15">')
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  describe('what it tells', () => {
    test('that no worker runs, then that one does', async () => {
      expect(await words()).toContain('None runs, never seen')
      const now = api.clock.now()
      const id = uuidv7()
      await writeHeartbeat(api.db.connection, {
        id,
        version: '0.1.0',
        startedAt: now,
        seenAt: now,
        canPrint: true,
        canPrintSince: now,
      })
      expect(await words()).toContain('1 process, last seen 0 s ago')
      api.clock.advance({ minutes: 2 })
      expect(await words()).toContain('None runs, last seen 2 min ago')
    })

    test('since when no worker has a browser that prints, and from when it has one again', async () => {
      const began = api.clock.now()
      const id = uuidv7()
      const beat = async (canPrint: boolean, canPrintSince: Date) =>
        writeHeartbeat(api.db.connection, {
          id,
          version: '0.1.0',
          startedAt: began,
          seenAt: api.clock.now(),
          canPrint,
          canPrintSince,
        })
      await beat(false, began)
      api.clock.advance({ minutes: 7 })
      await beat(false, began)
      expect(await words()).toMatch(
        /Printing of reports 1 of 1 worker has no browser that starts .*? Since .*? \(7 min\)/,
      )
      await beat(true, api.clock.now())
      expect(await words()).toContain('Printing of reports A browser in each worker')
      await api.db.connection.raw('delete from worker_heartbeats')
    })

    test('of a worker that was stopped that it was, and nothing of one before it; a late beat does not revive it', async () => {
      api.clock.advance({ hours: 2 })
      const beat = async (id: string) =>
        writeHeartbeat(api.db.connection, {
          id,
          version: '0.1.0',
          startedAt: api.clock.now(),
          seenAt: api.clock.now(),
          canPrint: true,
          canPrintSince: api.clock.now(),
        })
      await beat(uuidv7())
      api.clock.advance({ minutes: 1 })
      const stopped = uuidv7()
      await beat(stopped)
      expect(await words()).toContain('Worker 1 process, last seen 0 s ago')
      api.clock.advance({ seconds: 5 })
      await noteStopped(api.db.connection, stopped, api.clock.now())
      expect(await words()).toMatch(/Worker None runs, the last was stopped 0 s ago .*? Needs a look/)
      await beat(stopped)
      api.clock.advance({ minutes: 10 })
      const page = await words()
      expect(page).toMatch(/Worker None runs, the last was stopped 10 min ago .*? Needs mending/)
      expect(page).toContain('Workers that died in the last hour 1 process, last seen')
      await api.db.connection.raw('delete from worker_heartbeats')
    })

    test('of a worker that hangs that none runs within a minute, and nothing of one of which a beat was lost', async () => {
      const id = uuidv7()
      const begun = api.clock.now()
      const beat = async () =>
        writeHeartbeat(api.db.connection, {
          id,
          version: '0.1.0',
          startedAt: begun,
          seenAt: api.clock.now(),
          canPrint: true,
          canPrintSince: begun,
        })
      await beat()
      // Two beats were lost, and the third is late.
      api.clock.advance({ seconds: 3 * HEARTBEAT_EVERY - 1 })
      expect(await words()).toMatch(/Worker 1 process, last seen \d+ s ago/)
      await beat()
      // It hangs right after a beat, and the page asks for itself anew only just after that.
      api.clock.advance({ seconds: 60 - REFRESH_SECONDS })
      expect(await words()).toMatch(/Worker None runs, last seen \d+ s ago .*? Needs mending/)
      await beat()
      const page = await words()
      expect(page).toContain('Worker 1 process, last seen 0 s ago')
      expect(page).toContain('Workers that died in the last hour None')
      await api.db.connection.raw('delete from worker_heartbeats')
    })

    test('how far the relay is behind', async () => {
      await api.db.connection.raw(
        `insert into outbox (id, job, payload, created_at) values (?, 'send-email', '{}', ?)`,
        [uuidv7(), api.clock.now()],
      )
      api.clock.advance({ minutes: 3, seconds: 20 })
      expect(await words()).toContain('1 event waiting, oldest 3 min 20 s')
      await api.db.connection.raw('delete from outbox')
    })

    test('how late Stripe told what happened, over the last hour', async () => {
      expect(await words()).toContain('Events of Stripe in the last hour None')
      const now = api.clock.now()
      const event = { type: 'invoice.paid', objectId: 'in_1', customerId: 'cus_1', receivedAt: now }
      for (const [id, late] of [
        ['evt_1', 3],
        ['evt_2', 400],
      ] as const)
        await api.db.transaction((trx) =>
          storeStripeEvent(trx, { ...event, id, happenedAt: new Date(now.getTime() - late * 1000) }),
        )
      expect(await words()).toContain('2 events, the slowest after 6 min 40 s')
      api.clock.advance({ hours: 1 })
      expect(await words()).toContain('Events of Stripe in the last hour None')
      await api.db.connection.raw('delete from outbox')
    })

    test('that somebody paused a queue, and that it goes on again', async () => {
      expect(await words()).toContain('Paused queues None')
      expect((await change('/queues/mail/pause')).status).toBeLessThan(300)
      await queues.queue('mail').add('send-email', { mail: 'report' }, { jobId: uuidv7() })
      expect(await words()).toMatch(/Paused queues mail: 1 job waiting .* Needs mending/)
      expect((await change('/queues/mail/resume')).status).toBeLessThan(300)
      expect(await words()).toContain('Paused queues None')
    })

    test('that jobs wait and nobody takes them up, on the dashboard too, until one is taken', async () => {
      const mail = queues.queue('mail')
      await mail.obliterate({ force: true })
      const asked = { jobId: uuidv7(), timestamp: api.clock.now().getTime() - 250_000 }
      await mail.add('send-email', { mail: 'report' }, asked)
      expect(await words()).toMatch(
        /Oldest waiting job Stuck\. mail: 1 job waits, the oldest for 4 min 10 s, none taken for 4 min 10 s .* Needs mending/,
      )
      expect(await listed()).toMatchObject({
        displayName: 'mail (stuck for 4\u00a0min 10\u00a0s)',
        description: expect.stringContaining('No worker takes them up. /operator says what to do.'),
      })
      const taker = queues.worker('mail', () => Promise.resolve('done'), { concurrency: 1 })
      try {
        await until(async () => (await mail.getJobCounts('completed'))['completed'] === 1)
      } finally {
        await taker.close()
      }
      expect(await listed()).toMatchObject({ name: 'mail' })
      expect((await listed())?.displayName).toBeUndefined()
      expect(await words()).toContain('Oldest waiting job 0 s')
      await mail.obliterate({ force: true })
    })

    test('which mails the mail server has put off, and since when', async () => {
      expect(await words()).toContain('Mails put off None')
      const hour = { delay: 3_600_000, timestamp: api.clock.now().getTime() - 120_000 }
      await queues.queue('mail').add('send-email', { mail: 'report' }, { jobId: uuidv7(), ...hour })
      expect(await words()).toContain('Mails put off 1 mail, the oldest since 2 min')
      await queues.queue('mail').obliterate({ force: true })
    })

    test('which jobs of other queues are put off, and whom that touches; the next run of a schedule is none', async () => {
      const maintenance = queues.queue('maintenance')
      await maintenance.upsertJobScheduler('purge-reports', { every: 3_600_000 }, { name: 'purge-reports' })
      expect(await words()).toContain('Jobs put off None')
      const hour = { delay: 3_600_000, timestamp: api.clock.now().getTime() - 120_000 }
      await queues.queue('reports').add('render-report', {}, { jobId: uuidv7(), ...hour })
      const page = await words()
      expect(page).toContain('Jobs put off reports: 1 job, the oldest since 2 min')
      expect(page).toContain(
        'Touches whoever asked for a report or a return pack. npm run -s support -- jobs promote all --reason &quot;&lt;why, 5 letters or more&gt;&quot;',
      )
      await queues.queue('reports').obliterate({ force: true })
      await maintenance.removeJobScheduler('purge-reports')
    })

    test('that a scheduled job failed and is tried again, though the next run of a schedule is not put off', async () => {
      const billing = queues.queue('billing')
      const again = { attempts: 3, backoff: 3_600_000 }
      await billing.upsertJobScheduler(
        'reconcile-billing',
        { every: 7_200_000 },
        { name: 'reconcile-billing', opts: again },
      )
      const taker = queues.worker('billing', () => Promise.reject(new Error('Stripe is away')), {})
      try {
        await until(async () => (await words()).includes('Jobs put off billing: 1 job'))
      } finally {
        await taker.close()
      }
      expect(await words()).toContain('Stripe is away. Each is tried again by itself')
      await billing.removeJobScheduler('reconcile-billing')
      await billing.obliterate({ force: true })
    })

    test('that workers died again and again, and that one that stopped did not', async () => {
      api.clock.advance({ hours: 2 })
      const now = api.clock.now()
      const row = { version: '0.1.0', startedAt: now, seenAt: now, canPrint: null, canPrintSince: null }
      for (const id of [uuidv7(), uuidv7(), uuidv7()]) await writeHeartbeat(api.db.connection, { id, ...row })
      const stopped = uuidv7()
      await writeHeartbeat(api.db.connection, { id: stopped, ...row })
      await noteStopped(api.db.connection, stopped, now)
      api.clock.advance({ minutes: 5 })
      expect(await words()).toMatch(
        /Workers that died in the last hour 3 processes, last seen .*? none was started .*? Since .*? \(5 min\)/,
      )
      api.clock.advance({ hours: 1 })
      expect(await words()).toContain('Workers that died in the last hour None')
    })

    test('which schedules did not run', async () => {
      expect(await words()).toMatch(
        /Schedules that did not run \d+ of \d+ were never scheduled .*? Not known/,
      )
      const began = api.clock.now()
      for (const { name } of schedules) await noteScheduleRun(api.db.connection, name, began)
      expect(await words()).toContain(`Schedules that did not run None of ${schedules.length}`)
      api.clock.advance({ minutes: 6 })
      for (const { name } of schedules.filter(({ timing }) => !('every' in timing && timing.every < 600_000)))
        await noteScheduleRun(api.db.connection, name, api.clock.now())
      api.clock.advance({ minutes: 2 })
      const page = await words()
      expect(page).toMatch(/Schedules that did not run [a-z-]+, last done 8 min ago/)
      for (const often of ['watch-outbox', 'keep-erased-log'])
        expect(page).toContain(`${often}, last done 8 min ago`)
      expect(page).not.toContain('purge-outbox, last done')
    })

    test('payments that name nobody, and what Stripe was to end and did not', async () => {
      const now = api.clock.now()
      const payment = { customerId: 'cus_1', subscriptionId: 'sub_1', foundAt: now }
      await api.db.transaction((trx) => insertUnmatchedPayment(trx, payment))
      await api.db.transaction((trx) => requestStripeClosure(trx, 'cus_2', now))
      api.clock.advance({ hours: 2 })
      const page = await words()
      expect(page).toContain('Payments that name nobody 1 payment, the oldest since 2 h')
      expect(page).toContain(
        'Touches whoever paid: they have no Pro. npm run -s support -- billing unmatched',
      )
      expect(page).toContain('Renewals that could not be stopped 1 customer, the oldest since 2 h')
      await api.db.connection.raw(
        'delete from unmatched_payments; delete from stripe_closures; delete from outbox',
      )
    })

    test('when the last backup was written down', async () => {
      expect(await words()).toContain('None written down')
      const entry = {
        actor: 'support',
        action: 'backup_created',
        accountId: null,
        now: api.clock.now(),
        caller: null,
      }
      await audit(api.db.connection, entry)
      api.clock.advance({ hours: 5 })
      expect(await words()).toContain('Last backup 5 h ago')
    })

    test('what works while a part does not answer', async () => {
      await api.db.connection.raw('alter table worker_heartbeats rename to away')
      try {
        const page = await words()
        expect(page).toMatch(/Worker Could not be read .* Needs mending/)
        expect(page).toContain('Database Takes writes')
        expect(page).toContain('0 events waiting')
      } finally {
        await api.db.connection.raw('alter table away rename to worker_heartbeats')
      }
    })
  })
})
