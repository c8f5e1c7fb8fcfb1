import { duration } from '../duration.ts'
import type { Figures } from '../figures.ts'
import { before, type Line } from '../line.ts'

const asked = `psql "$DATABASE_URL" -c "select pg_is_in_recovery(), current_setting('default_transaction_read_only')"`

/** When the database last answered this process: the fault began between then and when it was first seen. */
const lastAnswer = (trouble: Figures['database']['trouble']): string =>
  trouble === null || trouble.answeredSeconds === null
    ? ''
    : `It last answered this process ${duration(trouble.answeredSeconds)} ago. `

/** Lines on which others stand: they are told first, and the others are not known while one of these does not work. */
export const causeLines = [
  {
    name: 'Database',
    touches: 'everybody: nothing can be saved, and no mail, report or payment goes on',
    command: asked,
    metric: 'naijatax_database_read_only',
    judge: ({ database: { unusable, isReadOnly, trouble }, now }) => {
      if (unusable === undefined)
        return { state: 'working', figure: 'Takes writes', advice: 'Nothing of the schema is missing.' }
      return {
        state: 'down',
        figure: `${unusable.charAt(0).toUpperCase()}${unusable.slice(1)}`,
        advice: isReadOnly
          ? 'Promote the standby, make room, or take default_transaction_read_only away. Every process then goes on by itself.'
          : `${lastAnswer(trouble)}Check that PostgreSQL runs, the network between, and DATABASE_URL. Once it answers, every process goes on by itself.`,
        seen: trouble && before({ now }, trouble.seenSeconds),
      }
    },
  },
  {
    name: 'Queue backend',
    touches: 'everybody: no mail, no report, no payment goes on',
    // Without a name the command-line tool signs in as nobody.
    command: 'redis-cli -u "${REDIS_URL/:\\/\\/:/://default:}" ping',
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
