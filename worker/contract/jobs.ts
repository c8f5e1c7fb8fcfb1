import * as z from 'zod/mini'

/** A mail to hand over: which one, for whom, and the row that makes its link. Ids only, no personal data. */
export const sendEmailPayload = z.strictObject({
  /** Which mail, a key of templates/email. */
  mail: z.enum(['verify-email', 'already-registered', 'reset-password', 'password-changed']),
  /** The account it goes to: its address is read when the mail is sent. */
  accountId: z.uuid(),
  /** The mail token whose link it carries, for mails that carry one. */
  mailTokenId: z.optional(z.uuid()),
  /** The request that asked for it, carried into logs and the mail's headers. */
  requestId: z.optional(z.string()),
})
export type SendEmailPayload = z.infer<typeof sendEmailPayload>

/** How a failed job is tried again. Delays grow from `firstDelayMs` by doubling, with jitter. */
export interface RetryPolicy {
  attempts: number
  firstDelayMs: number
}

/** Every job of the product: its queue, its payload, how it is retried. Explicit, one entry a job. */
export const jobs = {
  'send-email': {
    queue: 'mail',
    payload: sendEmailPayload,
    retry: { attempts: 12, firstDelayMs: 2_000 },
  },
} as const satisfies Record<string, { queue: string; payload: z.ZodMiniType; retry: RetryPolicy }>

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>

/** Names of every queue, for the dashboard and for metrics. */
export const queueNames: readonly string[] = [...new Set(Object.values(jobs).map((job) => job.queue))]
