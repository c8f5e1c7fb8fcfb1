import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Every figure of this process. One a process, as Prometheus reads it; counters only ever grow. */
export const registry = new Registry()

/** Seconds from a few milliseconds to half a minute: a page on one end, a mail server that dawdles on the other. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const registers = [registry]

/** Requests answered and how long each took. `route` is the pattern of the route, never the path that was asked for. */
export const requestDuration = new Histogram({
  name: 'naijatax_http_request_duration_seconds',
  help: 'Requests answered, by method, route pattern and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets,
  registers,
})

/** Requests that are being answered at this moment. */
export const requestsInFlight = new Gauge({
  name: 'naijatax_http_requests_in_flight',
  help: 'Requests being answered now',
  registers,
})

/** Security events under their names in OWASP's logging vocabulary. */
export const securityEvents = new Counter({
  name: 'naijatax_security_events_total',
  help: 'Refusals that matter for security, by their name in the OWASP logging vocabulary',
  labelNames: ['event'] as const,
  registers,
})

/** Refusals because something was done too often, by the limit that said so. */
export const limitRefusals = new Counter({
  name: 'naijatax_rate_limit_refusals_total',
  help: 'Calls refused because they came too often, by the limit that refused',
  labelNames: ['limit'] as const,
  registers,
})

/** Runs of jobs: how long each took and what came of it (done, retried, failed). */
export const jobDuration = new Histogram({
  name: 'naijatax_job_duration_seconds',
  help: 'Runs of jobs, by job and outcome: done, retried (will be tried again) or failed (for good)',
  labelNames: ['job', 'outcome'] as const,
  buckets,
  registers,
})

/** What came of mails (sent, skipped, put_off by the mail server, refused for good). */
export const mailOutcomes = new Counter({
  name: 'naijatax_mails_total',
  help: 'Mails, by template and outcome: sent, skipped, put_off (tried again) or refused (for good)',
  labelNames: ['mail', 'outcome'] as const,
  registers,
})

/** Adds what Node tells of itself: event loop lag, memory, processor time, garbage collection. */
export function measureProcess(): void {
  collectDefaultMetrics({ register: registry })
}
