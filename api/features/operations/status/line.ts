import { queueNames, type QueueName } from '../../../../contract/jobs/jobs.ts'
import { BEGINS_WITHIN } from '../../../../db/stores/worker-heartbeats.ts'
import type { Figures, QueueFigures } from './figures.ts'
import type { StartWay } from './start-way.ts'

/** The state of a part; the page lists the worst first. */
export type State = 'down' | 'slow' | 'working' | 'unknown'

/** What a line says now. */
export interface Verdict {
  state: State
  /** The figure in words. */
  figure: string
  /** What the state means and what to do; the runbook says more under the line's name. */
  advice: string
  /** Since when it is not working, where that is known. */
  since?: Date | null | undefined
  /** When this process first met it, where since when is not known: it may have begun before. */
  seen?: Date | null | undefined
  /** Whom it touches, where that depends on the figures. */
  touches?: string
  /** The line's command with what the figures name, such as the queue. */
  command?: LineCommand
  /** The line that says why this one could not be read. */
  cause?: Cause
}

/** Lines on which others stand: while one of these does not work, the others are not known. */
export type Cause = 'Database' | 'Queue backend'

/** What is typed, in the way in which the product was started. */
export type LineCommand = (way: StartWay) => string

/** One line of the status page: page, alerts and the runbook's test derive from it. */
export interface Line {
  name: string
  /** Whom it touches while it does not work. */
  touches: string
  /** What does it, typed where the product runs. */
  command: LineCommand
  /** The metric that its alert watches; null where none does. */
  metric: string | null
  judge: (figures: Figures) => Verdict
}

/** What a line says when its figure could not be read, though what it stands on may work. */
const unread = (cause: Cause): Verdict => ({
  state: 'down',
  figure: 'Could not be read',
  advice: 'The log of the API says why: “the status page misses a figure”.',
  cause,
})

export const noQueues = unread('Queue backend')
export const noDatabase = unread('Database')

const touched: Readonly<Record<QueueName, string>> = {
  mail: 'everybody who waits for a mail',
  billing: 'whoever paid, cancelled or was refunded',
  reports: 'whoever asked for a report or a return pack',
  maintenance: 'nobody at once: reminders go out late and old data stays',
}

/** Whom these queues touch. */
export const touchedBy = (queues: readonly QueueFigures[]): string =>
  queueNames
    .filter((name) => queues.some((queue) => queue.name === name))
    .map((name) => touched[name])
    .join('; ')

/** The moment so many seconds before the figures were read. */
export const before = ({ now }: Pick<Figures, 'now'>, seconds: number): Date =>
  new Date(now.getTime() - seconds * 1000)

/** Whether the newest worker began so lately that it may not have taken up anything yet. */
export function hasJustBegun({ workers, now }: Pick<Figures, 'workers' | 'now'>): boolean {
  const began = workers?.aliveSince
  return began ? now.getTime() - began.getTime() < BEGINS_WITHIN * 1000 : false
}

/**
 * Queues whose jobs nobody takes up: jobs wait and none is in hand, or no worker runs that could end those in hand. Jobs that wait behind
 * others in hand are held up, not stuck, and so are those that a worker which has just begun finds.
 */
export const stuckOf = (figures: Pick<Figures, 'queues' | 'workers' | 'now'>): QueueFigures[] => {
  const { queues = [], workers } = figures
  return queues.filter(
    ({ untakenSeconds, active }) =>
      untakenSeconds > 0 && (workers?.alive === 0 || (active === 0 && !hasJustBegun(figures))),
  )
}
