import { addErasures } from '../../db/backup/erased-log.ts'
import type { JobHandler, WorkerServices } from './job.ts'

/** Adds the ids of accounts that were erased since the last run to ERASED_LOG, where one is named. */
export const keepErasedLog =
  ({ env, database: { connection } }: WorkerServices): JobHandler<'keep-erased-log'> =>
  async () => {
    if (env.ERASED_LOG === undefined) return 'no ERASED_LOG is named'
    return `${await addErasures(connection, env.ERASED_LOG)} erased accounts`
  }
