import type { Queue } from 'bullmq'
import { readQueueState, readUntaken } from '../../../platform/queue-state.ts'
import { duration } from './status/duration.ts'
import { many } from './status/many.ts'

/** Jobs of a queue that wait while none is taken up. */
export interface UntakenJobs {
  waiting: number
  active: number
  /** Age of the oldest that waits, in seconds. */
  oldestSeconds: number
  /** For how long none was taken up, in seconds. */
  untakenSeconds: number
}

/** What waits and since when nothing was taken, such as `3 jobs wait, the oldest for 5 min, none taken for 4 min`. */
export function untakenInWords({ waiting, oldestSeconds, untakenSeconds }: UntakenJobs): string {
  const wait = waiting === 1 ? 'waits' : 'wait'
  return `${many(waiting, 'job')} ${wait}, the oldest for ${duration(oldestSeconds)}, none taken for ${duration(untakenSeconds)}`
}

/** The jobs of a queue that wait while none is taken up; undefined while they are taken. */
export async function findUntaken(queue: Queue, now: Date): Promise<UntakenJobs | undefined> {
  const state = await readQueueState(queue, now)
  const untakenSeconds = await readUntaken(queue, state, now)
  if (untakenSeconds === 0) return undefined
  const { waiting, active } = state
  return {
    waiting: waiting.count,
    active: active.count,
    oldestSeconds: waiting.oldestSeconds,
    untakenSeconds,
  }
}

/** The dashboard's list of queues, in which a queue says so in its name and its description while nobody takes up its jobs. */
export async function withUntaken(
  listed: unknown,
  opened: readonly { name: string; queue: Queue }[],
  now: Date,
): Promise<unknown> {
  const { queues } = listed as { queues?: readonly { name: string }[] }
  if (!queues) return listed
  const told = await Promise.all(
    queues.map(async (shown) => {
      const queue = opened.find(({ name }) => name === shown.name)?.queue
      const untaken = queue && (await findUntaken(queue, now))
      if (!untaken) return shown
      const how = untaken.active > 0 ? 'held up' : 'stuck'
      const why =
        untaken.active > 0
          ? `They wait behind ${many(untaken.active, 'job')} in hand.`
          : 'No worker takes them up.'
      return {
        ...shown,
        displayName: `${shown.name} (${how} for ${duration(untaken.untakenSeconds)})`,
        description: `${untakenInWords(untaken)}. ${why} /operator says what to do.`,
      }
    }),
  )
  return { ...(listed as object), queues: told }
}
