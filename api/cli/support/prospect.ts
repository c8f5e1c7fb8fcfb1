import type { Queue } from 'bullmq'
import type { QueueName } from '../../../contract/jobs/jobs.ts'
import { readOutboxLag } from '../../../db/stores/outbox.ts'
import { BEGINS_WITHIN, HEARTBEAT_MISSED, readWorkersSeen } from '../../../db/stores/worker-heartbeats.ts'
import { isLastTryPutOff } from '../../../platform/queue-state.ts'
import { findUntaken } from '../../features/operations/index.ts'
import type { Context } from './context.ts'
import { inLagos } from './output.ts'

/** What keeps the jobs of a queue from being done within seconds. */
export type Obstacle = 'no worker' | 'paused' | 'not taken' | 'put off' | 'outbox' | 'unknown'

/** When what a command asks of a queue is done, by how the queue and the workers are now. */
export interface Prospect {
  obstacles: readonly Obstacle[]
  /** `within seconds`, or once what is over. */
  when: string
  /** What has to be done first; undefined where nothing has. */
  first: string | undefined
}

/** Age in seconds from which an event that waits in the outbox is late. */
const LATE = 60

interface Words {
  /** After `once`. */
  once: string
  first: string
}

/** Words of each obstacle, in the order in which they are mended. */
const wordsOf = (queue: QueueName, lastSeen: Date | null): Readonly<Record<Obstacle, Words>> => ({
  'no worker': {
    once: `a worker runs (none does, ${lastSeen ? `last seen ${inLagos(lastSeen)}` : 'and none was ever seen'})`,
    first: 'start a worker, /operator says how',
  },
  outbox: {
    once: 'the events before it have left the outbox, which is late',
    first: 'see why the outbox is late: /operator',
  },
  paused: {
    once: `the ${queue} queue is resumed`,
    first: `once the cause is mended: jobs resume ${queue}`,
  },
  'not taken': {
    once: `a worker takes up jobs of ${queue} again (one runs, and takes none)`,
    first: 'start the worker anew, /operator says how',
  },
  'put off': {
    once: queue === 'mail' ? 'the mail server takes mails again' : `jobs of ${queue} are no longer put off`,
    first: 'see why the last try was put off: jobs waiting',
  },
  unknown: {
    once: `the ${queue} queue takes it, which could not be read here`,
    first: 'set REDIS_URL as the product has it, or ask the operator whether the queue is paused',
  },
})

const inWords = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')

async function obstaclesOf(queue: Queue, now: Date): Promise<Obstacle[]> {
  const [isPaused, untaken, isPutOff] = [
    await queue.isPaused(),
    await findUntaken(queue, now),
    await isLastTryPutOff(queue),
  ]
  return [
    ...(isPaused ? (['paused'] as const) : []),
    ...(untaken ? (['not taken'] as const) : []),
    ...(isPutOff ? (['put off'] as const) : []),
  ]
}

/** Whether a worker runs, whether the newest may not have taken up anything yet, and when one was last seen. */
export async function readWorkers({ database, now }: Pick<Context, 'database' | 'now'>): Promise<{
  isRunning: boolean
  hasJustBegun: boolean
  lastSeen: Date | null
}> {
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
  const { alive, aliveSince, lastSeen } = await readWorkersSeen(database.connection, ago(HEARTBEAT_MISSED))
  const hasJustBegun = aliveSince !== null && aliveSince > ago(BEGINS_WITHIN)
  return { isRunning: alive > 0, hasJustBegun, lastSeen }
}

/**
 * When what is asked of a queue now is done: promised within seconds only where nothing stands in the way.
 * @param mended obstacles that the command itself takes away.
 */
export async function readProspect(
  context: Context,
  name: QueueName,
  mended: readonly Obstacle[] = [],
): Promise<Prospect> {
  const { isRunning, hasJustBegun, lastSeen } = await readWorkers(context)
  const { oldestSeconds } = await readOutboxLag(context.database.connection, context.now)
  const ofQueue = await context
    .withQueues(async (queues) => {
      const queue = queues.find((candidate) => candidate.name === name)
      return queue ? obstaclesOf(queue, context.now) : []
    })
    .catch((): Obstacle[] => ['unknown'])
  // What a worker leaves lying that does not run, or has just begun, is no fault of its own.
  const found: Obstacle[] = isRunning
    ? [
        ...(oldestSeconds > LATE ? (['outbox'] as const) : []),
        ...ofQueue.filter((obstacle) => !hasJustBegun || obstacle !== 'not taken'),
      ]
    : ['no worker', ...ofQueue.filter((obstacle) => obstacle !== 'not taken')]
  const obstacles = found.filter((obstacle) => !mended.includes(obstacle))
  const words = wordsOf(name, lastSeen)
  return {
    obstacles,
    when:
      obstacles.length === 0
        ? 'within seconds'
        : `once ${inWords(obstacles.map((obstacle) => words[obstacle].once))}`,
    first: obstacles.length === 0 ? undefined : obstacles.map((obstacle) => words[obstacle].first).join('; '),
  }
}

/** When to look what came of it: in a minute, or after what has to be done first. */
export const lookLater = ({ first }: Prospect, look: string): string =>
  first === undefined ? `in a minute, ${look}` : `${first}; then ${look}`
