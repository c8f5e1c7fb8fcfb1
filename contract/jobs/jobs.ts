import * as z from 'zod/mini'

/** A mail to hand over: which one, for whom, and the row that makes its link. Ids only, no personal data. */
export const sendEmailPayload = z.strictObject({
  /** Which mail, a key of templates/email. */
  mail: z.enum([
    'verify-email',
    'already-registered',
    'reset-password',
    'password-changed',
    'change-email',
    'undo-email-change',
    'link-identity',
    'payment-receipt',
    'payment-failed',
    'renewal-reminder',
    'report',
  ]),
  /** The account it goes to: the address is read when the mail is sent. */
  accountId: z.uuid(),
  /** The mail token whose link it carries, for mails that carry one. */
  mailTokenId: z.optional(z.uuid()),
  /** What it tells about money, for mails that do. */
  billingNoticeId: z.optional(z.uuid()),
  /** The calculation whose report it carries, for the mail that carries one. */
  submissionId: z.optional(z.uuid()),
  /** The request that asked for it, carried into logs and the mail's headers. */
  requestId: z.optional(z.string()),
})
export type SendEmailPayload = z.infer<typeof sendEmailPayload>

/** An id of Stripe, for example cus_… */
const stripeId = z.string().check(z.regex(/^[a-z]+_\w{1,250}$/))

/** A customer of Stripe to read again: the one an event that we keep is about, or this one. */
export const syncSubscriptionPayload = z.union([
  z.strictObject({ stripeEventId: stripeId }),
  z.strictObject({ customerId: stripeId }),
])
export type SyncSubscriptionPayload = z.infer<typeof syncSubscriptionPayload>

/** What a deleted account left at Stripe: the row that names it. */
const cancelAtStripePayload = z.strictObject({ closureId: z.uuid() })

/** A report to print: of which calculation, and whose. Everything it shows is read when it is printed. */
export const renderReportPayload = z.strictObject({
  accountId: z.uuid(),
  submissionId: z.uuid(),
  requestId: z.optional(z.string()),
})
export type RenderReportPayload = z.infer<typeof renderReportPayload>

/** Sweeps find their work themselves. */
const nothing = z.strictObject({})

/** How a failed job is tried again. Delays grow from `firstDelayMs` by doubling, with jitter. */
export interface RetryPolicy {
  attempts: number
  firstDelayMs: number
}

/** A sweep runs again within the hour anyway. */
const sweepRetry = { attempts: 3, firstDelayMs: 10_000 } as const satisfies RetryPolicy

/** Every job of the product: its queue, its payload, how it is retried. Explicit, one entry a job. */
export const jobs = {
  'send-email': {
    queue: 'mail',
    payload: sendEmailPayload,
    // 13 pauses of 2 s, 4 s, ... come to 2 hours at the least: longer than a mail server is usually away.
    retry: { attempts: 14, firstDelayMs: 2_000 },
  },
  // 11 pauses of 1 s, 2 s, ... come to 17 minutes at the least; what still fails is healed by the nightly reconcile.
  'sync-subscription': {
    queue: 'billing',
    payload: syncSubscriptionPayload,
    retry: { attempts: 12, firstDelayMs: 1_000 },
  },
  'cancel-at-stripe': {
    queue: 'billing',
    payload: cancelAtStripePayload,
    retry: { attempts: 12, firstDelayMs: 1_000 },
  },
  'reconcile-billing': { queue: 'billing', payload: nothing, retry: sweepRetry },
  'remind-renewals': { queue: 'billing', payload: nothing, retry: sweepRetry },
  'render-report': {
    queue: 'reports',
    payload: renderReportPayload,
    // Somebody waits for it: three tries, then they are told to ask again.
    retry: { attempts: 3, firstDelayMs: 1_000 },
  },
  'recover-lost-mails': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
  'watch-outbox': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
  'purge-outbox': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
  'purge-billing': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
  'purge-sign-ins': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
  'purge-reports': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
  'purge-records': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
  'purge-unverified-accounts': { queue: 'maintenance', payload: nothing, retry: sweepRetry },
} as const satisfies Record<string, { queue: string; payload: z.ZodMiniType; retry: RetryPolicy }>

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>
export type QueueName = (typeof jobs)[JobName]['queue']

/** Names of every job. */
export const jobNames = Object.keys(jobs) as JobName[]

/** Names of every queue, for workers, the dashboard and metrics. */
export const queueNames: readonly QueueName[] = [...new Set(Object.values(jobs).map((job) => job.queue))]
