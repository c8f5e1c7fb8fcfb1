import { many } from '../many.ts'
import { systems, type System } from '../../../../../platform/system.ts'
import { noDatabase, type Line } from '../line.ts'

/** Requests below which an error rate means nothing. */
const FEW = 20

/** What a failure came from, as the page names it. */
const systemNames: Readonly<Record<System, string>> = {
  database: 'the database',
  queues: 'the queues',
  Stripe: 'Stripe',
  'identity provider': 'the identity provider',
  load: 'too many at once',
  product: 'the product itself',
}

/** What to do about failures by their origin, which each log line has as `system`. */
const systemAdvice: Readonly<Record<System, string>> = {
  database: 'Of the database: see Database and Database pool.',
  queues: 'Of the queues: see Queue backend.',
  Stripe:
    'Of Stripe: it refused or did not answer, or is not set up here; the log line “a request was turned away” has its word, and status.stripe.com whether it is away.',
  'identity provider':
    'Of the identity provider: it did not answer; the log line “a request was turned away” has its word.',
  load: 'Of too many at once: see Database pool, and add processes.',
  product:
    'Of the product itself: find “a request failed” in the log of the API; its request id leads to the person’s report.',
}

/** Lines about the one process that answers. */
export const requestLines = [
  {
    name: 'Database pool',
    touches: 'everybody who uses the product: pages answer late',
    command: ({ sql }) =>
      sql(
        "select pid, now() - query_start, state, left(query, 80) from pg_stat_activity where application_name like 'naijatax%' order by 2 desc",
      ),
    metric: 'naijatax_database_pool_connections',
    judge: ({ database: { unusable }, pool: { used, waiting, most } }) => {
      // Counts of connections that cannot be made, or lead nowhere, say nothing of how much they are used.
      if (unusable && unusable.kind !== 'busy' && unusable.kind !== 'old') return noDatabase
      const figure = `${used} of ${most} in use, ${waiting} waiting`
      if (waiting === 0)
        return {
          state: 'working',
          figure,
          advice: 'Requests get a connection at once. This process only.',
        }
      return {
        state: waiting <= most ? 'slow' : 'down',
        figure,
        advice:
          'Requests wait for a connection. Look for slow queries, then add processes or raise DATABASE_POOL.',
      }
    },
  },
  {
    name: 'Errors',
    touches: 'whoever saw “Something went wrong”',
    command: ({ failedRequests }) => failedRequests,
    metric: 'naijatax_http_request_duration_seconds',
    judge: ({ requests: { answered, failed, failedBy } }) => {
      const rate = answered === 0 ? 0 : failed / answered
      const by = systems.flatMap((system) => {
        const count = failedBy[system]
        return count === undefined ? [] : [{ system, count }]
      })
      const whose = by.map(({ system, count }) => `${systemNames[system]} ${count}`).join(', ')
      const figure = `${(rate * 100).toFixed(2)}% of ${many(answered, 'request')} in 5 minutes${whose && `, by ${whose}`}`
      if (failed === 0 || (answered < FEW && failed < 3))
        return {
          state: 'working',
          figure,
          advice: `${answered === 0 ? 'No request but this one came.' : 'Requests are answered.'} This process only.`,
        }
      return {
        state: rate < 0.05 ? 'slow' : 'down',
        figure,
        advice: by.map(({ system }) => systemAdvice[system]).join(' '),
      }
    },
  },
] as const satisfies readonly Line[]
