import { deleteLyingReady } from '../../db/stores/closed-door.ts'
import { identityMode } from '../../platform/identity-mode.ts'
import type { JobHandler, WorkerServices } from './job.ts'
import { inBatches } from './sweeps.ts'

/** Where a hosted provider signs people in, deletes what lies ready of our own sign-in [decision 0025]. */
export const sweepClosedDoor =
  ({ env, clock, database: { connection } }: WorkerServices): JobHandler<'sweep-closed-door'> =>
  async () => {
    const mode = identityMode(env, clock.now())
    if (mode !== 'hosted') return `the door is ${mode}`
    return `${await inBatches((limit) => deleteLyingReady(connection, limit))} rows of the fullest table`
  }
