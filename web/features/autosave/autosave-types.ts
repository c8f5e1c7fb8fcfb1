import type { Draft } from '../../../contract/http/index.ts'
import type { Conflict, DraftContent } from './content.ts'

/** Time as the machine sees it; a test passes its own. */
export interface Timer {
  now: () => number
  /** Runs later; gives the function that calls it off. */
  after: (ms: number, run: () => void) => () => void
}

/** The two calls that autosave makes. Both throw ApiError. `leaving` lets the request outlive the page. */
export interface DraftRemote {
  create: (content: DraftContent, leaving: boolean) => Promise<Draft>
  update: (content: DraftContent, version: number, leaving: boolean) => Promise<{ version: number }>
}

/**
 * What the page says about saving. held: the server refused, the answers stay on this device until the reason is
 * gone; signed-out: the reason is that the session is over; other-account: that another one is signed in. gone: the
 * draft was deleted elsewhere; finished: it was submitted elsewhere. unkept: no connection, and the device keeps
 * nothing either.
 */
export type SavePhase =
  'saved' | 'saving' | 'offline' | 'unkept' | 'held' | 'signed-out' | 'other-account' | 'gone' | 'finished'

export interface AutosaveState extends DraftContent {
  phase: SavePhase
  /** Why the phase is held, in words to be shown. */
  reason?: string
  conflicts: readonly Conflict[]
}

export interface Autosave {
  read: () => AutosaveState
  /** Tells of every change of state; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void
  change: (change: Partial<DraftContent>) => void
  /**
   * Sends what is unsent now: when the page opens, when it is back online, and before the browser leaves it
   * (`leaving` lets the request outlive it).
   */
  flush: (leaving?: boolean) => void
  /** Sends what is unsent a last time: the question is not shown any more. What fails stays on the shelf. */
  leave: () => void
  /** From here on these answers are kept as a calculation: when that has ended the draft, nothing is left to keep. */
  handOver: () => void
  /** The version of the draft that the server last acknowledged to this page; undefined while it knows of none. */
  version: () => number | undefined
  /** The phase once nothing is on its way and nothing is about to be sent. */
  settled: () => Promise<SavePhase>
  /** Puts what the server lacks on this writer's shelf, in place of what earlier visits left there. */
  takeOver: () => void
  /** Forgets the conflict about an answer: the person has chosen. */
  settleConflict: (key: Conflict['key']) => void
}
