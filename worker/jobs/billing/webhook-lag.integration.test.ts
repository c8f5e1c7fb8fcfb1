import { expect, test } from 'vitest'
import { registry } from '../../../platform/metrics/registry.ts'
import { subscribed, useBilling } from './testing/billing.ts'

const billing = useBilling()

/** How many events took one step, and their seconds together. */
async function lagOf(step: 'stored' | 'done'): Promise<{ count: number; seconds: number }> {
  const text = await registry.metrics()
  const figure = (what: string) =>
    Number(
      new RegExp(`^naijatax_webhook_lag_seconds_${what}\\{step="${step}"\\} (\\S+)$`, 'm').exec(text)?.[1] ??
        0,
    )
  return { count: figure('count'), seconds: figure('sum') }
}

/** The event of the payment, and when Stripe made it, in seconds. */
function takePaid() {
  for (const event of billing.stripe.takeEvents()) {
    const { type, created } = JSON.parse(event.body) as { type: string; created: number }
    if (type === 'checkout.session.completed') return { event, created }
  }
  throw new Error('Stripe told of no payment')
}

test('the lag of an event is counted when it is stored, once, and when it is done', async () => {
  await subscribed(billing)
  const { event, created } = takePaid()
  const start = { stored: await lagOf('stored'), done: await lagOf('done') }

  billing.api.clock.advance({ seconds: 40 })
  const late = billing.api.clock.now().getTime() / 1000 - created
  for (const _ of [1, 2]) expect((await billing.deliver(event)).status).toBe(200)
  const stored = await lagOf('stored')
  expect(stored.count - start.stored.count).toBe(1)
  expect(stored.seconds - start.stored.seconds).toBeCloseTo(late, 3)
  expect(late).toBeGreaterThanOrEqual(40)
  expect(await lagOf('done')).toEqual(start.done)

  billing.api.clock.advance({ seconds: 7 })
  await billing.work()
  const done = await lagOf('done')
  expect(done.count - start.done.count).toBe(1)
  expect(done.seconds - start.done.seconds).toBeCloseTo(7, 3)
})

test('an event from a clock ahead of ours was stored at once', async () => {
  await subscribed(billing)
  const before = await lagOf('stored')
  billing.api.clock.advance({ seconds: -60 })
  expect((await billing.deliver(takePaid().event)).status).toBe(200)
  const after = await lagOf('stored')
  expect(after).toEqual({ count: before.count + 1, seconds: before.seconds })
})
