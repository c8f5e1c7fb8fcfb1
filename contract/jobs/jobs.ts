import * as z from 'zod/mini'
import { mailPayload } from './mails.ts'

/** How a failed job is tried again. Delays grow from `firstDelayMs` by doubling, with jitter. */
export interface RetryPolicy {
  attempts: number
  firstDelayMs: number
}

/** When a scheduled job runs: each so many milliseconds, or once a day at a time of the clock in Lagos, HH:MM. */
export type Timing = { readonly every: number } | { readonly dailyAt: `${number}:${number}` }

/**
 * What adds a job to its queue: an event that a transaction wrote to the outbox, or the schedule. A scheduled job has an
 * empty payload.
 */
type Origin = { madeBy: readonly ['outbox'] } | ({ madeBy: readonly ['schedule', ...'outbox'[]] } & Timing)

type JobContract = {
  queue: string
  payload: z.ZodMiniType
  retry: RetryPolicy
  /** Whether somebody waits for what it does: put off for long, it wakes the operator; else it is looked at by day. */
  waitedFor: boolean
} & Origin

/** An id of Stripe, for example cus_… */
const stripeId = z.string().check(z.regex(/^[a-z]+_\w{1,250}$/))

const empty = z.strictObject({})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** When the country sleeps. */
const NIGHTLY = { dailyAt: '01:00' } as const

/** A scheduled job that finds its work itself. It is tried three times: the next run comes soon. */
const ofClock = {
  queue: 'maintenance',
  payload: empty,
  retry: { attempts: 3, firstDelayMs: 10_000 },
  waitedFor: false,
  madeBy: ['schedule'],
} as const

/** Such a job, each `every` milliseconds. */
const sweep = (every: number) => ({ ...ofClock, every })

/** A file of a calculation that somebody waits for: three tries, then they are told to ask again. */
const printed = {
  queue: 'reports',
  payload: z.strictObject({
    accountId: z.uuid(),
    submissionId: z.uuid(),
    requestId: z.optional(z.string()),
  }),
  retry: { attempts: 3, firstDelayMs: 1_000 },
  waitedFor: true,
  madeBy: ['outbox'],
} as const satisfies JobContract

/** What reads or ends something at Stripe: 11 pauses of 1 s, 2 s, ... come to 17 minutes at the least; what still fails is healed by the nightly reconcile. */
const atStripe = {
  queue: 'billing',
  retry: { attempts: 12, firstDelayMs: 1_000 },
  madeBy: ['outbox'],
} as const

/**
 * Every job of the product: its queue, its payload (ids only), how it is retried, what makes it and how often
 * [decision 0029].
 */
export const jobs = {
  'send-email': {
    queue: 'mail',
    payload: mailPayload,
    // 13 pauses of 2 s, 4 s, ... come to 2 hours at the least: longer than a mail server is usually away.
    retry: { attempts: 14, firstDelayMs: 2_000 },
    waitedFor: true,
    madeBy: ['outbox'],
  },
  /** Looks the address up that a mail was asked for, and decides what it is sent, if anything. */
  'answer-mail-request': {
    queue: 'mail',
    payload: z.strictObject({ mailRequestId: z.uuid(), requestId: z.optional(z.string()) }),
    retry: { attempts: 14, firstDelayMs: 2_000 },
    waitedFor: true,
    madeBy: ['outbox'],
  },
  /** Reads a customer of Stripe again: the one that a stored event is about, or this one. */
  'sync-subscription': {
    ...atStripe,
    payload: z.union([z.strictObject({ stripeEventId: stripeId }), z.strictObject({ customerId: stripeId })]),
    waitedFor: true,
  },
  /** The same for each customer in turn, by the comparison of the night: nothing happened that somebody waits for. */
  'reread-customer': {
    ...atStripe,
    payload: z.strictObject({ customerId: stripeId }),
    waitedFor: false,
  },
  /** Ends what a deleted account left at Stripe, by the row that names it. */
  'cancel-at-stripe': {
    ...atStripe,
    payload: z.strictObject({ closureId: z.uuid() }),
    waitedFor: true,
  },
  /** Reads every customer again from Stripe, each night. */
  'reconcile-billing': {
    ...ofClock,
    ...NIGHTLY,
    queue: 'billing',
    // 9 pauses of 1 min, 2 min, ... come to 4 hours at the least: longer than Stripe is usually away, and over by the morning.
    retry: { attempts: 10, firstDelayMs: MINUTE },
  },
  /** The same at once, because support asked for it: somebody waits for what it finds. */
  'reconcile-now': { ...atStripe, payload: empty, waitedFor: true },
  /** Looks through Stripe's own list of events for what it did not tell. */
  'look-for-events': { ...sweep(5 * MINUTE), queue: 'billing' },
  /** Mails a reminder 14 days before a subscription renews, once a period. */
  'remind-renewals': { ...sweep(HOUR), queue: 'billing' },
  /** Prints the report of a calculation. Everything it shows is read when it is printed. */
  'render-report': printed,
  /** Makes the return pack of a calculation: paper, data and lists. Everything it shows is read when it is made. */
  'render-return-pack': printed,
  /** Mails the reminders with a date that people asked for: each once, from the morning of its day. */
  'remind-of-dates': sweep(HOUR),
  /** Works kept calculations out again for who asked for it, and mails that the law makes something else of them. */
  'remind-of-law': { ...ofClock, ...NIGHTLY },
  /** Warns when an event has waited for its queue for more than five minutes. */
  'watch-outbox': sweep(2 * MINUTE),
  /** Publishes the event of a mail again that its queue does not know any more. */
  'recover-lost-mails': sweep(MINUTE),
  /** Adds the ids of accounts erased since to the operator's erased log. */
  'keep-erased-log': sweep(2 * MINUTE),
  /** Where a hosted provider signs people in, deletes what lies ready of our own sign-in. */
  'sweep-closed-door': sweep(HOUR),
  /** Deletes published events after 7 days, and the traces of mails sent or refused after 90. */
  'purge-outbox': sweep(HOUR),
  /** Deletes events of Stripe and payment pages after 90 days. */
  'purge-billing': sweep(HOUR),
  /**
   * Deletes sign-ups nobody verified within 7 days, mailed links a day after they expired, traces of sessions after 30
   * days, the history of ways in after 90, unfinished sign-ins, and ended identities after a day.
   */
  'purge-sign-ins': sweep(HOUR),
  /** Changes of address that wait: takes effect, tells the old address again, or drops what was never proved. */
  'run-email-changes': sweep(HOUR),
  /**
   * Mails the owners of accounts that nobody used for 22 months, and for 23; erases those unused for 24, and sealed ones
   * after 90 days.
   */
  'erase-unused-accounts': { ...ofClock, ...NIGHTLY },
  /** Tells who waits to get in without a lost second factor, on days 3, 6 and 7. A reset goes by the clock, not by this. */
  'tell-of-regains': sweep(HOUR),
  /** Deletes reports, printed or not, 24 hours after they were asked for or printed. */
  'purge-reports': sweep(HOUR),
  /**
   * Deletes drafts that nobody touched for 365 days, the record that a draft was submitted after 365, what reminders told
   * after 365, and entries of the audit log after 730.
   */
  'purge-records': { ...ofClock, ...NIGHTLY },
} as const satisfies Record<string, JobContract>

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>
export type QueueName = (typeof jobs)[JobName]['queue']

type MadeBy<Maker extends 'outbox' | 'schedule'> = {
  [Name in JobName]: Maker extends (typeof jobs)[Name]['madeBy'][number] ? Name : never
}[JobName]

/** Jobs that run by the clock. */
export type ScheduledJobName = MadeBy<'schedule'>

/** Jobs that an event in the outbox may ask for. */
export type OutboxJobName = MadeBy<'outbox'>

/** Names of every job. */
export const jobNames = Object.keys(jobs) as JobName[]

/** Whether somebody waits for a job of this name; one that another version knows counts as waited for. */
export const isWaitedFor = (name: string): boolean =>
  jobNames.every((known) => known !== name || jobs[known].waitedFor)

/** A scheduled job, and when it runs. */
export interface Schedule {
  readonly name: ScheduledJobName
  readonly timing: Timing
}

/** Jobs that run by the clock, and when. */
export const schedules: readonly Schedule[] = Object.entries<JobContract>(jobs).flatMap(
  ([key, job]): Schedule[] => {
    const name = key as ScheduledJobName
    if ('every' in job) return [{ name, timing: { every: job.every } }]
    return 'dailyAt' in job ? [{ name, timing: { dailyAt: job.dailyAt } }] : []
  },
)

/** Names of every queue, for workers, the dashboard and metrics. */
export const queueNames: readonly QueueName[] = [...new Set(Object.values(jobs).map((job) => job.queue))]
