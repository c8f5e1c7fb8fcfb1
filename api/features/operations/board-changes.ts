/** A change made through the dashboard, as written to the audit log. */
export interface BoardChange {
  /** `operator_` and the action: retry_job, clean_queue... */
  action: string
  /** The queue, job, schedule and state it acts on, as far as the address names them. */
  detail: Readonly<Record<string, string>>
}

/** Every Bull Board call that changes something; a test compares this list with Bull Board's own routes. */
const changes: readonly (readonly [call: string, action: string])[] = [
  ['PUT /queues/pause', 'pause_all_queues'],
  ['PUT /queues/resume', 'resume_all_queues'],
  ['POST /queues/:queue/add', 'add_job'],
  ['PUT /queues/:queue/retry/:state', 'retry_jobs'],
  ['PUT /queues/:queue/promote', 'promote_jobs'],
  ['PUT /queues/:queue/clean/:state', 'clean_queue'],
  ['PUT /queues/:queue/pause', 'pause_queue'],
  ['PUT /queues/:queue/resume', 'resume_queue'],
  ['PUT /queues/:queue/rate-limit/release', 'release_rate_limit'],
  ['PUT /queues/:queue/empty', 'empty_queue'],
  ['PUT /queues/:queue/obliterate', 'obliterate_queue'],
  ['PUT /queues/:queue/job-schedulers/:schedule/remove', 'remove_schedule'],
  ['PATCH /queues/:queue/job-schedulers/:schedule', 'change_schedule'],
  ['PUT /queues/:queue/job-schedulers/:schedule/run', 'run_schedule'],
  ['PUT /queues/:queue/:job/retry', 'retry_job'],
  ['PUT /queues/:queue/:job/clean', 'remove_job'],
  ['PUT /queues/:queue/:job/promote', 'promote_job'],
  ['PATCH /queues/:queue/:job/update-data', 'change_job_data'],
  ['PATCH /queues/:queue/:job/delay', 'change_job_delay'],
  ['PATCH /queues/:queue/:job/priority', 'change_job_priority'],
  ['PUT /queues/:queue/:job/remove-unprocessed-children', 'remove_job_children'],
]

/**
 * Calls that are refused: a limit set by hand holds jobs back, and nothing else of the product knows of it. Whoever wants a
 * queue to rest pauses it, which the status page tells.
 */
export const refusedChanges: readonly string[] = [
  'PUT /queues/:queue/concurrency',
  'PUT /queues/:queue/rate-limit',
]

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Whether a call to the dashboard is one that is refused. @param path below `/operator/jobs/api`, as it was sent. */
export const isRefused = (method: string, path: string): boolean =>
  refusedChanges.some((call) => {
    const [own = '', pattern = ''] = call.split(' ')
    return own === method && patternOf(pattern).test(path)
  })

const knownChanges = changes.map(([call, action]) => {
  const [method = '', path = ''] = call.split(' ')
  return { method, pattern: patternOf(path), action: `operator_${action}` }
})

/** Ids and names of queues and states unchanged; anything else could be personal data and is replaced. */
const idOrName = (text: string): string => (/^[\w:.-]{1,128}$/.test(text) ? text : '(other)')

/**
 * The change that a call to the dashboard would make.
 * @param path below `/operator/jobs/api`, as it was sent.
 * @returns undefined for an unknown call, which must not be carried out because it could not be audited.
 */
export function boardChange(method: string, path: string): BoardChange | undefined {
  for (const { method: ownMethod, pattern, action } of knownChanges) {
    const match = ownMethod === method ? pattern.exec(path) : null
    if (!match) continue
    const named = Object.entries(match.groups ?? {}).map(([key, text]) => [key, idOrName(text)] as const)
    return { action, detail: Object.fromEntries(named) }
  }
  return undefined
}
