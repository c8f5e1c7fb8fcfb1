import type { Draft } from '../../../contract/http/index.ts'
import type { Conflict, DraftAnswers, DraftContent } from './content.ts'

/** A clock and its timers; a test passes its own. */
export interface Timer {
  now: () => number
  /** Runs the function after a delay in milliseconds. @returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void
}

/** The two calls that autosave makes. Both throw ApiError. `leaving` lets the request outlive the page. */
export interface DraftRemote {
  create: (content: DraftContent, leaving: boolean) => Promise<Draft>
  update: (content: DraftContent, version: number, leaving: boolean) => Promise<{ version: number }>
}

/**
 * The state of saving. offline: no connection, the answers are on this device. storage-failed: the device could not
 * store them either. refused: the server refused, the answers are on this device. signed-out: the session has ended.
 * other-account: another account is signed in. deleted, submitted: the draft ended elsewhere, nothing is sent any
 * more.
 */
export type SavePhase =
  | 'saved'
  | 'saving'
  | 'offline'
  | 'storage-failed'
  | 'refused'
  | 'signed-out'
  | 'other-account'
  | 'deleted'
  | 'submitted'

export interface AutosaveState extends DraftContent {
  phase: SavePhase
  /** Why the server refused, as a message for the page. */
  reason?: string
  conflicts: readonly Conflict[]
}

export interface Autosave {
  read: () => AutosaveState
  /** Calls the listener at every change of state. @returns a function that ends it. */
  subscribe: (listener: () => void) => () => void
  change: (change: Partial<DraftContent>) => void
  /**
   * Sends unsent changes now: when the page opens, when the connection is back, and when the browser leaves the page.
   * @param leaving lets the request outlive the page.
   */
  flush: (leaving?: boolean) => void
  /** Sends unsent changes a last time when the draft is no longer shown. What fails stays on this device. */
  leave: () => void
  /** Notes that this page submits the draft, so that a `draft_submitted` answer leaves nothing to store. */
  markSubmitting: () => void
  /** The version that the server last acknowledged to this page; undefined before the first. */
  version: () => number | undefined
  /** Whether the server's answers are some that this page has sent: then no other device has changed them. */
  hasSent: (theirs: DraftContent) => boolean
  /** Resolves with the phase once no request is under way and none is scheduled. */
  settled: () => Promise<SavePhase>
  /**
   * Stores what the server lacks under this writer and removes the copies of earlier visits, which it now includes.
   */
  adoptLocalDrafts: () => void
  /** Notes what another tab of this browser sends, so that it is not taken for another device's. */
  hear: (byTab: DraftAnswers) => void
  /** Closes the conflict about an answer once the person has chosen. */
  resolveConflict: (key: Conflict['key']) => void
}
