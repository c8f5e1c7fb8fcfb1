import { v7 as uuidv7 } from 'uuid'
import { connectDatabase, type Database } from '../../../db/connection.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { readSessionUser } from '../../../db/session-user.ts'
import type { Caller, OnBehalf } from '../../../platform/command-context.ts'
import { createLogger, type Logger } from '../../../platform/logger.ts'
import { openQueues } from '../../../platform/queues.ts'
import { queueNames } from '../../../contract/jobs/jobs.ts'
import type { Queue } from 'bullmq'
import type { Io } from './io.ts'
import { maskAddress, printable } from './output.ts'
import type { CommonOptions } from './options.ts'
import { readSettings, type Settings } from './settings.ts'
import { CommandError, lacksRight } from './exit-codes.ts'
import { personOf } from './person.ts'

/** The dependencies of a command. */
export interface Context {
  io: Io
  options: CommonOptions
  settings: Settings
  /** With --dry-run every transaction is rolled back. */
  database: Database
  now: Date
  /** Names this command in the audit log, jobs and mails. */
  requestId: string
  /** Who runs the command, as named in the audit log: the PostgreSQL role, which nobody has without its password. */
  actor: string
  /** Who they are at this machine, and what it says of them besides. */
  caller: Caller
  /** An address as it may be printed: masked without --show. */
  shownAddress: (address: string) => string
  /**
   * Writes down that support was shown an account by a command that did not do, or not yet do, what it is for: a rehearsal,
   * a question before what cannot be undone. Kept also with --dry-run.
   */
  noteShown: (what: string, accountId: string | null) => Promise<void>
  /** Writes an audit entry that support looked at an account. @returns the entry's id. */
  noteRead: (what: string, accountId: string | null) => Promise<string>
  /**
   * Writes that support was shown a list, and an entry for each account in it, by which a breach is told of these people too.
   * @returns the id of the list's own entry.
   */
  noteListed: (what: string, accountIds: readonly (string | null)[]) => Promise<string>
  /** Opens every queue for `work` and closes them afterwards. */
  withQueues: <Answer>(work: (queues: readonly Queue[]) => Promise<Answer>) => Promise<Answer>
}

/** Diagnostics go to standard error: standard output is for data. */
const loggerOf = ({ logLevel }: Settings, io: Io): Logger =>
  createLogger({ LOG_LEVEL: logLevel }, 'support', { write: (line) => io.stderr(line) })

/** Database connections: a command runs its queries one after the other. */
const CONNECTIONS = 3

const databaseOf = ({ databaseUrl, directUrl }: Settings) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_POOL: CONNECTIONS,
})

/**
 * A fault of queues in PostgreSQL, where the product's may stand on Redis: then nobody made them here, or this role has no
 * right to them.
 */
function queueFaultOf(error: unknown): unknown {
  const isMissing = error instanceof Error && error.name === 'SchemaMigrationRequiredError'
  if (!isMissing && !lacksRight(error)) return error
  return new CommandError(
    'failed',
    `${isMissing ? 'There are no queues in this database' : 'The role in DATABASE_URL may not read queues in this database (42501)'}. Where the product has its queues on Redis, set REDIS_URL as the product has it, and try again.`,
  )
}

async function useQueues<Answer>(
  { settings, logger }: { settings: Settings; logger: Logger },
  work: (queues: readonly Queue[]) => Promise<Answer>,
): Promise<Answer> {
  const env = { ...databaseOf(settings), REDIS_URL: settings.redisUrl }
  const queues = openQueues(env, logger)
  try {
    await queues.check().catch((error: unknown) => {
      logger.debug({ err: error }, 'the queues do not answer')
      if (queues.backend === 'postgres') throw error
      throw new CommandError(
        'failed',
        'Redis does not answer. Nothing was changed. Check REDIS_URL and that Redis runs, then try again.',
      )
    })
    return await work(queueNames.map((name) => queues.queue(name)))
  } catch (error) {
    throw queues.backend === 'postgres' ? queueFaultOf(error) : error
  } finally {
    await queues.close()
  }
}

/** Opens the database for `work` and closes it again. @throws what `work` throws, and CommandError for settings that are missing. */
export async function withContext<Answer>(
  io: Io,
  options: CommonOptions,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const settings = readSettings(io.env)
  const logger = loggerOf(settings, io)
  const opened = connectDatabase(databaseOf(settings), logger)
  const database = options.dryRun ? dryRunOf(opened) : opened
  const now = io.clock.now()
  const requestId = `support-${uuidv7()}`
  const notedShown = new Set<string | null>()
  const caller: Caller = {
    source: null,
    network: null,
    upstreamId: null,
    userAgent: null,
    claims: { ...io.claims, ...(options.as !== undefined && { said: options.as }) },
    person: personOf(io.claims, options.as),
  }
  try {
    const actor = `support:${await readSessionUser(opened.connection)}`
    const noteIn = async (kept: Database, what: string, accountId: string | null): Promise<string> =>
      kept.transaction((trx) =>
        audit(trx, {
          actor,
          action: 'support_read',
          accountId,
          now,
          requestId,
          caller,
          reason: options.reason,
          detail: { what, shown: options.show },
        }),
      )
    return await work({
      io,
      options,
      settings,
      database,
      now,
      requestId,
      caller,
      actor,
      shownAddress: (address) => printable(options.show ? address : maskAddress(address)),
      noteRead: (what, accountId) => noteIn(database, what, accountId),
      noteListed: async (what, accountIds) => {
        for (const accountId of new Set(accountIds))
          if (accountId !== null) await noteIn(database, what, accountId)
        return noteIn(database, what, null)
      },
      noteShown: async (what, accountId) => {
        if (notedShown.has(accountId)) return
        notedShown.add(accountId)
        await noteIn(opened, what, accountId)
      },
      withQueues: (use) => useQueues({ settings, logger }, use),
    })
  } catch (error) {
    logger.debug({ err: error }, 'the command failed')
    throw error
  } finally {
    await opened.close()
  }
}

/** The actor and reason of the command for the audit log. @throws CommandError without a reason. */
export function onBehalfOf({ actor, options: { reason } }: Pick<Context, 'actor' | 'options'>): OnBehalf {
  if (reason === undefined) throw new CommandError('usage', 'Say why with --reason.')
  return { actor, reason }
}

/** Thrown at the end of a successful transaction to roll it back. */
class Rollback extends Error {}

/**
 * The database for `--dry-run`: every transaction runs for real, checks included, and is rolled back at its end.
 * Nothing is stored and no event leaves the outbox.
 */
export function dryRunOf(database: Database): Database {
  return {
    ...database,
    transaction: async <Answer>(work: Parameters<typeof database.transaction<Answer>>[0]) => {
      const results: { answer: Answer }[] = []
      try {
        await database.transaction(async (trx) => {
          results.push({ answer: await work(trx) })
          throw new Rollback()
        })
      } catch (error) {
        const [first] = results
        if (!(error instanceof Rollback) || !first) throw error
        return first.answer
      }
      throw new Error('A rehearsed transaction was kept')
    },
  }
}
