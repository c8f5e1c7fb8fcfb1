import { queueNames, type JobName } from '../../../contract/jobs/jobs.ts'
import type { TestDatabase } from '../../../db/testing/database.ts'
import type { MovableClock } from '../../../platform/testing/movable-clock.ts'
import { createJobHandlers } from '../../../worker/jobs/index.ts'
import type { WorkerServices } from '../../../worker/jobs/job.ts'
import type { JobQueues } from '../../../worker/job-queues.ts'
import { relayWaiting } from '../../../worker/outbox-relay.ts'

/** A job as the relay hands it to a queue. */
interface Added {
  name: JobName
  data: never
  opts: { jobId: string; timestamp: number }
}

type Services = WorkerServices & { database: TestDatabase; clock: MovableClock }

const HOUR = 3_600_000

/** The worker's own functions, run when a history wants it: every job is as late as that. */
export class HistoryWorker {
  readonly #services: Services
  readonly #handlers: ReturnType<typeof createJobHandlers>
  readonly #queues: JobQueues
  readonly #waiting: Added[] = []
  #sweptAt = 0

  constructor(services: Services) {
    this.#services = services
    this.#handlers = createJobHandlers(services, {} as never)
    const queue = { addBulk: (added: Added[]) => Promise.resolve(void this.#waiting.push(...added)) }
    const queues = Object.fromEntries(queueNames.map((name) => [name, queue]))
    this.#queues = queues as unknown as JobQueues
  }

  /** Does everything that is due, and everything that waits. */
  async work(): Promise<void> {
    const now = this.#services.clock.now()
    await this.#run('run-email-changes')
    if (now.getTime() - this.#sweptAt > HOUR) {
      this.#sweptAt = now.getTime()
      await this.#run('purge-sign-ins')
    }
    while (await this.runOldest());
  }

  #run(name: 'run-email-changes' | 'purge-sign-ins'): Promise<string> {
    return this.#handlers[name]({ id: name, payload: {}, createdAt: this.#services.clock.now() })
  }

  /** Does the oldest job that waits. @returns whether one did. */
  async runOldest(): Promise<boolean> {
    const { database, clock } = this.#services
    if (this.#waiting.length === 0) await relayWaiting({ database, queues: this.#queues, clock })
    this.#waiting.sort((one, other) => (one.opts.jobId < other.opts.jobId ? -1 : 1))
    const job = this.#waiting.shift()
    if (!job) return false
    const { name, data, opts } = job
    await this.#handlers[name]({ id: opts.jobId, payload: data, createdAt: new Date(opts.timestamp) })
    return true
  }

  /** Forgets what waits. */
  async forget(): Promise<void> {
    this.#waiting.length = 0
    this.#sweptAt = this.#services.clock.now().getTime()
    await this.#services.database.rows('update outbox set published_at = now() where published_at is null')
  }
}
