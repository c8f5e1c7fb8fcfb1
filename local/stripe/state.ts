import * as z from 'zod'
import { readPrivateJson } from '../private-file.ts'

/** Seconds since 1970, as Stripe gives every moment. */
const seconds = z.number().int()
const words = z.record(z.string(), z.string())

const customer = z.object({ id: z.string(), email: z.string().nullable(), created: seconds, metadata: words })

const session = z.object({
  id: z.string(),
  created: seconds,
  status: z.enum(['open', 'complete', 'expired']),
  expiresAt: seconds,
  customerId: z.string().nullable(),
  email: z.string().nullable(),
  reference: z.string().nullable(),
  metadata: words,
  subscriptionMetadata: words,
  successUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  subscriptionId: z.string().nullable(),
})

const subscription = z.object({
  id: z.string(),
  itemId: z.string(),
  customerId: z.string(),
  created: seconds,
  status: z.enum(['active', 'past_due', 'canceled']),
  periodStart: seconds,
  periodEnd: seconds,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  invoiceId: z.string(),
  metadata: words,
})

const invoice = z.object({
  id: z.string(),
  number: z.string(),
  subscriptionId: z.string(),
  customerId: z.string(),
  created: seconds,
  /** The period that it is for, whenever it is made; of one from before this was kept, the year after it was made. */
  period: z.object({ start: seconds, end: seconds }).optional(),
  status: z.enum(['open', 'paid']),
  attempts: z.number().int(),
  nextAttempt: seconds.nullable(),
  paidAt: seconds.nullable(),
  intentId: z.string(),
})

const charge = z.object({
  id: z.string(),
  customerId: z.string(),
  intentId: z.string(),
  created: seconds,
  amount: z.number().int(),
  refunds: z.array(
    z.object({
      id: z.string(),
      created: seconds,
      amount: z.number().int(),
      /** The bank did not take it, days later: the money is back with the shop. */
      isFailed: z.boolean().default(false),
    }),
  ),
})

const dispute = z.object({
  id: z.string(),
  chargeId: z.string(),
  created: seconds,
  status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
})

const portal = z.object({
  id: z.string(),
  customerId: z.string(),
  returnUrl: z.string().nullable(),
  created: seconds,
})

/** An event with its body as of the time that it happened. */
const event = z.object({ id: z.string(), type: z.string(), created: seconds, body: z.string() })

/** An event to deliver. `dueAt` is milliseconds since 1970 by the machine's clock. */
const delivery = z.object({
  id: z.string(),
  eventId: z.string(),
  attempts: z.number().int(),
  dueAt: z.number(),
})

const answer = z.object({ key: z.string(), asked: z.string(), status: z.number().int(), body: z.string() })

const byId = <T extends z.ZodType>(one: T) => z.record(z.string(), one)

/** The stand-in's whole state. */
export const stateSchema = z.object({
  /** Seconds that its clock is ahead of the machine's. */
  ahead: z.number().int().nonnegative(),
  customers: byId(customer),
  sessions: byId(session),
  subscriptions: byId(subscription),
  invoices: byId(invoice),
  charges: byId(charge),
  disputes: byId(dispute),
  portals: byId(portal),
  events: z.array(event),
  deliveries: z.array(delivery),
  /** Answers given under an Idempotency-Key, oldest first. */
  answers: z.array(answer),
})

export type State = z.infer<typeof stateSchema>
export type Customer = z.infer<typeof customer>
export type Session = z.infer<typeof session>
export type Subscription = z.infer<typeof subscription>
export type Invoice = z.infer<typeof invoice>
export type Charge = z.infer<typeof charge>
export type Dispute = z.infer<typeof dispute>
export type Portal = z.infer<typeof portal>
export type KeptEvent = z.infer<typeof event>
export type Delivery = z.infer<typeof delivery>

/** The state of a new stand-in. */
export function emptyState(): State {
  return {
    ahead: 0,
    customers: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    charges: {},
    disputes: {},
    portals: {},
    events: [],
    deliveries: [],
    answers: [],
  }
}

/**
 * The state stored in `file`; a new one where there is none.
 * @throws StartError when the file is damaged.
 */
export function loadState(file: string): State {
  const loss = 'payments made on this machine are then forgotten, and nothing else is lost.'
  return readPrivateJson(file, (json) => stateSchema.parse(json), loss) ?? emptyState()
}
