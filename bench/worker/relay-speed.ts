import { v7 as uuidv7 } from 'uuid'
import { systemClock } from '../../platform/clock.ts'
import { openQueues } from '../../platform/queues.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { jobOptions, openJobQueues } from '../../worker/job-queues.ts'
import { relayWaiting } from '../../worker/outbox-relay.ts'
import type { BenchSetup } from './setup.ts'

const EVENTS = 5_000
const BATCH = 500
const ROUNDS = 5

/** Speeds of one round, in events a second. */
export interface RelayRound {
  relay: number
  bulk: number
}

const perSecond = (started: number): number => EVENTS / ((performance.now() - started) / 1000)

/** The relay beside BullMQ's own addBulk of the same jobs in the same batches, in turns, on one backend. */
export async function relayRounds(
  { database, databaseUrl, accountId }: BenchSetup,
  redisUrl: string | undefined,
): Promise<RelayRound[]> {
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: 6, REDIS_URL: redisUrl }
  const queues = openQueues(env, quietLogger)
  const jobQueues = openJobQueues(queues)
  const payload = { mail: 'already-registered', accountId }
  const empty = () => jobQueues.mail.obliterate({ force: true })

  const relay = async (): Promise<number> => {
    await database.connection.raw(
      `insert into outbox (id, job, payload, account_id, created_at)
       select gen_random_uuid(), 'send-email', ?::jsonb, ?, now() from generate_series(1, ?)`,
      [JSON.stringify(payload), accountId, EVENTS],
    )
    const started = performance.now()
    await relayWaiting({ database, queues: jobQueues, clock: systemClock })
    const speed = perSecond(started)
    await database.connection.raw('truncate outbox')
    await empty()
    return speed
  }
  const bulk = async (): Promise<number> => {
    const jobs = Array.from({ length: EVENTS }, () => ({
      name: 'send-email',
      data: payload,
      opts: { ...jobOptions('send-email'), jobId: uuidv7() },
    }))
    const started = performance.now()
    for (let from = 0; from < EVENTS; from += BATCH)
      await jobQueues.mail.addBulk(jobs.slice(from, from + BATCH))
    const speed = perSecond(started)
    await empty()
    return speed
  }

  const rounds: RelayRound[] = []
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = { bulk: await bulk(), relay: await relay() }
    if (round > 0) rounds.push(measured)
  }
  await queues.close()
  return rounds
}
