import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { withTimeout } from '../timeout.ts'
import type { Logger } from '../logger.ts'

/** The registry of all metrics of this process, as Prometheus reads them. */
export const registry = new Registry()

/** Buckets in seconds, from a fast page to a slow mail server. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const registers = [registry]

/** Requests answered and how long each took. `route` is the pattern of the route, never the path that was asked for. */
export const requestDuration = new Histogram({
  name: 'naijatax_http_request_duration_seconds',
  help: 'Requests answered, by method, route pattern and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: durationBuckets,
  registers,
})

/** Requests that are being answered at this moment. */
export const requestsInFlight = new Gauge({
  name: 'naijatax_http_requests_in_flight',
  help: 'Requests being answered now',
  registers,
})

/** Counter of security events. */
export const securityEvents = new Counter({
  name: 'naijatax_security_events_total',
  help: 'Refusals that matter for security, by their name in the OWASP logging vocabulary',
  labelNames: ['event'] as const,
  registers,
})

/** Calls refused by a rate limit, by limit. */
export const limitRefusals = new Counter({
  name: 'naijatax_rate_limit_refusals_total',
  help: 'Calls refused because they came too often, by the limit that refused',
  labelNames: ['limit'] as const,
  registers,
})

/** Duration and outcome of job runs: done, retried or failed. */
export const jobDuration = new Histogram({
  name: 'naijatax_job_duration_seconds',
  help: 'Runs of jobs, by job and outcome: done, retried (will be tried again) or failed (for good)',
  labelNames: ['job', 'outcome'] as const,
  buckets: durationBuckets,
  registers,
})

/** Outcomes of mails: sent, skipped, put_off by the mail server, or refused for good. */
export const mailOutcomes = new Counter({
  name: 'naijatax_mails_total',
  help: 'Mails, by template and outcome: sent, skipped, put_off (tried again) or refused (for good)',
  labelNames: ['mail', 'outcome'] as const,
  registers,
})

/** Adds the default metrics of Node: event loop lag, memory, processor time, garbage collection. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry })
}

/** Buckets in seconds, up to the three days for which Stripe repeats an event that was not accepted. */
const webhookLagBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 21_600, 86_400, 259_200]

const webhookLag = new Histogram({
  name: 'naijatax_webhook_lag_seconds',
  help: 'Events of Stripe, by step: stored (since Stripe made it, to the second) or done (since it was stored)',
  labelNames: ['step'] as const,
  buckets: webhookLagBuckets,
  registers,
})

/**
 * Records how long an event of Stripe took for one step.
 * @param step `stored`: from the event's own `created` to our row (API); `done`: from our row to the job's end (worker).
 */
export function observeWebhookLag(step: 'stored' | 'done', from: Date, to: Date): void {
  // The clocks of Stripe and of this machine differ: an event from the future counts as 0.
  webhookLag.observe({ step }, Math.max(0, (to.getTime() - from.getTime()) / 1000))
}

/** One measured value and its labels. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>
  value: number
}

/** Longest that a reading may take, in milliseconds: Prometheus gives up after ten seconds. */
const READ_TIMEOUT_MS = 2_000

/**
 * Registers a gauge whose values are read when Prometheus asks. A gauge that cannot be read is left out of that answer,
 * so that an old value never stands for a new one; all other metrics are still answered.
 */
export function registerGauge<const Label extends string>(
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
  read: () => Promise<readonly Reading<Label>[]>,
  logger: Logger,
): void {
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      // A figure without labels would be reset to 0, which is a value too.
      if (labels.length > 0) gauge.reset()
      else gauge.remove()
      try {
        for (const { labels: of, value } of await withTimeout(READ_TIMEOUT_MS, `reading ${name}`, read()))
          gauge.set(of, value)
      } catch (error) {
        logger.warn({ err: error, metric: name }, 'a figure could not be read')
      }
    },
  })
}

/** Security events by their names in OWASP's logging vocabulary. */
export type SecurityEvent = 'authn_login_fail' | 'authz_fail' | 'excess_rate_limit_exceeded'

/** Logs and counts a security event. The logger names the request; `about` holds no personal data. */
export function recordSecurityEvent(
  logger: Logger,
  event: SecurityEvent,
  about: Readonly<Record<string, unknown>> = {},
): void {
  securityEvents.inc({ event })
  logger.warn({ event, ...about }, 'a security event')
}
