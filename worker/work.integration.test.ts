import type { Job } from 'bullmq'
import { afterEach, expect, test } from 'vitest'
import { jobs, schedules, type QueueName } from '../contract/jobs/jobs.ts'
import { readScheduleAges } from '../db/stores/schedule-runs.ts'
import { connectDatabase } from '../db/connection.ts'
import { addToOutbox, deleteOutboxOf } from '../db/stores/outbox.ts'
import { deleteAccount, type Account } from '../db/stores/accounts.ts'
import { useTestDatabase } from '../db/testing/database.ts'
import { submission, verifiedAccount } from '../db/testing/factories.ts'
import { openQueues } from '../platform/queues.ts'
import { whyPutOff } from '../platform/queue-state.ts'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import { describeOnBothBackends } from './testing/backends.ts'
import { useWorkerServices } from './testing/services.ts'
import { until } from './testing/until.ts'
import { askForMail } from '../identity/mail-requests.ts'
import { recoverLostMails } from './jobs/recover-lost-mails.ts'
import { openJobQueues, restoreSchedules } from './job-queues.ts'
import { relayBatch } from './outbox-relay.ts'
import { NoBrowserError, type Printer } from './printer/index.ts'
import { startWork, type Work } from './work.ts'

const db = useTestDatabase()

describeOnBothBackends((redisUrl) => {
  const services = useWorkerServices(db, redisUrl)
  let work: Work | undefined

  async function start(more: Partial<typeof services> = {}): Promise<Work> {
    work = await startWork({ ...services, ...more }, new AbortController().signal, {
      lockMs: 3_000,
      checkMs: 500,
    })
    if (!work) throw new Error('did not start')
    return work
  }
  afterEach(async () => {
    await work?.stop()
    work = undefined
    await db.connection.raw('delete from outbox')
  })

  /** Tells a new person that their password changed, as a command would. */
  async function tell(): Promise<{ account: Account; id: string }> {
    const account = await verifiedAccount(db)
    const id = await db.transaction((trx) =>
      addToOutbox(trx, {
        job: 'send-email',
        payload: { mail: 'already-registered', accountId: account.id, requestId: 'request-1234' },
        accountId: account.id,
        now: services.clock.now(),
      }),
    )
    return { account, id }
  }
  const mailsTo = (account: Account) =>
    services.mailServer.mails.filter((mail) => mail.to?.[0]?.address === account.email)

  const payloadOf = async (id: string) =>
    (await db.rows('select payload from outbox where id = ?', [id]))[0]?.['payload']

  /** Looks at a job as the dashboard does; undefined when it is not in its queue yet. */
  async function inspect<Seen>(
    look: (job: Job, logs: string[]) => Promise<Seen>,
    id: string,
    name: QueueName = 'mail',
  ): Promise<Seen | undefined> {
    const queues = openQueues(services.env, quietLogger)
    try {
      const queue = queues.queue(name)
      const job = await queue.getJob(id)
      return job && (await look(job, (await queue.getJobLogs(id)).logs))
    } finally {
      await queues.close()
    }
  }

  test('an event becomes a mail; the job says what came of it and holds no address', async () => {
    await start()
    const { account, id } = await tell()
    await until(() => mailsTo(account).length === 1)
    await until(() => inspect((job) => job.isCompleted(), id))
    await inspect(async (job, logs) => {
      expect(job.returnvalue).toBe('sent')
      expect(logs).toEqual(['request request-1234, attempt 1: sent'])
      expect(JSON.stringify([job.toJSON(), logs])).not.toContain(account.email)
    }, id)
  })

  test('a mail server that cannot take it now gets it again later, once', async () => {
    await start()
    services.mailServer.refuseNext(451)
    const { account, id } = await tell()
    await until(() => mailsTo(account).length === 1)
    await until(() => inspect((job) => job.isCompleted(), id))
    expect(mailsTo(account)).toHaveLength(1)
    await inspect(async (_job, logs) => {
      expect(logs[0]).toContain(
        'attempt 1: The mail server did not take the mail now (451 at RCPT TO); will be',
      )
      expect(logs[1]).toContain('attempt 2: sent')
    }, id)
  })

  test('what has to be printed waits for a worker with a browser, as often as it takes', async () => {
    const { id: accountId } = await verifiedAccount(db)
    const { id: submissionId } = await submission(db, { accountId })
    const queues = openQueues(services.env, quietLogger)
    const options = { jobId: `print-${submissionId}`, attempts: 1 }
    await queues.queue('reports').add('render-report', { accountId, submissionId }, options)
    await queues.close()
    const printer: Printer = {
      print: () => Promise.reject(new NoBrowserError(new Error('none'))),
      check: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    const without = await start({ printer })
    await until(() => inspect((job) => job.isDelayed(), options.jobId, 'reports'))
    await inspect(
      async (job, logs) => {
        expect([job.attemptsMade, job.failedReason]).toEqual([0, undefined])
        expect(logs.join()).toContain('it waits for a worker that has one; tried again in a minute')
        expect(whyPutOff(job)).toContain('No browser starts here')
        await job.promote()
      },
      options.jobId,
      'reports',
    )
    await until(() => inspect(async (_job, logs) => logs.length === 2, options.jobId, 'reports'))
    await without.stop()
    await start({ printer: { ...printer, print: () => Promise.resolve(Buffer.from('%PDF')) } })
    await until(() => inspect((job) => job.isDelayed(), options.jobId, 'reports'))
    await inspect((job) => job.promote(), options.jobId, 'reports')
    await until(() => inspect((job) => job.isCompleted(), options.jobId, 'reports'))
  })

  test('a refusal for good is not tried again and stays for the dashboard', async () => {
    await start()
    services.mailServer.refuseNext(550)
    const before = services.mailServer.tries
    const { account, id } = await tell()
    await until(() => inspect((job) => job.isFailed(), id))
    await inspect(async (job) => {
      expect(job.failedReason).toBe('The mail server refused this mail for good (550 at RCPT TO)')
      expect(job.attemptsMade).toBe(1)
      expect(JSON.stringify(job.toJSON())).not.toContain(account.email)
      // What the dashboard's button does, once the address works.
      await job.retry()
    }, id)
    await until(() => mailsTo(account).length === 1)
    expect(services.mailServer.tries - before).toBe(2)
  })

  test('a job of an account that was deleted meanwhile is done without a mail', async () => {
    const { account, id } = await tell()
    const queues = openQueues(services.env, quietLogger)
    await relayBatch({ database: db, queues: openJobQueues(queues), clock: services.clock })
    await queues.close()
    expect(await inspect((job) => job.getState(), id)).toBe('waiting')
    await db.transaction(async (trx) => {
      await deleteOutboxOf(trx, account.id)
      await deleteAccount(trx, account.id)
    })
    await start()
    await until(() => inspect((job) => job.isCompleted(), id))
    expect(await inspect((job) => Promise.resolve(job.returnvalue), id)).toBe('not sent: the account is gone')
    expect(mailsTo(account)).toEqual([])
  })

  test('a mail that the queue forgot goes out when somebody looks for it', async () => {
    const { account, id } = await tell()
    const queues = openQueues(services.env, quietLogger)
    const jobQueues = openJobQueues(queues)
    await relayBatch({ database: db, queues: jobQueues, clock: services.clock })
    const recover = () =>
      recoverLostMails(services, jobQueues)({ id: '', payload: {}, createdAt: services.clock.now() })
    services.clock.advance({ minutes: 6 })
    expect(await recover()).toMatch(/^0 lost mails/)
    await (await jobQueues.mail.getJob(id))?.remove()
    expect(await recover()).toMatch(/^1 lost mails/)
    await queues.close()
    await start()
    await until(() => mailsTo(account).length === 1)
  })

  test('a mail that was refused for good and then removed is not looked for', async () => {
    await start()
    services.mailServer.refuseNext(550)
    const { id } = await tell()
    await until(() => inspect((job) => job.isFailed(), id))
    const queues = openQueues(services.env, quietLogger)
    const jobQueues = openJobQueues(queues)
    await (await jobQueues.mail.getJob(id))?.remove()
    services.clock.advance({ minutes: 6 })
    const said = await recoverLostMails(
      services,
      jobQueues,
    )({ id: '', payload: {}, createdAt: services.clock.now() })
    await queues.close()
    expect(said).toMatch(/^0 lost mails/)
  })

  test('a request for a mail that the queue forgot is answered when somebody looks for it', async () => {
    const account = await verifiedAccount(db)
    const context = { now: services.clock.now(), requestId: 'request-1234', caller: null }
    const asked = { purpose: 'reset', email: account.email, browserHash: Buffer.alloc(32) } as const
    await askForMail(services, { ...asked, ...context })
    const [event] = await db.rows("select id from outbox where job = 'answer-mail-request' order by id desc")
    const queues = openQueues(services.env, quietLogger)
    const jobQueues = openJobQueues(queues)
    await relayBatch({ database: db, queues: jobQueues, clock: services.clock })
    services.clock.advance({ minutes: 6 })
    await (await jobQueues.mail.getJob(String(event?.['id'])))?.remove()
    const run = { id: '', payload: {}, createdAt: services.clock.now() }
    expect(await recoverLostMails(services, jobQueues)(run)).toMatch(/^1 lost mails/)
    await queues.close()
    await start()
    await until(() => mailsTo(account).length === 1)
    expect(await db.rows('select 1 from mail_requests')).toEqual([])
  })

  test('stopping waits for the job in hand and leaves the next to others', async () => {
    const running = await start()
    const held = services.mailServer.holdNext()
    const { account, id } = await tell()
    await held.taken
    let stopped = false
    const stopping = running.stop().then(() => (stopped = true))
    const later = await tell()
    expect(stopped).toBe(false)
    held.release()
    await stopping
    expect(mailsTo(account)).toHaveLength(1)
    expect(await inspect((job) => job.isCompleted(), id)).toBe(true)
    expect(mailsTo(later.account)).toEqual([])
    await start()
    await until(() => mailsTo(later.account).length === 1)
  })

  test('a job whose worker was killed is taken over', async () => {
    const { account, id } = await tell()
    const killed = openQueues(services.env, quietLogger)
    await killed.queue('mail').add('send-email', (await payloadOf(id)) ?? {}, { jobId: id })
    // What a killed worker leaves: the job in its hand, under a lock that nobody renews.
    const worker = killed.worker('mail', () => Promise.resolve(), { autorun: false, lockDuration: 500 })
    expect((await worker.getNextJob('token of the killed'))?.id).toBe(id)
    await killed.close()
    await start()
    await until(() => mailsTo(account).length === 1, 15)
  })

  test('goes on after every connection to the database was cut', async () => {
    await start()
    const first = await tell()
    await until(() => mailsTo(first.account).length === 1)
    await db
      .rows('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
      .catch(() => undefined)
    const second = await until(() => tell().catch(() => false as const))
    await expect(until(() => mailsTo(second.account).length === 1, 15)).resolves.toBe(true)
  })

  test('two workers that start at the same moment keep one schedule each', async () => {
    const [one, two] = await Promise.all([start(), startWork(services, new AbortController().signal)])
    const queues = openQueues(services.env, quietLogger)
    const kept = await queues.queue('maintenance').getJobSchedulers()
    await queues.close()
    const declared = schedules.filter(({ name }) => jobs[name].queue === 'maintenance')
    expect(declared).not.toEqual([])
    expect(kept.map(({ key }) => key).toSorted()).toEqual(declared.map(({ name }) => name).toSorted())
    await two?.stop()
    expect(one.backend).toBe(redisUrl === undefined ? 'postgres' : 'redis')
  })

  test('keeps when each scheduled job was last done', async () => {
    await start()
    const ages = await readScheduleAges(db.connection, services.clock.now())
    expect(ages.map(({ ageSeconds }) => ageSeconds)).not.toContain(null)
    const queues = openQueues(services.env, quietLogger)
    services.clock.advance({ hours: 3 })
    await queues.queue('maintenance').add('purge-reports', {}, { jobId: 'asked-for-by-hand' })
    const overdue = await until(async () => {
      const late = await readScheduleAges(db.connection, services.clock.now())
      const jobsLate = late.filter(({ overdueSeconds }) => overdueSeconds > 0).map(({ job }) => job)
      return jobsLate.includes('purge-reports') ? undefined : jobsLate
    })
    await queues.close()
    expect(overdue).toContain('purge-billing')
    expect(overdue).not.toContain('purge-records')
  })

  test('schedules that the queue lost are back, and a nightly one waits for one o’clock in Lagos', async () => {
    await start()
    const queues = openQueues(services.env, quietLogger)
    const jobQueues = openJobQueues(queues)
    const { maintenance } = jobQueues
    try {
      expect(await restoreSchedules(db, jobQueues)).toEqual([])
      for (const name of ['watch-outbox', 'purge-records']) await maintenance.removeJobScheduler(name)
      expect(await restoreSchedules(db, jobQueues)).toEqual(['watch-outbox', 'purge-records'])
      const { next = 0 } = (await maintenance.getJobScheduler('purge-records')) ?? {}
      expect(new Date(next).toISOString()).toMatch(/T00:00:00.000Z$/)
      expect(next - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
    } finally {
      await queues.close()
    }
  })

  test('is not started when it is told to stop before the database is there', async () => {
    const signal = AbortSignal.timeout(300)
    const away = { ...services.env, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
    const connection = connectDatabase(away, quietLogger)
    expect(await startWork({ ...services, env: away, database: connection }, signal)).toBeUndefined()
    await connection.close()
  })
})
