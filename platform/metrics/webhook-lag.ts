import { Histogram } from 'prom-client'
import { registry } from './registry.ts'

/** Seconds from at once to three days: as long as Stripe goes on telling what it could not tell. */
const buckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 21_600, 86_400, 259_200]

const histogram = new Histogram({
  name: 'naijatax_webhook_lag_seconds',
  help: 'Events of Stripe, by step: stored (since Stripe made it, to the second) or done (since it was stored)',
  labelNames: ['step'] as const,
  buckets,
  registers: [registry],
})

/**
 * Counts how long an event of Stripe took for one step of its way.
 * @param step `stored`: from the event's own `created` to our row (API); `done`: from our row to the job's end (worker).
 */
export function observeWebhookLag(step: 'stored' | 'done', from: Date, to: Date): void {
  // Their clock and ours differ: an event from our future was stored at once.
  histogram.observe({ step }, Math.max(0, (to.getTime() - from.getTime()) / 1000))
}
