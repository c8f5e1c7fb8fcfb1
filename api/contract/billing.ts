import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'

/** What the person's plan is by the server's clock. */
export const billingStatus = z.object({
  paid: z.boolean(),
  activeUntil: z.nullable(timestamp),
  /** Calculations a free account may still keep; null when there is no limit. */
  freeCalculationsLeft: z.nullable(z.number()),
})
export type BillingStatus = z.infer<typeof billingStatus>

export const readBillingStatus = endpoint({
  method: 'GET',
  path: '/billing/status',
  access: 'verified',
  summary: 'Free or paid, until when, and how many calculations may still be kept.',
  status: 200,
  answer: billingStatus,
})
