import { afterEach, expect, test } from 'vitest'
import { useTestApi } from '../../testing/index.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { writeHeartbeat } from '../../../db/stores/worker-heartbeats.ts'
import { quietLogger } from '../../../platform/testing/quiet-logger.ts'
import { openQueues } from '../../../platform/queues.ts'
import { isLastTryPutOff } from '../../../platform/queue-state.ts'
import { describeOnBothBackends } from '../../../worker/testing/backends.ts'
import { useWorkerServices } from '../../../worker/testing/services.ts'
import { until } from '../../../worker/testing/until.ts'
import { startWork, type Work } from '../../../worker/work.ts'
import { useTestSupport } from '../testing/support.ts'

/** Each waits for a worker, a mail server and pauses between tries: seconds on a quiet machine, many times that on a busy one. */
const PATIENCE = 30
const WITHIN = { timeout: 90_000 }

const api = useTestApi()
const { db } = api

describeOnBothBackends((redisUrl) => {
  const services = useWorkerServices(db, redisUrl)
  const env = redisUrl ? { REDIS_URL: redisUrl } : {}
  const support = useTestSupport(db, { clock: services.clock, env })
  const why = ['--reason', 'ticket 4711: mail not received']
  const sayRunning = () =>
    writeHeartbeat(db.connection, {
      id: '01890000-0000-7000-8000-000000000009',
      version: 'test',
      startedAt: services.clock.now(),
      seenAt: services.clock.now(),
      canPrint: true,
      canPrintSince: services.clock.now(),
    })
  const show = async (who: string, io = {}) => {
    const { code, err, out } = await support.run(['user', 'show', who], { width: 80, ...io })
    for (const line of `${err}\n${out}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    return { code, said: `${err}${out}`.replaceAll(/\s+/g, ' ') }
  }
  const resetLink = async () => {
    const { email } = await verifiedAccount(db)
    const { out, code, err } = await support.run(['user', 'reset-link', email, ...why])
    expect([code, err]).toEqual([0, ''])
    return out
  }
  const untilPutOff = () =>
    until(async () => {
      const { json } = await support.runJson(['jobs', 'waiting'])
      return (json['waiting'] as { state: string }[]).some(({ state }) => state === 'put off')
    }, PATIENCE)
  let work: Work | undefined
  afterEach(async () => {
    await work?.stop()
    work = undefined
    await db.rows('delete from worker_heartbeats')
    await db.rows('delete from outbox')
    await db.rows('delete from mail_requests')
  })

  test('with no worker nothing is said to be well: waiting jobs, what waits before them, and a queue resumed', async () => {
    await resetLink()
    services.clock.advance({ minutes: 3 })
    const { out, json } = await support.runJson(['jobs', 'waiting'])
    expect(json).toMatchObject({ workerRuns: false, outbox: { waiting: 1 } })
    expect(out).not.toContain('no queue stands still')
    const said = await support.run(['jobs', 'waiting'], { width: 80 })
    for (const line of said.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(said.out.replaceAll(/\s+/g, ' ')).toMatch(
      /No worker runs, and none was ever seen: no job of any queue is taken up until one does\. 1 event waits in the outbox .* for 3 min/,
    )
    expect(said.out).toContain('Next: start a worker: /operator says how')
    expect((await support.run(['outbox', 'list'])).out).toContain(
      'no worker relays them, and none was ever seen',
    )

    const queues = openQueues(services.env, quietLogger)
    await queues.queue('mail').pause()
    const resumed = await support.run(['jobs', 'resume', 'mail', ...why])
    await queues.close()
    expect(resumed.out).toContain('what it held back is done once a worker runs')
    expect(resumed.out).toContain('Next: start a worker')
    expect(resumed.out).not.toContain('in a minute')
  })

  test('a mail is promised within seconds only where nothing stands in its way', async () => {
    expect(await resetLink()).toMatch(/once a worker runs \(none does, and none was ever seen\)\./)
    await db.rows('delete from outbox')
    await sayRunning()
    expect(await resetLink()).toMatch(/within seconds\.\nNext: in a minute, see/)

    const queues = openQueues(services.env, quietLogger)
    await queues.queue('mail').pause()
    const paused = await resetLink()
    await queues.queue('mail').resume()
    await queues.close()
    expect(paused).toContain('once the mail queue is resumed.')
    expect(paused).toContain('Next: once the cause is mended: jobs resume mail; then see')

    services.clock.advance({ minutes: 3 })
    await sayRunning()
    expect(await resetLink()).toContain('once the events before it have left the outbox, which is late.')
    const elsewhere = { env: { DATABASE_URL: db.url, REDIS_URL: 'redis://127.0.0.1:1' } }
    const { email } = await verifiedAccount(db)
    expect((await support.run(['user', 'reset-link', email, ...why], elsewhere)).out).toContain(
      'could not be read here',
    )
  })

  test(
    'while the mail server puts mails off, none is promised; once it took one, it is again',
    WITHIN,
    async () => {
      work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
      await sayRunning()
      services.mailServer.refuseNext(451, 451, 451, 451)
      await resetLink()
      await untilPutOff()
      expect(await resetLink()).toContain('once the mail server takes mails again.')
      await until(async () => (await resetLink()).includes('within seconds') || undefined, PATIENCE)
    },
  )

  test(
    'a mail that is being tried again was put off before: nothing is promised until it is taken',
    WITHIN,
    async () => {
      const queues = openQueues(services.env, quietLogger)
      const mail = queues.queue('mail')
      await mail.obliterate({ force: true })
      work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
      await sayRunning()
      expect(await isLastTryPutOff(mail)).toBe(false)
      services.mailServer.refuseNext(451)
      const retry = services.mailServer.holdNext()
      await resetLink()
      await retry.taken
      expect(await mail.getJobCounts('active', 'delayed')).toEqual({ active: 1, delayed: 0 })
      expect(await isLastTryPutOff(mail)).toBe(true)
      retry.release()
      await until(async () => !(await isLastTryPutOff(mail)), PATIENCE)
      await queues.close()
    },
  )

  test('a sign-up that waits for a worker is no spelling mistake: it waits, since when, and what to do', async () => {
    const email = `waits-${redisUrl ? 'redis' : 'postgres'}@example.test`
    services.clock.set(api.clock.now())
    const answer = await api
      .anonymous()
      .post('/auth/signup', { email, password: 'seven quiet looms and a drum' })
    expect(answer.status).toBe(202)
    const withKey = { env: { DATABASE_URL: db.url, ...env, TOKEN_KEY: services.env.TOKEN_KEY } }
    const known = await show(email, withKey)
    expect(known.code).toBe(3)
    expect(known.said).toMatch(
      /There is no account with that address yet\. With this address a sign-up was asked for, .* Lagos, and waits for a worker\. Its mail is made once a worker runs .* Next: start a worker/,
    )
    expect(known.said).not.toContain('spelling')
    // Of anybody else it says what it did.
    expect((await show('nobody@example.test', withKey)).said).toContain('Check the spelling')
    const sealed = await show(email)
    expect(sealed.said).toMatch(
      /1 request for a mail waits for a worker, since .* one with this address may be among them/,
    )
    expect(sealed.said).not.toContain('spelling')

    work = await startWork(services, new AbortController().signal, { lockMs: 3_000, checkMs: 500 })
    await until(async () => ((await show(email, withKey)).code === 0 ? true : undefined))
    expect((await show(email)).said).toContain('1 sign-up waits for the link to be opened.')
  })
})
