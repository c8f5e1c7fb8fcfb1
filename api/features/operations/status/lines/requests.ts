import { many } from '../many.ts'
import { noDatabase, type Line } from '../line.ts'

/** Requests below which an error rate means nothing. */
const FEW = 20

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
    judge: ({ requests: { answered, failed } }) => {
      const rate = answered === 0 ? 0 : failed / answered
      const figure = `${(rate * 100).toFixed(2)}% of ${many(answered, 'request')} in 5 minutes`
      if (failed === 0 || (answered < FEW && failed < 3))
        return { state: 'working', figure, advice: 'Requests are answered. This process only.' }
      return {
        state: rate < 0.05 ? 'slow' : 'down',
        figure,
        advice:
          'Find “a request failed” in the log of the API; its request id leads to the person’s report. “A request was turned away” is of a database that does not answer, or of too much at once.',
      }
    },
  },
] as const satisfies readonly Line[]
