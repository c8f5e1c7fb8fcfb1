import { describe, expect, test } from 'vitest'
import type { Figures, QueueFigures } from './figures.ts'
import { MANY_DIED } from '../../../../db/stores/worker-heartbeats.ts'
import { REASON_GAP } from '../../../../platform/reason.ts'
import { inOneSentence, judge } from './judge.ts'
import { statusPage } from './page.ts'

const now = new Date('2026-11-20T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const queue: QueueFigures = {
  name: 'mail',
  failed: 0,
  failedJobs: [],
  failedSeconds: 0,
  waiting: 0,
  active: 0,
  delayed: 0,
  isPaused: false,
  pausedAt: null,
  putOffSeconds: 0,
  putOffWaitedSeconds: 0,
  putOffReasons: [],
  oldestSeconds: 0,
  untakenSeconds: 0,
}
const nothingOwed = { count: 0, since: null, ofDeleted: 0, ofNobody: 0 }
const noDisputes = { count: 0, unanswered: 0, since: null, dueAt: null }
const well: Figures = {
  now,
  startedBy: 'compose',
  keepsLogin: true,
  requests: { answered: 400, failed: 0, failedBy: {} },
  pool: { used: 2, waiting: 0, most: 12 },
  outbox: { waiting: 0, oldestSeconds: 0 },
  workers: {
    alive: 2,
    aliveSince: hoursAgo(3),
    withoutBrowser: 0,
    withoutBrowserSince: null,
    notTried: 0,
    lastSeen: new Date(now.getTime() - 4_000),
    stoppedAt: null,
    died: 0,
    diedSince: null,
    diedLast: null,
  },
  lastBackup: new Date(now.getTime() - 3_600_000),
  database: { unusable: undefined, trouble: null, backSeconds: null },
  backend: 'postgres',
  queues: [queue],
  mailsFailed: { count: 0, first: null },
  stripe: {
    events: 4,
    slowestSeconds: 2,
    last: { type: 'invoice.paid', at: hoursAgo(0.2) },
    untold: { count: 0, types: [], since: null },
    asked: 0,
    lookedAt: hoursAgo(1 / 30),
    isSetUp: true,
  },
  money: {
    unmatched: { count: 0, since: null },
    uncancelled: { count: 0, pages: 0, since: null },
    unreturned: nothingOwed,
    disputes: noDisputes,
  },
  schedules: [
    { job: 'purge-outbox', doneAt: hoursAgo(1 / 6), ageSeconds: 600, overdueSeconds: 0 },
    { job: 'reconcile-billing', doneAt: hoursAgo(9), ageSeconds: 32_400, overdueSeconds: 0 },
  ],
}
const seenBefore = (seconds: number) => ({
  seenSeconds: seconds,
  answeredSeconds: 60,
  readOnlyBecause: undefined,
})
const compared = { job: 'reconcile-billing', doneAt: hoursAgo(9), ageSeconds: 32_400, overdueSeconds: 0 }
const worst = (figures: Partial<Figures>) => judge({ ...well, ...figures })[0]

test('when all is well every part works, and the heading says so', () => {
  const parts = judge(well)
  expect(new Set(parts.map(({ state }) => state))).toEqual(new Set(['working']))
  expect(inOneSentence(parts)).toBe('Everything works')
})

describe('what is wrong comes first, with its figure', () => {
  test.each<[string, Partial<Figures>, string, string]>([
    [
      'Failed jobs',
      { queues: [{ ...queue, name: 'reports', failed: 1, failedJobs: ['render-report'] }] },
      'slow',
      '1 job: render-report',
    ],
    [
      'Printing of reports',
      { workers: { ...well.workers!, withoutBrowser: 1 } },
      'slow',
      '1 of 2 workers have no browser that starts',
    ],
    [
      'Printing of reports',
      { workers: { ...well.workers!, withoutBrowser: 2 } },
      'down',
      '2 of 2 workers have no browser that starts',
    ],
    [
      'Jobs put off',
      { queues: [{ ...queue, name: 'reports', delayed: 2, putOffSeconds: 60 }] },
      'slow',
      'reports: 2 jobs, the oldest since 1 min',
    ],
    [
      'Workers that died in the last hour',
      { workers: { ...well.workers!, died: 1, diedSince: hoursAgo(0.5), diedLast: hoursAgo(0.5) } },
      'slow',
      '1 process, last seen 10:30:00; none was started in its place',
    ],
    [
      'Workers that died in the last hour',
      { workers: { ...well.workers!, died: 4, diedSince: hoursAgo(0.5), diedLast: hoursAgo(0.25) } },
      'down',
      '4 processes, last seen 10:45:00; none was started in its place',
    ],
    [
      'Schedules that did not run',
      { schedules: [compared, { job: 'purge-outbox', doneAt: now, ageSeconds: 4_000, overdueSeconds: 100 }] },
      'slow',
      'purge-outbox, last done 1 h 6 min ago',
    ],
    [
      'Schedules that did not run',
      {
        schedules: [
          compared,
          { job: 'purge-outbox', doneAt: now, ageSeconds: 86_400, overdueSeconds: 82_500 },
        ],
      },
      'down',
      'purge-outbox, last done 1 d ago',
    ],
    [
      'Schedules that did not run',
      { schedules: [compared, { job: 'purge-outbox', doneAt: null, ageSeconds: null, overdueSeconds: 0 }] },
      'unknown',
      '1 of 2 were never scheduled',
    ],
    [
      'Payments that name nobody',
      { money: { ...well.money!, unmatched: { count: 1, since: hoursAgo(1) } } },
      'slow',
      '1 payment, the oldest since 1 h',
    ],
    [
      'Payments that name nobody',
      { money: { ...well.money!, unmatched: { count: 2, since: hoursAgo(30) } } },
      'down',
      '2 payments, the oldest since 1 d 6 h',
    ],
    [
      'Renewals that could not be stopped',
      { money: { ...well.money!, uncancelled: { count: 2, pages: 1, since: hoursAgo(2) } } },
      'down',
      '1 customer and 1 payment page, the oldest since 2 h',
    ],
    [
      'Refunds that the bank returned',
      { money: { ...well.money!, unreturned: { count: 2, since: hoursAgo(50), ofDeleted: 1, ofNobody: 0 } } },
      'slow',
      '2 refunds, 1 of deleted accounts, the oldest back for 2 d 2 h',
    ],
    [
      'Refunds that the bank returned',
      { money: { ...well.money!, unreturned: { count: 4, since: hoursAgo(50), ofDeleted: 1, ofNobody: 2 } } },
      'slow',
      '4 refunds, 1 of deleted accounts, 2 of payments that name nobody, the oldest back for 2 d 2 h',
    ],
    ['Oldest waiting job', { queues: [{ ...queue, oldestSeconds: 200 }] }, 'slow', '3 min 20 s'],
    ['Oldest waiting job', { queues: [{ ...queue, oldestSeconds: 7_200 }] }, 'down', '2 h'],
    ['Paused queues', { queues: [{ ...queue, isPaused: true, waiting: 3 }] }, 'down', 'mail: 3 jobs waiting'],
    [
      'Mails put off',
      { queues: [{ ...queue, delayed: 2, putOffSeconds: 60 }] },
      'slow',
      '2 mails, the oldest since 1 min',
    ],
    [
      'Mails put off',
      { queues: [{ ...queue, delayed: 1, putOffSeconds: 7_200 }] },
      'down',
      '1 mail, the oldest since 2 h',
    ],
    ['Outbox', { outbox: { waiting: 3, oldestSeconds: 30 } }, 'slow', '3 events waiting, oldest 30 s'],
    ['Outbox', { outbox: { waiting: 1, oldestSeconds: 300 } }, 'down', '1 event waiting, oldest 5 min'],
    ['Mails failed in the last hour', { mailsFailed: { count: 2, first: now } }, 'slow', '2 mails'],
    [
      'Mails failed in the last hour',
      { mailsFailed: { count: 1_000, first: now } },
      'down',
      '1000 mails or more',
    ],
    [
      'Events of Stripe in the last hour',
      { stripe: { ...well.stripe!, events: 2, slowestSeconds: 7_200 } },
      'slow',
      '2 events, the slowest after 2 h',
    ],
    ['Database pool', { pool: { used: 12, waiting: 3, most: 12 } }, 'slow', '12 of 12 in use, 3 waiting'],
    ['Worker', { workers: { ...well.workers!, alive: 0, lastSeen: null } }, 'down', 'None runs, never seen'],
    [
      'Worker',
      { workers: { ...well.workers!, alive: 0, stoppedAt: hoursAgo(5 / 3_600) } },
      'slow',
      'None runs, the last was stopped 5 s ago',
    ],
    [
      'Worker',
      { workers: { ...well.workers!, alive: 0, stoppedAt: hoursAgo(1) } },
      'down',
      'None runs, the last was stopped 1 h ago',
    ],
    ['Last backup', { lastBackup: null }, 'unknown', 'None written down'],
    ['Last backup', { lastBackup: new Date('2026-11-10T10:00:00Z') }, 'slow', '10 d ago'],
    ['Queue backend', { backend: 'redis', queues: undefined }, 'down', 'Redis does not answer'],
    ['Queue backend', { queues: undefined }, 'down', 'The queues could not be read from PostgreSQL'],
    [
      'Database',
      {
        database: {
          unusable: { kind: 'silent', why: 'the database does not answer' },
          trouble: seenBefore(9),
          backSeconds: null,
        },
      },
      'down',
      'The database does not answer',
    ],
  ])('%s %o', (name, figures, state, figure) => {
    const part = worst(figures)
    expect({ ...part, figure: part?.figure.replaceAll('\u00a0', ' ') }).toMatchObject({ name, state, figure })
  })
})

const unreadable = {
  outbox: undefined,
  workers: undefined,
  lastBackup: undefined,
  stripe: undefined,
  money: undefined,
  schedules: undefined,
  queues: undefined,
  mailsFailed: undefined,
}

test('a database that takes no writes is the one fault that is told, and when it was seen; what needs it names it', () => {
  const database = {
    unusable: { kind: 'read-only', why: 'the database takes no writes' } as const,
    trouble: seenBefore(40),
    backSeconds: null,
  }
  const parts = judge({ ...well, ...unreadable, database })
  const [first, ...others] = parts
  expect(first).toMatchObject({
    name: 'Database',
    state: 'down',
    figure: 'The database takes no writes',
    seen: new Date(now.getTime() - 40_000),
  })
  expect(first?.advice).toContain('Promote the standby')
  const unknown = others.filter(({ state }) => state === 'unknown')
  expect(unknown.length).toBeGreaterThan(12)
  expect(new Set(unknown.map(({ advice }) => advice))).toEqual(new Set(['See Database.']))
  expect(inOneSentence(parts)).toBe(`One part needs mending, ${unknown.length} are not known`)
})

test.each([
  ['standby', 'standby that nobody promoted', 'select pg_promote()'],
  ['database', 'Make room', 'alter database %I reset default_transaction_read_only'],
  ['user', 'on the role', 'alter role current_user reset default_transaction_read_only'],
  ['configuration file', 'on the server', 'alter system reset default_transaction_read_only'],
  [undefined, 'the command says which', 'select pg_is_in_recovery()'],
])(
  'a database that is read-only by its %s: what ends it, and how one sees that',
  (because, advice, command) => {
    const database = {
      unusable: { kind: 'read-only', why: 'the database takes no writes' } as const,
      trouble: { ...seenBefore(40), readOnlyBecause: because },
      backSeconds: null,
    }
    const [part] = judge({ ...well, ...unreadable, database })
    expect(part?.advice).toContain(advice)
    expect(part?.advice).toContain('it is over when this line says “Takes writes”')
    expect(part?.command).toContain(command)
  },
)

test('of a database that does not answer nobody says since when, but when it was seen and when it last answered', () => {
  const database = {
    unusable: { kind: 'silent', why: 'the database does not answer' } as const,
    trouble: seenBefore(9),
    backSeconds: null,
  }
  const figures: Figures = { ...well, ...unreadable, database }
  const [part] = judge(figures)
  expect(part?.advice).toMatch(/^It last answered this process 1\u00a0min ago\./)
  const page = statusPage(figures, {
    operator: { name: 'halima', role: 'operator' },
    environment: 'test',
    base: '/operator',
  }).replaceAll('\u00a0', ' ')
  expect(page).toContain(
    'First seen by this process 20 November 2026 at 10:59:51 (9 s); it may have begun before.',
  )
  expect(page).not.toMatch(/Since [\d]/)
})

test('without Redis the queue backend is the fault, since the oldest event that waits; the database’s lines stay', () => {
  const { queues, mailsFailed } = unreadable
  const outbox = { waiting: 1, oldestSeconds: 45 }
  const parts = judge({ ...well, backend: 'redis', queues, mailsFailed, outbox })
  expect(parts[0]).toMatchObject({ name: 'Queue backend', since: new Date(now.getTime() - 45_000) })
  const unknown = parts.filter(({ state }) => state === 'unknown')
  expect(new Set(unknown.map(({ advice }) => advice))).toEqual(new Set(['See Queue backend.']))
  expect(parts.find(({ name }) => name === 'Worker')?.state).toBe('working')
})

test('a figure that could not be read while the database works is a fault of its own', () => {
  const [worker] = judge({ ...well, workers: undefined })
  expect(worker).toMatchObject({ name: 'Worker', state: 'down', figure: 'Could not be read' })
  expect(worker?.advice).toContain('log of the API')
})

test('the heading counts everything that is not working, whatever its state', () => {
  const figures: Figures = {
    ...well,
    mailsFailed: { count: 2, first: now },
    lastBackup: null,
    queues: [{ ...queue, isPaused: true }],
  }
  expect(inOneSentence(judge(figures))).toBe('One part needs mending, 1 needs a look, 1 is not known')
  expect(inOneSentence(judge({ ...well, lastBackup: null }))).toBe('One part is not known')
})

test('what is put off says why, the commonest reason first', () => {
  const delayed = { ...queue, delayed: 3, putOffSeconds: 60 }
  const advice = (putOffReasons: string[]) => worst({ queues: [{ ...delayed, putOffReasons }] })?.advice
  expect(advice(['The mail server could not be reached (ESOCKET)'])).toBe(
    'The mail server could not be reached (ESOCKET). Each is tried again by itself; once mended, try all now.',
  )
  expect(advice(['one', 'two', 'three'])).toMatch(/^one; two; and others, see jobs waiting\./)
  expect(advice([])).toMatch(/^They were delayed by hand, or not tried yet\./)
})

/** What the lines of the oldest job and of the worker say. */
const oldestAndWorker = (figures: Partial<Figures>) => {
  const judged = judge({ ...well, ...figures })
  const named = (name: string) => judged.find((part) => part.name === name)
  return { oldest: named('Oldest waiting job'), worker: named('Worker') }
}

describe('jobs that nobody takes up', () => {
  const untaken = { ...queue, waiting: 3, oldestSeconds: 260, untakenSeconds: 240 }
  test('a queue is stuck though a worker says that it runs: both lines say so, since when and what to do', () => {
    const { oldest, worker } = oldestAndWorker({ queues: [untaken] })
    expect(oldest).toMatchObject({
      state: 'down',
      figure: 'Stuck. mail: 3 jobs wait, the oldest for 4\u00a0min 20\u00a0s, none taken for 4\u00a0min',
      since: hoursAgo(240 / 3_600),
      touches: 'everybody who waits for a mail',
    })
    expect(oldest?.advice).toContain('takes up none of these')
    expect(oldest?.command).toContain('--force-recreate worker')
    expect(worker).toMatchObject({ state: 'down', command: oldest?.command })
    expect(worker?.figure).toContain('nothing of mail is taken')
  })

  test('behind jobs in hand they are held up, and the worker works', () => {
    const { oldest, worker } = oldestAndWorker({ queues: [{ ...untaken, active: 1 }] })
    expect(oldest?.state).toBe('slow')
    expect(oldest?.figure).toMatch(/^Held up\. mail: /)
    expect(worker?.state).toBe('working')
  })

  test('without a worker the jobs that it had in hand excuse nothing, and the line leads to it', () => {
    const { oldest } = oldestAndWorker({
      queues: [{ ...untaken, active: 1 }],
      workers: { ...well.workers!, alive: 0, lastSeen: hoursAgo(1) },
    })
    expect(oldest?.figure).toMatch(/^Stuck\. /)
    expect(oldest?.advice).toContain('see Worker')
  })

  test('what waits while jobs are taken up is no more than late', () => {
    const { oldest } = oldestAndWorker({ queues: [{ ...untaken, untakenSeconds: 0 }] })
    expect(oldest).toMatchObject({ state: 'slow', figure: '4\u00a0min 20\u00a0s' })
    expect(oldest?.advice).toContain('start more workers')
  })
})

test('of a worker nobody says that jobs are done while the queues do not answer', () => {
  const worker = judge({ ...well, queues: undefined }).find(({ name }) => name === 'Worker')
  expect(worker).toMatchObject({ state: 'working', advice: expect.stringContaining('is not known') })
})

test('the command of a worker that is gone without a word also replaces one that hangs', () => {
  const commandOf = (stoppedAt: Date | null) =>
    worst({ workers: { ...well.workers!, alive: 0, lastSeen: hoursAgo(1), stoppedAt } })?.command
  expect(commandOf(null)).toBe('docker compose up -d --force-recreate worker')
  expect(commandOf(hoursAgo(1))).toBe('docker compose up -d worker')
})

/** Every command that the page prints where the product was started so. */
const commands = (startedBy: Figures['startedBy']) =>
  judge({ ...well, startedBy })
    .map(({ command }) => command)
    .join('\n')

const workersNow = (workers: Partial<Figures['workers']>, backSeconds: number | null = null) => {
  const parts = judge({
    ...well,
    workers: { ...well.workers!, ...workers },
    database: { ...well.database, backSeconds },
  })
  const named = (name: string) => parts.find((part) => part.name === name)
  return { died: named('Workers that died in the last hour'), worker: named('Worker') }
}

test('a worker that died and was replaced needs nothing any more; both moments are told', () => {
  const died = { diedSince: hoursAgo(0.5), diedLast: hoursAgo(0.5), aliveSince: hoursAgo(0.4) }
  expect(workersNow({ ...died, died: 1 }).died).toMatchObject({
    state: 'working',
    figure: '1 process, last seen 10:30:00; replaced by one that runs since 10:36:00',
  })
  expect(workersNow({ ...died, died: MANY_DIED }).died?.state).toBe('down')
})

test('once the database is back, nobody says for some seconds that no worker runs or that one died', () => {
  const silent = {
    alive: 0,
    died: 2,
    diedSince: hoursAgo(0.1),
    diedLast: hoursAgo(0.1),
    lastSeen: hoursAgo(0.1),
  }
  for (const part of Object.values(workersNow(silent, 5)))
    expect(part).toMatchObject({ state: 'unknown', figure: 'Not known yet' })
  expect(workersNow(silent, 5).worker?.advice).toMatch(/^The database is back for 5\u00a0s\./)
  expect(workersNow(silent, 30).worker).toMatchObject({ state: 'down' })
  expect(workersNow({ ...silent, stoppedAt: hoursAgo(0.1) }, 5).worker?.figure).toContain('was stopped')
})

const comparison = (nightly: Partial<typeof compared> | null) =>
  judge({ ...well, schedules: nightly ? [{ ...compared, ...nightly }] : [] }).find(
    ({ name }) => name === 'Comparison with Stripe',
  )

test('of the nightly comparison with Stripe it is told when it was last done with success', () => {
  expect(comparison({})).toMatchObject({
    state: 'working',
    figure: 'Last done 20 November 2026 at 02:00:00, 9\u00a0h ago',
  })
  expect(comparison({ ageSeconds: 90_000, overdueSeconds: 3_300 })).toMatchObject({
    state: 'slow',
    command: expect.stringContaining('billing reconcile'),
    since: new Date(now.getTime() - 3_300_000),
  })
  expect(comparison({ overdueSeconds: 90_000 })?.state).toBe('down')
  expect(comparison(null)).toMatchObject({ state: 'unknown', figure: 'Never scheduled' })
})

test('commands are those of the way in which the product was started, and of no other', () => {
  expect(commands('npm start')).not.toMatch(/docker|systemctl|journalctl|kubectl/)
  expect(commands('compose')).not.toMatch(/npm|systemctl|journalctl|kubectl/)
  expect(commands('systemd')).not.toMatch(/npm|docker|kubectl/)
  expect(commands('kubernetes')).not.toMatch(/npm|docker|systemctl|journalctl/)
})

test('a job that failed touches whoever it was for, not everybody', () => {
  const failed = { ...queue, failed: 1, failedJobs: ['send-email'] }
  expect(worst({ queues: [failed] })?.touches).toBe('whoever they were for')
  expect(worst({ queues: [{ ...failed, name: 'maintenance' }] })?.touches).toContain('nobody at once')
})

const resumeOf = (...queues: Figures['queues'] & object) =>
  judge({ ...well, queues }).find(({ name }) => name === 'Paused queues')?.command

test('the command of one paused queue can be typed as it stands', () => {
  const paused = { ...queue, isPaused: true }
  expect(resumeOf(paused)).toBe(`docker compose run --rm support jobs resume mail ${REASON_GAP}`)
  expect(resumeOf(paused, { ...paused, name: 'billing' })).toBe(
    `docker compose run --rm support jobs resume mail ${REASON_GAP}; docker compose run --rm support jobs resume billing ${REASON_GAP}`,
  )
})
