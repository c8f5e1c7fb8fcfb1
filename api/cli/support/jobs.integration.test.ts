import { afterEach, expect, test } from 'vitest'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { openQueues } from '../../../platform/queues.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { describeOnBothBackends } from '../../../worker/testing/backends.ts'
import { useWorkerServices } from '../../../worker/testing/services.ts'
import { until } from '../../../worker/testing/until.ts'
import { startWork, type Work } from '../../../worker/work.ts'
import { useTestSupport } from '../testing/support.ts'
import { NARROW } from './layout.ts'

const db = useTestDatabase()

/** The queues that a command says to resume. */
const resumes = (out: string) => [...out.matchAll(/jobs resume (\w+)/g)].map(([, name]) => name)

describeOnBothBackends((redisUrl) => {
  const services = useWorkerServices(db, redisUrl)
  const support = useTestSupport(db, { clock: services.clock, env: redisUrl ? { REDIS_URL: redisUrl } : {} })
  const why = ['--reason', 'the address works again']
  const promote = (job: string) => support.run(['jobs', 'promote', job, ...why])
  const actionsOf = (answer: Record<string, unknown>) =>
    db.rows('select action, reason from audit_log where id = ?', answer['auditIds'] as [])
  let work: Work | undefined
  afterEach(async () => {
    await work?.stop()
    work = undefined
  })

  test('a mail that is put off says what the server answered and when it is tried next', async () => {
    work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
    services.mailServer.refuseNext(451)
    const before = services.mailServer.tries
    const begun = Date.now()
    const { id: accountId, email } = await verifiedAccount(db)
    const id = await db.transaction((trx) =>
      addToOutbox(trx, {
        job: 'send-email',
        payload: { mail: 'already-registered', accountId },
        accountId,
        now: services.clock.now(),
      }),
    )
    // The worker ends after its first try: the next one would come in a second or two, before a slow machine has looked.
    await until(async () => services.mailServer.tries > before || undefined)
    await work?.stop()
    work = undefined
    const put = await until(async () => {
      const { json, out } = await support.runJson(['jobs', 'waiting'])
      return out.includes(id) ? json : undefined
    })
    expect(put).toMatchObject({
      paused: [],
      waiting: [{ id, job: 'send-email', state: 'put off', attempts: 1 }],
    })
    // From the last try on, however long ago it was asked for.
    const [{ nextTryAt }] = put['waiting'] as [{ nextTryAt: string }]
    expect(Date.parse(nextTryAt)).toBeGreaterThan(begun)
    const { json } = await support.runJson(['email', 'history', email])
    expect(json['mails']).toMatchObject([
      { eventId: id, tries: { attempts: 1, answered: expect.stringContaining('451') } },
    ])
    expect((await support.run(['email', 'history', email])).out).toMatch(
      /tried once; answered: .*451.*; next try \d{4}-/,
    )
    expect((await support.run(['user', 'show', email])).out).toMatch(
      /Last mail +already-registered, in the mail queue.*; tried once; answered: .*451/,
    )
  })

  test('jobs that nobody takes up are listed, and since when', async () => {
    const queues = openQueues(services.env, quietLogger)
    const reports = queues.queue('reports')
    await reports.add(
      'render-report',
      {},
      { jobId: 'untaken', timestamp: services.clock.now().getTime() - 180_000 },
    )
    const { out } = await support.run(['jobs', 'waiting'])
    expect(out).toContain('reports: 1 job waits, the oldest for 3\u00a0min, none taken for 3\u00a0min.')
    expect(out).toMatch(/render-report +reports +not taken .* no worker took it up/)
    await reports.obliterate({ force: true })
    expect((await support.run(['jobs', 'waiting'])).out).not.toContain('not taken')
    await queues.close()
  })

  test('jobs that a paused queue holds back are listed, and the queue is named', async () => {
    const queues = openQueues(services.env, quietLogger)
    const mail = queues.queue('mail')
    await mail.pause()
    await mail.add('send-email', {}, { jobId: 'held-back' })
    const { out } = await support.run(['jobs', 'waiting'])
    expect(out).toContain('Paused: mail. Nothing of it is done until it is resumed.')
    expect(out).toMatch(/send-email +mail +held back .*held-back/)
    await mail.remove('held-back')
    const resumed = await support.runJson(['jobs', 'resume', 'mail', ...why])
    expect([resumed.code, resumed.err]).toEqual([0, ''])
    expect(await mail.isPaused()).toBe(false)
    expect(await actionsOf(resumed.json)).toEqual([{ action: 'support_resume_queue', reason: why[1] }])
    const again = await support.run(['jobs', 'resume', 'mail', ...why])
    expect([again.code, again.err]).toMatchObject([4, expect.stringContaining('is not paused')])
    await queues.close()
  })

  test.each([[['mail', 'billing']], [['billing', 'mail', 'reports']]] as const)(
    'of %s paused each is named, to the last',
    async (names) => {
      const queues = openQueues(services.env, quietLogger)
      await Promise.all(names.map((name) => queues.queue(name).pause()))
      const waiting = await support.run(['jobs', 'waiting'])
      expect(waiting.out).toContain('Nothing of each is done until that one is resumed.')
      expect(waiting.out).not.toContain('no queue stands still')
      const left = new Set<string | undefined>(names)
      expect(new Set(resumes(waiting.out))).toEqual(left)
      const other = await support.run(['jobs', 'resume', 'maintenance', ...why])
      expect([other.code, new Set(resumes(other.err))]).toEqual([4, left])
      for (const name of names) {
        const { code, out } = await support.run(['jobs', 'resume', name, ...why])
        left.delete(name)
        expect([code, new Set(resumes(out))]).toEqual([0, left])
      }
      await queues.close()
    },
  )

  test('what is put off is tried now, one or all; the next run of a schedule is left alone', async () => {
    const queues = openQueues(services.env, quietLogger)
    const [mail, maintenance] = [queues.queue('mail'), queues.queue('maintenance')]
    await Promise.all([mail, maintenance].map((queue) => queue.pause()))
    await mail.obliterate({ force: true })
    await mail.pause()
    await maintenance.upsertJobScheduler('purge-reports', { every: 3_600_000 }, { name: 'purge-reports' })
    for (const jobId of ['one', 'two', 'three']) await mail.add('send-email', {}, { jobId, delay: 3_600_000 })
    const stateOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await mail.getJob(id))?.getState()))

    const one = await support.runJson(['jobs', 'promote', 'one', ...why])
    expect([one.code, one.err]).toEqual([0, ''])
    expect(await stateOf(['two', 'three'])).toEqual(['delayed', 'delayed'])
    const again = await support.run(['jobs', 'promote', 'one', ...why])
    expect([again.code, again.err]).toMatchObject([4, expect.stringContaining('That job is not put off')])
    const scheduled = await maintenance.getDelayedCount()
    const all = await support.runJson(['jobs', 'promote', 'all', ...why])
    expect(all.json).toMatchObject({ promoted: 2 })
    expect(await actionsOf(all.json)).toEqual([{ action: 'support_promote_jobs', reason: why[1] }])
    expect(await stateOf(['one', 'two', 'three'])).not.toContain('delayed')
    expect(await maintenance.getDelayedCount()).toBe(scheduled)
    const none = await support.run(['jobs', 'promote', 'all', ...why])
    expect([none.code, none.err]).toMatchObject([4, expect.stringContaining('No job is put off')])

    await maintenance.removeJobScheduler('purge-reports')
    await Promise.all(['one', 'two', 'three'].map((id) => mail.remove(id)))
    await Promise.all([mail, maintenance].map((queue) => queue.resume()))
    await queues.close()
  })

  test('a job that failed is listed without personal data, and tried again it is done', async () => {
    work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
    services.mailServer.refuseNext(550)
    const { id: accountId, email } = await verifiedAccount(db)
    const id = await db.transaction((trx) =>
      addToOutbox(trx, {
        job: 'send-email',
        payload: { mail: 'already-registered', accountId },
        accountId,
        now: services.clock.now(),
      }),
    )
    const failed = await until(async () => {
      const { json, out } = await support.runJson(['jobs', 'failed'])
      return out.includes(id) ? { json, out } : undefined
    })
    expect(failed.json['failed']).toMatchObject([{ id, queue: 'mail', job: 'send-email' }])
    expect(failed.out).toContain('550')
    expect(failed.out).not.toContain(email)

    const rehearsed = await support.run(['jobs', 'retry', id, ...why, '--dry-run'])
    expect(rehearsed.code).toBe(0)
    expect((await support.runJson(['jobs', 'failed'])).out).toContain(id)

    const retried = await support.runJson(['jobs', 'retry', id, ...why])
    expect(retried.code, retried.err).toBe(0)
    await until(() => services.mailServer.mails.some((mail) => mail.to?.[0]?.address === email))
    expect(
      await db.rows(
        'select actor, reason, detail from audit_log where id = ?',
        retried.json['auditIds'] as [],
      ),
    ).toEqual([
      {
        actor: support.actor,
        reason: why[1],
        detail: { queue: 'mail', job: id, claims: support.claims, person: support.person },
      },
    ])
    const refused = await until(async () => {
      const again = await support.run(['jobs', 'retry', id, ...why])
      return again.err.includes('completed') ? again : undefined
    })
    expect(refused.code).toBe(4)
  })

  test('an id that several queues have names none of their jobs until the queue is named', async () => {
    const queues = openQueues(services.env, quietLogger)
    const names = ['mail', 'billing'] as const
    for (const name of names)
      await queues.queue(name).add('by-hand', {}, { jobId: 'seven', delay: 3_600_000 })
    const both = await promote('seven')
    expect([both.code, both.err]).toEqual([4, expect.stringContaining('mail/seven, billing/seven')])
    expect((await promote('billing/seven')).code).toBe(0)
    expect(await (await queues.queue('mail').getJob('seven'))?.getState()).toBe('delayed')
    // One is put off still: it alone can be meant.
    expect((await promote('seven')).code).toBe(0)
    for (const name of names) await (await queues.queue(name).getJob('seven'))?.remove()
    await queues.close()
  })

  test('a job that failed and will never work is removed, once, and written down; one that waits is not', async () => {
    const queues = openQueues(services.env, quietLogger)
    const mail = queues.queue('mail')
    const failing = queues.worker('mail', () => Promise.reject(new Error('no such address')))
    await mail.add('send-email', {}, { jobId: 'hopeless', attempts: 1 })
    await until(async () => (await mail.getJob('hopeless'))?.isFailed())
    await failing.close()
    await mail.add('send-email', {}, { jobId: 'waits', delay: 3_600_000 })
    const remove = (job: string, ...more: string[]) =>
      support.runJson(['jobs', 'remove', job, ...why, ...more])

    const listed = (await support.run(['jobs', 'failed'], { width: NARROW })).out
    expect(listed).toContain('jobs remove ID')
    expect(listed).toMatch(/^Job +Queue [^]*\nsend-email +mail /)
    for (const line of listed.split('\n')) expect(line.length).toBeLessThanOrEqual(NARROW)
    expect((await remove('hopeless', '--dry-run')).code).toBe(0)
    expect(await (await mail.getJob('hopeless'))?.isFailed()).toBe(true)
    const removed = await remove('hopeless')
    expect([removed.code, removed.err]).toEqual([0, ''])
    expect(await actionsOf(removed.json)).toEqual([{ action: 'support_remove_job', reason: why[1] }])
    expect(await mail.getJob('hopeless')).toBeUndefined()
    expect((await remove('hopeless')).code).toBe(3)
    const waits = await remove('waits')
    expect([waits.code, waits.err]).toEqual([4, expect.stringContaining('has not failed')])
    await mail.remove('waits')
    await queues.close()
  })

  test('an unknown job ends with 3', async () => {
    const { code, err } = await support.run(['jobs', 'retry', 'no-such-job', ...why])
    expect(code).toBe(3)
    expect(err).toContain('jobs failed')
  })
})
