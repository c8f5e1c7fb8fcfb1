import { duration } from '../duration.ts'
import { many } from '../many.ts'
import { before, hasJustBegun, noQueues, stuckOf, touchedBy, type Line, type Verdict } from '../line.ts'
import { BEGINS_WITHIN } from '../../../../../db/stores/worker-heartbeats.ts'
import { REASON_GAP } from '../../../../../platform/reason.ts'
import type { Figures, QueueFigures } from '../figures.ts'
import { untakenInWords } from '../../untaken.ts'
import { MAX_COUNTED, UNTAKEN } from '../../../../../platform/queue-state.ts'

/** Most reasons that a line tells; jobs waiting has each. */
const MOST_REASONS = 2

/** Why jobs are put off, and what to do about it. */
function triedAgain(queues: readonly QueueFigures[], otherwise: string): string {
  const reasons = [...new Set(queues.flatMap(({ putOffReasons }) => putOffReasons))]
  const more = reasons.length > MOST_REASONS ? '; and others, see jobs waiting' : ''
  const why = reasons.slice(0, MOST_REASONS).join('; ') + more || otherwise
  return `${why}. Each is tried again by itself; once mended, try all now.`
}

/** Age in seconds from which what waits needs mending. */
const LATE = 900

/** What the line of the oldest job says while jobs wait and none is taken up. */
function untakenVerdict(untaken: readonly QueueFigures[], figures: Figures): Verdict {
  const oldest = Math.max(...untaken.map(({ oldestSeconds }) => oldestSeconds))
  const told = untaken.map((queue) => `${queue.name}: ${untakenInWords(queue)}`).join('; ')
  const about = {
    since: before(figures, Math.max(...untaken.map(({ untakenSeconds }) => untakenSeconds))),
    touches: touchedBy(untaken),
  }
  if (stuckOf(figures).length === 0)
    return {
      ...about,
      state: oldest < LATE ? 'slow' : 'down',
      ...(hasJustBegun(figures) && untaken.every(({ active }) => active === 0)
        ? {
            figure: `A worker has just begun. ${told}`,
            advice: `It takes up what waits within ${BEGINS_WITHIN} seconds of its start, or this line says that it does not.`,
          }
        : {
            figure: `Held up. ${told}`,
            advice:
              'They wait behind jobs in hand that take long. Look under Jobs, Active, what these do; should they not end, start the worker anew.',
          }),
    }
  return {
    ...about,
    state: 'down',
    figure: `Stuck. ${told}`,
    ...(figures.workers?.alive === 0
      ? { advice: 'No worker runs that would take them up, and none of them is lost: see Worker.' }
      : {
          advice:
            'A worker says that it runs, and takes up none of these. None of them is lost. Read the end of its log, then start it anew.',
          command: ({ replaceWorker }) => replaceWorker,
        }),
  }
}

/** Lines about queues and their jobs. */
export const queueLines = [
  {
    name: 'Failed jobs',
    touches: 'whoever waits for them',
    command: ({ support }) => support('jobs failed'),
    metric: 'naijatax_queue_jobs',
    judge: ({ queues, now }) => {
      if (!queues) return noQueues
      const failing = queues.filter(({ failed }) => failed > 0)
      if (failing.length === 0) return { state: 'working', figure: 'None', advice: 'Nothing was given up.' }
      const failed = failing.reduce((sum, queue) => sum + queue.failed, 0)
      return {
        state: 'slow',
        figure: `${many(failed, 'job')}: ${failing.flatMap(({ failedJobs }) => failedJobs).join(', ')}`,
        advice:
          'Given up: tried as often as it may be, or refused for good. Read the reason; mend the cause, then retry it, or remove what will never work.',
        since: before({ now }, Math.max(...failing.map(({ failedSeconds }) => failedSeconds))),
        touches: failing.every(({ name }) => name === 'maintenance')
          ? touchedBy(failing)
          : 'whoever they were for',
      }
    },
  },
  {
    name: 'Paused queues',
    touches: 'whoever waits for their jobs',
    command: ({ support }) => support(`jobs resume QUEUE ${REASON_GAP}`),
    metric: 'naijatax_queue_paused',
    judge: ({ queues, now }) => {
      if (!queues) return noQueues
      const paused = queues.filter(({ isPaused }) => isPaused)
      if (paused.length === 0) return { state: 'working', figure: 'None', advice: 'Nobody paused one.' }
      const waiting = paused.reduce((sum, queue) => sum + queue.waiting, 0)
      const [first] = paused
        .flatMap(({ pausedAt }) => pausedAt ?? [])
        .toSorted((one, other) => one.getTime() - other.getTime())
      const oldest = Math.max(...paused.map(({ oldestSeconds }) => oldestSeconds))
      return {
        state: 'down',
        figure: `${paused.map((queue) => queue.name).join(', ')}: ${many(waiting, 'job')} waiting`,
        advice: `Somebody paused ${paused.length === 1 ? 'it, and nothing of it is done until it is' : 'them, and nothing of each is done until that one is'} resumed. The audit log says who.`,
        since: first ?? (waiting > 0 ? before({ now }, oldest) : null),
        touches: touchedBy(paused),
        command: ({ support }) =>
          paused.map(({ name }) => support(`jobs resume ${name} ${REASON_GAP}`)).join('; '),
      }
    },
  },
  {
    name: 'Oldest waiting job',
    touches: 'whoever waits for it',
    command: ({ support }) => support('jobs waiting'),
    metric: 'naijatax_queue_oldest_seconds',
    judge: (figures) => {
      const { queues } = figures
      if (!queues) return noQueues
      const oldest = Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds))
      const untaken = queues.filter(({ untakenSeconds }) => untakenSeconds > 0)
      if (untaken.length > 0) return untakenVerdict(untaken, figures)
      const late = queues.filter(({ oldestSeconds }) => oldestSeconds >= UNTAKEN)
      const isHeldBack = late.length > 0 && late.every(({ isPaused }) => isPaused)
      if (late.length === 0 && oldest > 0 && figures.workers?.alive === 0)
        return {
          state: 'slow',
          figure: duration(oldest),
          advice: 'No worker runs that would take it up: see Worker.',
          since: before(figures, oldest),
        }
      if (late.length === 0)
        return {
          state: 'working',
          figure: duration(oldest),
          advice: queues.some(({ isPaused, waiting }) => isPaused && waiting > 0)
            ? 'Jobs of the queues that are not paused are done as they come.'
            : oldest > 0
              ? 'None waits for long.'
              : 'None waits.',
        }
      return {
        state: oldest < LATE ? 'slow' : 'down',
        figure: duration(oldest),
        advice: isHeldBack
          ? 'Its queue is paused: see Paused queues.'
          : 'Jobs are taken up, and more come in than are done: start more workers.',
        since: before(figures, oldest),
        touches: touchedBy(late),
      }
    },
  },
  {
    name: 'Mails put off',
    touches: 'whoever waits for one of these mails',
    command: ({ support }) => support(`jobs promote all ${REASON_GAP}`),
    metric: 'naijatax_queue_jobs',
    judge: ({ queues, now }) => {
      if (!queues) return noQueues
      const mail = queues.find((queue) => queue.name === 'mail')
      if (mail === undefined || mail.delayed === 0)
        return { state: 'working', figure: 'None', advice: 'No mail waits for another try.' }
      return {
        state: mail.putOffSeconds < LATE ? 'slow' : 'down',
        figure: `${many(mail.delayed, 'mail')}, the oldest since ${duration(mail.putOffSeconds)}`,
        advice: triedAgain([mail], 'They were delayed by hand, or not tried yet'),
        since: before({ now }, mail.putOffSeconds),
      }
    },
  },
  {
    name: 'Jobs put off',
    touches: 'whoever waits for them',
    command: ({ support }) => support(`jobs promote all ${REASON_GAP}`),
    metric: 'naijatax_queue_jobs',
    judge: ({ queues, now }) => {
      if (!queues) return noQueues
      const putOff = queues.filter(({ name, delayed }) => name !== 'mail' && delayed > 0)
      if (putOff.length === 0)
        return { state: 'working', figure: 'None', advice: 'No job but mails waits for another try.' }
      const count = putOff.reduce((sum, { delayed }) => sum + delayed, 0)
      const oldest = Math.max(...putOff.map(({ putOffSeconds }) => putOffSeconds))
      const waited = putOff.filter(({ putOffWaitedSeconds }) => putOffWaitedSeconds > 0)
      return {
        // What nobody waits for wakes nobody: it is tried again for hours, and looked at by day.
        state: waited.every(({ putOffWaitedSeconds }) => putOffWaitedSeconds < LATE) ? 'slow' : 'down',
        figure: `${putOff.map(({ name }) => name).join(', ')}: ${many(count, 'job')}, the oldest since ${duration(oldest)}`,
        advice: triedAgain(putOff, 'Somebody delayed them by hand'),
        since: before({ now }, oldest),
        touches: waited.length === 0 ? 'nobody at once: they run by the clock' : touchedBy(waited),
      }
    },
  },
  {
    name: 'Mails failed in the last hour',
    touches: 'whoever they were for',
    command: ({ support }) => support('jobs failed'),
    metric: 'naijatax_mails_total',
    judge: ({ mailsFailed }) => {
      if (mailsFailed === undefined) return noQueues
      const { count, first } = mailsFailed
      if (count === 0)
        return {
          state: 'working',
          figure: 'None',
          advice: 'No mail that was given up lies in the queue. Those put off have a line of their own.',
        }
      return {
        state: count < 10 ? 'slow' : 'down',
        figure: count < MAX_COUNTED ? many(count, 'mail') : `${MAX_COUNTED} mails or more`,
        advice:
          'A few are wrong addresses (email bounced). Many mean that the mail server refuses us: read the reasons.',
        since: first,
      }
    },
  },
] as const satisfies readonly Line[]
