import { duration } from '../duration.ts'
import { many } from '../many.ts'
import { BEGINS_WITHIN, MANY_DIED } from '../../../../../db/stores/worker-heartbeats.ts'
import { before, hasJustBegun, noDatabase, stuckOf, touchedBy, type Line, type Verdict } from '../line.ts'
import { lagosTime } from '../moment.ts'
import type { Figures } from '../figures.ts'

const DAY = 86_400
/** How long a worker may take, once the database is back, to say that it runs. Seconds. */
export const SAYS_WITHIN = 20
/** How long a release may take to start the next worker after one was stopped. Seconds. */
const REPLACED_WITHIN = 45

/** What a line of the workers says while none can have said yet that it runs, because the database was away; else undefined. */
function notSaidYet({ database: { backSeconds }, workers }: Figures): Verdict | undefined {
  if (
    backSeconds === null ||
    backSeconds >= SAYS_WITHIN ||
    (workers && workers.alive > 0 && workers.died === 0)
  )
    return undefined
  return {
    state: 'unknown',
    figure: 'Not known yet',
    advice: `The database is back for ${duration(backSeconds)}. Workers could not say meanwhile that they run; each does within ${SAYS_WITHIN} seconds.`,
  }
}

/** Lines about outbox, workers, schedules and backups. */
export const workLines = [
  {
    name: 'Outbox',
    touches: 'everybody who waits for a mail, a report or a payment',
    command: ({ support }) => support('outbox list --waiting'),
    metric: 'naijatax_outbox_lag_seconds',
    judge: ({ outbox: lag, workers, now }) => {
      if (!lag) return noDatabase
      const figure = `${many(lag.waiting, 'event')} waiting, oldest ${duration(lag.oldestSeconds)}`
      const isUnattended = lag.waiting > 0 && workers?.alive === 0
      if (lag.oldestSeconds < 10 && !isUnattended)
        return {
          state: 'working',
          figure,
          advice: lag.waiting === 0 ? 'Each that was written is in its queue.' : 'None waits for long.',
        }
      return {
        state: lag.oldestSeconds < 120 ? 'slow' : 'down',
        figure,
        advice:
          'Nothing is lost, and nothing is mailed. Check that a worker runs and that the queues answer.',
        since: before({ now }, lag.oldestSeconds),
      }
    },
  },
  {
    name: 'Worker',
    touches: 'everybody who waits for a mail, a report or a payment',
    command: ({ startWorker }) => startWorker,
    metric: 'naijatax_outbox_events',
    judge: (figures) => {
      const { workers, queues, now } = figures
      if (!workers) return noDatabase
      const { alive, lastSeen, stoppedAt } = workers
      const stuck = stuckOf(figures)
      const untold = alive === 0 && !stoppedAt && notSaidYet(figures)
      if (untold) return untold
      const ago = (moment: Date): number => (now.getTime() - moment.getTime()) / 1000
      const seen = lastSeen ? `last seen ${duration(ago(lastSeen))} ago` : 'never seen'
      const figure = `${alive} ${alive === 1 ? 'process' : 'processes'}, ${seen}`
      if (alive > 0 && stuck.length > 0)
        return {
          state: 'down',
          figure: `${figure}, and nothing of ${stuck.map(({ name }) => name).join(', ')} is taken`,
          advice: 'It says that it runs, and jobs wait: see Oldest waiting job.',
          since: before(figures, Math.max(...stuck.map(({ untakenSeconds }) => untakenSeconds))),
          touches: touchedBy(stuck),
          command: ({ replaceWorker }) => replaceWorker,
        }
      if (alive > 0 && hasJustBegun(figures) && queues?.some(({ untakenSeconds }) => untakenSeconds > 0))
        return {
          state: 'unknown',
          figure: `${figure}, the newest began ${duration(ago(workers.aliveSince ?? now))} ago`,
          advice: `Jobs wait: within ${BEGINS_WITHIN} seconds of its start one says whether it takes them up.`,
        }
      if (alive > 0)
        return {
          state: 'working',
          figure,
          advice: queues
            ? 'Jobs are taken up as they come.'
            : 'It runs. Whether jobs are done is not known: see Queue backend.',
        }
      if (stoppedAt)
        return {
          state: ago(stoppedAt) < REPLACED_WITHIN ? 'slow' : 'down',
          figure: `None runs, the last was stopped ${duration(ago(stoppedAt))} ago`,
          advice: 'No mail goes out. A release starts the next one in seconds; else start one.',
          since: stoppedAt,
        }
      return {
        state: 'down',
        figure: `None runs, ${seen}`,
        advice:
          'No mail goes out. It was killed, or hangs: read the end of its log, and start one anew in its place.',
        since: lastSeen,
        command: ({ replaceWorker }) => replaceWorker,
      }
    },
  },
  {
    name: 'Printing of reports',
    touches: 'whoever asked for a report by mail, or whose device could not make it: it waits',
    command: ({ support }) => support('jobs waiting'),
    metric: 'naijatax_workers_without_browser',
    judge: (figures) => {
      const { workers } = figures
      if (!workers) return noDatabase
      const { alive, withoutBrowser, withoutBrowserSince, notTried, stoppedAt } = workers
      const untold = alive === 0 && !stoppedAt && notSaidYet(figures)
      if (untold) return untold
      if (alive === 0)
        return { state: 'unknown', figure: 'No worker runs', advice: 'Nothing is printed: see Worker.' }
      if (withoutBrowser === 0 && notTried > 0)
        return {
          state: 'unknown',
          figure: `${notTried} of ${alive} ${alive === 1 ? 'worker has' : 'workers have'} not tried a browser yet`,
          advice: 'Each tries one within a minute of its start.',
        }
      if (withoutBrowser === 0)
        return { state: 'working', figure: 'A browser in each worker', advice: 'Each has started one.' }
      return {
        state: withoutBrowser < alive ? 'slow' : 'down',
        figure: `${withoutBrowser} of ${alive} ${alive === 1 ? 'worker has' : 'workers have'} no browser that starts`,
        advice:
          'Reports wait for a worker that has one, and none is lost. Read the worker’s log for why; install Chromium there, or name one in PUPPETEER_EXECUTABLE_PATH.',
        since: withoutBrowserSince,
      }
    },
  },
  {
    name: 'Workers that died in the last hour',
    touches: 'whoever waits for the jobs that they had in hand: each runs again, late',
    command: ({ workerLog }) => workerLog,
    metric: 'naijatax_workers_died',
    judge: (figures) => {
      const { workers } = figures
      if (!workers) return noDatabase
      const { died, diedSince, diedLast, alive, aliveSince } = workers
      const untold = died > 0 && notSaidYet(figures)
      if (untold) return untold
      if (died === 0) return { state: 'working', figure: 'None', advice: 'Each that ended was stopped.' }
      const isReplaced = alive > 0 && diedLast !== null && aliveSince !== null && aliveSince > diedLast
      const seen = diedLast === null ? '' : `, last seen ${lagosTime.format(diedLast)}`
      const figure = `${died} ${died === 1 ? 'process' : 'processes'}${seen}`
      if (isReplaced)
        return {
          // One that died and was replaced asks for nothing any more; several within the hour do.
          state: died < MANY_DIED ? 'working' : 'down',
          figure: `${figure}; replaced by one that runs since ${lagosTime.format(aliveSince)}`,
          advice:
            'Killed, or ended by an error nobody caught; its jobs run again. Should it happen again and again, read the end of its log, and whether the machine ran out of memory.',
          since: diedSince,
        }
      return {
        state: died < MANY_DIED ? 'slow' : 'down',
        figure: `${figure}; none was started in its place`,
        advice:
          'Killed, or ended by an error nobody caught. Again and again means that something kills it: read the end of its log, and whether the machine ran out of memory.',
        since: diedSince,
      }
    },
  },
  {
    name: 'Schedules that did not run',
    touches: 'nobody at once: reminders go out late, old data stays, missed payments are not found',
    command: ({ support }) => support('jobs waiting'),
    metric: 'naijatax_schedule_overdue_seconds',
    judge: ({ schedules, now }) => {
      if (!schedules) return noDatabase
      const overdue = schedules.filter(({ overdueSeconds }) => overdueSeconds > 0)
      const [latest] = overdue
      if (latest)
        return {
          state: schedules.every(({ overdueSeconds, ageSeconds }) => overdueSeconds < (ageSeconds ?? 0) / 2)
            ? 'slow'
            : 'down',
          figure: overdue
            .map(({ job, ageSeconds }) => `${job}, last done ${duration(ageSeconds ?? 0)} ago`)
            .join('; '),
          advice:
            'Is its queue paused, or its worker gone? Did the job fail? Else the schedule was removed: start a worker again, which writes every schedule.',
          since: before({ now }, latest.ageSeconds ?? 0),
        }
      const unknown = schedules.filter(({ ageSeconds }) => ageSeconds === null)
      if (unknown.length > 0)
        return {
          state: 'unknown',
          figure: `${unknown.length} of ${schedules.length} were never scheduled`,
          advice: 'A worker of this version schedules them when it starts: start one.',
        }
      return {
        state: 'working',
        figure: `None of ${schedules.length}`,
        advice: 'Each was done within its time.',
      }
    },
  },
  {
    name: 'Last backup',
    touches: 'everybody, should the database be lost',
    command: ({ backup }) => backup,
    metric: 'naijatax_backup_age_seconds',
    judge: ({ lastBackup, now }) => {
      if (lastBackup === undefined) return noDatabase
      if (lastBackup === null)
        return {
          state: 'unknown',
          figure: 'None written down',
          advice:
            'Make one and see that it restores; a managed database may make its own, which this page cannot see.',
        }
      const age = (now.getTime() - lastBackup.getTime()) / 1000
      const isYoung = age < 2 * DAY
      return {
        state: isYoung ? 'working' : 'slow',
        figure: `${duration(age)} ago`,
        advice: isYoung ? 'Young enough to restore from.' : 'Find out why the nightly backup did not run.',
        since: lastBackup,
      }
    },
  },
] as const satisfies readonly Line[]
