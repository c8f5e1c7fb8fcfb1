import type { Job, JobType, Queue } from 'bullmq'
import { release, releaseAll, releaseHeld } from '../../../platform/job-ready.ts'
import type { BoardChange } from './board-changes.ts'

/** What a change of the dashboard lets go on: one job, all of a queue in some states, or what it holds back, of one queue or of all. */
type Released = 'job' | 'held' | 'held by all' | { readonly in: readonly JobType[] }

/** The states that a retry names in its address. */
const retried: readonly JobType[] = ['failed', 'completed']

function releasedBy({ action, detail }: BoardChange): Released | undefined {
  if (action === 'operator_retry_job' || action === 'operator_promote_job') return 'job'
  if (action === 'operator_promote_jobs') return { in: ['delayed'] }
  if (action === 'operator_retry_jobs') return { in: retried.filter((state) => state === detail['state']) }
  if (action === 'operator_resume_queue') return 'held'
  return action === 'operator_resume_all_queues' ? 'held by all' : undefined
}

/** Notes of the jobs that a change of the dashboard lets go on, just before it is carried out, that they wait from now on. */
export async function noteReleases(
  change: BoardChange,
  opened: readonly { name: string; queue: Queue }[],
  now: Date,
): Promise<void> {
  const released = releasedBy(change)
  if (released === undefined) return
  const { queue: name, job: id } = change.detail
  const queues = opened.filter((queue) => released === 'held by all' || queue.name === name)
  for (const { queue } of queues) {
    if (released === 'job') await release([id === undefined ? undefined : await findJob(queue, id)], now)
    else if (typeof released === 'object') await releaseAll(queue, released.in, now)
    else await releaseHeld(queue, now)
  }
}

const findJob = async (queue: Queue, id: string): Promise<Job | undefined> =>
  (await queue.getJob(id)) as Job | undefined
