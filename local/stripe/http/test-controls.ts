import { Router } from '@koa/router'
import * as z from 'zod'
import { advance } from '../checkout.ts'
import { dispute, failRefund, newestCharge, refund } from '../subscriptions.ts'
import { buildRefunds } from '../objects.ts'
import { noFaults, type Ledger } from '../ledger.ts'
import { inStripesShape, requireFound, StripeError } from './request.ts'

const body = {
  advance: z.strictObject({ days: z.number().positive().max(3_660) }),
  mood: z.strictObject({
    declines: z.number().int().min(0).max(100).optional(),
    api: z.enum(['up', 'error', 'silent']).optional(),
    refuses: z.string().nullable().optional(),
    held: z.boolean().optional(),
    copies: z.number().int().min(1).max(10).optional(),
    shuffled: z.boolean().optional(),
  }),
  refund: z.strictObject({ customer: z.string(), amount: z.number().int().positive().optional() }),
  failRefund: z.strictObject({ customer: z.string() }),
  dispute: z.strictObject({
    customer: z.string(),
    status: z.enum(['needs_response', 'won', 'lost']).default('needs_response'),
  }),
}

function parsed<T>(schema: z.ZodType<T>, raw: string | undefined): T {
  try {
    return schema.parse(JSON.parse(raw || '{}'))
  } catch (error) {
    throw new StripeError(
      400,
      error instanceof z.ZodError ? z.prettifyError(error) : 'The body must be JSON.',
    )
  }
}

const chargeOf = (ledger: Ledger, customer: string) =>
  requireFound(newestCharge(ledger, customer), 'charge of customer', customer)

/** Routes below /_test by which a test, or a person at a terminal, controls the stand-in: POST with JSON. */
export function testControls(ledger: Ledger): Router {
  const router = new Router({ prefix: '/_test' })
  router.use(inStripesShape)
  router.post('/advance', (ctx) => {
    const { days } = parsed(body.advance, ctx.request.rawBody)
    advance(ledger, Math.round(days * 24 * 3600))
    ctx.body = { now: new Date(ledger.now() * 1000).toISOString() }
  })
  router.post('/mood', (ctx) => {
    Object.assign(ledger.faults, parsed(body.mood, ctx.request.rawBody))
    ctx.body = ledger.faults
  })
  router.post('/calm', (ctx) => {
    ctx.body = Object.assign(ledger.faults, noFaults())
  })
  router.post('/refund', (ctx) => {
    const { customer, amount } = parsed(body.refund, ctx.request.rawBody)
    ctx.body = refund(ledger, chargeOf(ledger, customer), amount)
  })
  router.post('/refund-failed', (ctx) => {
    const { customer } = parsed(body.failRefund, ctx.request.rawBody)
    const charge = chargeOf(ledger, customer)
    failRefund(ledger, charge)
    ctx.body = buildRefunds(charge)
  })
  router.post('/dispute', (ctx) => {
    const { customer, status } = parsed(body.dispute, ctx.request.rawBody)
    ctx.body = dispute(ledger, chargeOf(ledger, customer), status === 'needs_response' ? undefined : status)
  })
  router.get('/state', (ctx) => {
    const { customers, subscriptions, deliveries } = ledger.state
    ctx.body = { now: ledger.now(), mood: ledger.faults, customers, subscriptions, deliveries }
  })
  return router
}
