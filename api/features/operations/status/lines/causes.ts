import { duration } from '../duration.ts'
import type { Figures } from '../figures.ts'
import { before, type Line, type LineCommand } from '../line.ts'
import type { StartWay } from '../start-way.ts'

type DatabaseKind = NonNullable<Figures['database']['unusable']>['kind']

const asked = ({ sql }: StartWay): string =>
  sql("select pg_is_in_recovery(), current_setting('default_transaction_read_only')")

/** How one sees that a read-only database is over. */
const HOW_IT_ENDS =
  'Nothing has to be started anew: it is over when this line says “Takes writes” and /readyz of each process answers 200.'

/** Takes the setting away by one statement, in a session that may write. */
const takenAway =
  (...statements: readonly string[]) =>
  ({ sql }: StartWay): string =>
    sql('set default_transaction_read_only = off', ...statements)

/** What makes a server read-only, by its own word, and what ends it. */
const readOnlyCauses: Readonly<Record<string, { advice: string; command: LineCommand }>> = {
  standby: {
    advice:
      'It is a standby that nobody promoted. Promote it only when the primary is gone for good, by your provider’s failover or by this command; else bring the primary back.',
    command: ({ sql }) => sql('select pg_promote()'),
  },
  database: {
    advice:
      'default_transaction_read_only is set on the database, as providers do when the disk is full. Make room, then take it away.',
    command: takenAway(
      "do 'begin execute format(''alter database %I reset default_transaction_read_only'', current_database()); end'",
    ),
  },
  user: {
    advice: 'default_transaction_read_only is set on the role in DATABASE_URL. Take it away.',
    command: takenAway('alter role current_user reset default_transaction_read_only'),
  },
  'configuration file': {
    advice:
      'default_transaction_read_only is set on the server, as providers do when the disk is full. Make room, then take it away as a superuser, or at your provider.',
    command: takenAway('alter system reset default_transaction_read_only', 'select pg_reload_conf()'),
  },
}

const readOnlyAdviceOf = (trouble: Figures['database']['trouble']): string =>
  readOnlyCauses[trouble?.readOnlyBecause ?? '']?.advice ??
  'Promote the standby, make room, or take default_transaction_read_only away: the command says which.'

/** The command that ends it, where the server said what makes it so; else the line's own asks that. */
function readOnlyCommandOf(trouble: Figures['database']['trouble']): { command?: LineCommand } {
  const cause = readOnlyCauses[trouble?.readOnlyBecause ?? '']
  return cause ? { command: cause.command } : {}
}

/** When the database last answered this process: the fault began between then and when it was first seen. */
const lastAnswer = (trouble: Figures['database']['trouble']): string =>
  trouble === null || trouble.answeredSeconds === null
    ? ''
    : `It last answered this process ${duration(trouble.answeredSeconds)} ago. `

/** Whom it touches, where that is not everybody: only what was looked at is said. */
const touchesOf: Readonly<Partial<Record<DatabaseKind, string>>> = {
  closed:
    'whoever needs a new connection: a process that starts, a command that is typed, and more requests at once than there are open ones. What goes over those is saved',
  busy: 'whoever asks this process: requests wait for a connection, and time out. Of other processes this page says nothing',
}

/** What to do about a database that is not read-only and cannot be worked with. */
const adviceOf: Readonly<Record<Exclude<DatabaseKind, 'read-only'>, string>> = {
  closed:
    'It carried out a write now on a connection that this process has, and took up no new one within three seconds. Its first process stands still or is gone: check with pg_isready, and start PostgreSQL anew.',
  silent:
    'Check that PostgreSQL runs and answers (pg_isready), its disk, the network between, and DATABASE_URL.',
  refused: 'It answers and lets this process not in: mend what is named here.',
  busy: 'Look for slow queries, then add processes or raise DATABASE_POOL.',
  old: 'Bring it to what this release needs.',
  unknown: 'The log of the API says why: “the status page misses a figure”.',
}

/** Lines on which others stand: they are told first, and the others are not known while one of these does not work. */
export const causeLines = [
  {
    name: 'Database',
    touches: 'everybody: nothing can be saved, and no mail, report or payment goes on',
    command: asked,
    metric: 'naijatax_database_read_only',
    judge: ({ database: { unusable, trouble }, now }) => {
      if (unusable === undefined)
        return {
          state: 'working',
          figure: 'Takes writes',
          advice: 'It carried out one now and takes up new connections; nothing of the schema is missing.',
        }
      const { kind, why } = unusable
      return {
        state: 'down',
        figure: `${why.charAt(0).toUpperCase()}${why.slice(1)}`,
        ...(touchesOf[kind] !== undefined && { touches: touchesOf[kind] }),
        ...(kind === 'read-only' && readOnlyCommandOf(trouble)),
        advice:
          kind === 'read-only'
            ? `${readOnlyAdviceOf(trouble)} ${HOW_IT_ENDS}`
            : `${kind === 'closed' ? '' : lastAnswer(trouble)}${adviceOf[kind]} Once it works, every process goes on by itself.`,
        seen: trouble && before({ now }, trouble.seenSeconds),
      }
    },
  },
  {
    name: 'Queue backend',
    touches: 'everybody: no mail, no report, no payment goes on',
    // Without a name the command-line tool signs in as nobody; without a limit it waits for ever.
    command: () => 'timeout 10 redis-cli -u "${REDIS_URL/:\\/\\/:/://default:}" ping',
    metric: null,
    judge: ({ backend, queues, outbox, now }) => {
      if (queues)
        return {
          state: 'working',
          figure: backend === 'redis' ? 'Redis' : 'PostgreSQL',
          advice: 'The queues answer.',
        }
      // Nothing reached a queue since the oldest event that waits was written.
      const waits = outbox && outbox.waiting > 0 ? before({ now }, outbox.oldestSeconds) : null
      return {
        state: 'down',
        since: waits,
        ...(backend === 'redis'
          ? {
              figure: 'Redis does not answer',
              advice:
                'Check that Redis runs, the network between, and REDIS_URL. Events wait in the outbox, and none is lost.',
            }
          : {
              figure: 'The queues could not be read from PostgreSQL',
              advice: 'Events wait in the outbox, and none is lost. See Database.',
              command: asked,
              cause: 'Database',
            }),
      }
    },
  },
] as const satisfies readonly Line[]
