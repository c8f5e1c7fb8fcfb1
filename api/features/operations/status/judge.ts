import { MAX_COUNTED } from '../../../../platform/queue-state.ts'
import { duration } from './duration.ts'
import type { Figures } from './figures.ts'

/** The state of a part; the page lists the worst first. */
export type State = 'down' | 'slow' | 'working' | 'unknown'

/** One line of the status page. */
export interface Part {
  name: string
  state: State
  /** The figure in words. */
  figure: string
  /** What the state means and what to do; the runbook says more under the same name. */
  advice: string
}

type Judge = (figures: Figures) => Part

const unread = (name: string, advice: string): Part => ({
  name,
  state: 'down',
  figure: 'Could not be read',
  advice,
})
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const failedJobs: Judge = ({ queues }) => {
  const name = 'Failed jobs'
  if (!queues) return unread(name, 'The queues do not answer. See Queue backend.')
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0)
  if (failed === 0) return { name, state: 'working', figure: 'None', advice: 'Nothing was given up.' }
  return {
    name,
    state: 'slow',
    figure: many(failed, 'job'),
    advice: 'Given up after every retry. Open Jobs, read the reason, mend the cause, then retry.',
  }
}

const oldestJob: Judge = ({ queues }) => {
  const name = 'Oldest waiting job'
  if (!queues) return unread(name, 'The queues do not answer. See Queue backend.')
  const oldest = Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds))
  if (oldest < 60)
    return { name, state: 'working', figure: duration(oldest), advice: 'Jobs are done as they come.' }
  return {
    name,
    state: oldest < 900 ? 'slow' : 'down',
    figure: duration(oldest),
    advice:
      'Work comes in faster than it is done, or a service it needs refuses. Look at Worker, then at Mails.',
  }
}

const pausedQueues: Judge = ({ queues }) => {
  const name = 'Paused queues'
  if (!queues) return unread(name, 'The queues do not answer. See Queue backend.')
  const paused = queues.filter(({ isPaused }) => isPaused)
  if (paused.length === 0)
    return { name, state: 'working', figure: 'None', advice: 'Every queue takes up its jobs.' }
  const waiting = paused.reduce((sum, queue) => sum + queue.waiting, 0)
  return {
    name,
    state: 'down',
    figure: `${paused.map((queue) => queue.name).join(', ')}: ${many(waiting, 'job')} waiting`,
    advice:
      'Somebody paused it, and nothing of it is done until it is resumed. Open Jobs, the queue, Resume.',
  }
}

const putOffMails: Judge = ({ queues }) => {
  const name = 'Mails put off'
  if (!queues) return unread(name, 'The queues do not answer. See Queue backend.')
  const mail = queues.find((queue) => queue.name === 'mail')
  if (mail === undefined || mail.delayed === 0)
    return { name, state: 'working', figure: 'None', advice: 'No mail waits for another try.' }
  return {
    name,
    state: mail.putOffSeconds < 900 ? 'slow' : 'down',
    figure: `${many(mail.delayed, 'mail')}, the oldest since ${duration(mail.putOffSeconds)}`,
    advice:
      'The mail server did not take them yet (4xx, or no answer), and each is tried again. Read the reasons under Jobs, Delayed.',
  }
}

const outbox: Judge = ({ outbox: lag }) => {
  const name = 'Outbox'
  if (!lag) return unread(name, 'The database does not answer. Check PostgreSQL and DATABASE_URL.')
  const figure = `${many(lag.waiting, 'event')} waiting, oldest ${duration(lag.oldestSeconds)}`
  if (lag.oldestSeconds < 10)
    return { name, state: 'working', figure, advice: 'Events reach their queue as they are written.' }
  return {
    name,
    state: lag.oldestSeconds < 120 ? 'slow' : 'down',
    figure,
    advice: 'Nothing is lost, and nothing is mailed. Check that a worker runs and that the queues answer.',
  }
}

const mails: Judge = ({ mailsFailed }) => {
  const name = 'Mails failed in the last hour'
  if (mailsFailed === undefined) return unread(name, 'The queues do not answer. See Queue backend.')
  if (mailsFailed === 0)
    return {
      name,
      state: 'working',
      figure: 'None',
      advice: 'No mail was given up. Those put off have a line of their own.',
    }
  return {
    name,
    state: mailsFailed < 10 ? 'slow' : 'down',
    figure: mailsFailed < MAX_COUNTED ? many(mailsFailed, 'mail') : `${MAX_COUNTED} mails or more`,
    advice:
      'A few are wrong addresses. Many mean that the mail server refuses us: read the reasons under Jobs.',
  }
}

const stripe: Judge = ({ stripe: lag }) => {
  const name = 'Events of Stripe in the last hour'
  if (!lag) return unread(name, 'The database does not answer. Check PostgreSQL and DATABASE_URL.')
  if (lag.events === 0) return { name, state: 'working', figure: 'None', advice: 'Nobody paid or cancelled.' }
  const late = lag.slowestSeconds >= 300
  return {
    name,
    state: late ? 'slow' : 'working',
    figure: `${many(lag.events, 'event')}, the slowest after ${duration(lag.slowestSeconds)}`,
    advice: late
      ? 'Stripe could not reach us, or signatures were refused, and it tells again. Nothing is lost; see its webhook log.'
      : 'Stripe tells us as things happen.',
  }
}

const pool: Judge = ({ pool: { used, waiting, most } }) => {
  const name = 'Database pool'
  const figure = `${used} of ${most} in use, ${waiting} waiting`
  if (waiting === 0)
    return { name, state: 'working', figure, advice: 'Requests get a connection at once. This process only.' }
  return {
    name,
    state: waiting <= most ? 'slow' : 'down',
    figure,
    advice:
      'Requests wait for a connection. Look for slow queries, then add processes or raise DATABASE_POOL.',
  }
}

/** Requests below which an error rate means nothing. */
const FEW = 20

const errors: Judge = ({ requests: { answered, failed } }) => {
  const name = 'Errors'
  const rate = answered === 0 ? 0 : failed / answered
  const figure = `${(rate * 100).toFixed(2)}% of ${many(answered, 'request')} in 5 minutes`
  if (failed === 0 || (answered < FEW && failed < 3))
    return { name, state: 'working', figure, advice: 'Requests are answered. This process only.' }
  return {
    name,
    state: rate < 0.05 ? 'slow' : 'down',
    figure,
    advice: 'Find “a request failed” in the log of the API; its request id leads to the person’s report.',
  }
}

const worker: Judge = ({ workers, now }) => {
  const name = 'Worker'
  if (!workers) return unread(name, 'The database does not answer. Check PostgreSQL and DATABASE_URL.')
  const { alive, lastSeen } = workers
  const seen = lastSeen
    ? `last seen ${duration((now.getTime() - lastSeen.getTime()) / 1000)} ago`
    : 'never seen'
  if (alive > 0)
    return {
      name,
      state: 'working',
      figure: `${alive} ${alive === 1 ? 'process' : 'processes'}, ${seen}`,
      advice: 'Jobs are being done.',
    }
  return {
    name,
    state: 'down',
    figure: `None runs, ${seen}`,
    advice: 'No mail goes out. Start a worker and read why the last one ended in its log.',
  }
}

const backend: Judge = ({ backend: name, queues }) => {
  if (!name || !queues)
    return unread(
      'Queue backend',
      'Check REDIS_URL, or the database when there is none. Events wait in the outbox.',
    )
  const figure = name === 'redis' ? 'Redis' : 'PostgreSQL'
  return { name: 'Queue backend', state: 'working', figure, advice: 'The queues answer.' }
}

const DAY = 86_400

const backup: Judge = ({ lastBackup, now }) => {
  const name = 'Last backup'
  if (lastBackup === undefined) return unread(name, 'The database does not answer.')
  if (lastBackup === null)
    return {
      name,
      state: 'unknown',
      figure: 'None written down',
      advice:
        'Make one and see that it restores; a managed database may make its own, which this page cannot see.',
    }
  const age = (now.getTime() - lastBackup.getTime()) / 1000
  return {
    name,
    state: age < 2 * DAY ? 'working' : 'slow',
    figure: `${duration(age)} ago`,
    advice: age < 2 * DAY ? 'Young enough to restore from.' : 'Find out why the nightly backup did not run.',
  }
}

const judges: readonly Judge[] = [
  failedJobs,
  pausedQueues,
  oldestJob,
  putOffMails,
  outbox,
  mails,
  stripe,
  pool,
  errors,
  worker,
  backend,
  backup,
]
const order: readonly State[] = ['down', 'slow', 'unknown', 'working']

/** Every part of the product with its state, the worst first. */
export function judge(figures: Figures): Part[] {
  return judges
    .map((look) => look(figures))
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

/** The overall state in a sentence: the page's heading. */
export function inOneSentence(parts: readonly Part[]): string {
  const count = (state: State): number => parts.filter((part) => part.state === state).length
  const down = count('down')
  const slow = count('slow')
  if (down > 0) return down === 1 ? 'One part needs mending' : `${down} parts need mending`
  if (slow > 0) return slow === 1 ? 'One part needs a look' : `${slow} parts need a look`
  return 'Everything works'
}
