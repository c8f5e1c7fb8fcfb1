import type { Queue } from 'bullmq'
import type { Queues } from '../platform/queues.ts'
import { queueNames, type QueueName } from '../contract/jobs/jobs.ts'

/** Every queue of the product, for those who add jobs. */
export type JobQueues = Readonly<Record<QueueName, Queue>>

/** Opens every queue of the product. */
export function openJobQueues(queues: Queues): JobQueues {
  return Object.fromEntries(queueNames.map((name) => [name, queues.queue(name)])) as Record<QueueName, Queue>
}
