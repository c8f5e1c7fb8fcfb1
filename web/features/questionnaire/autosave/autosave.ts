import { mergeContent, sameContent, type Conflict, type DraftContent } from './content.ts'
import { readFailure, retryDelayMs, type Failure } from './failure.ts'
import type { Shelf, Unsent } from './shelf.ts'

/** Time as the machine sees it; a test passes its own. */
export interface Timer {
  now: () => number
  /** Runs later; gives the function that calls it off. */
  after: (ms: number, run: () => void) => () => void
}

/** The two calls that autosave makes. Both throw ApiError. */
export interface DraftRemote {
  create: (content: DraftContent) => Promise<DraftContent & { version: number }>
  update: (content: DraftContent, version: number, leaving: boolean) => Promise<{ version: number }>
}

/**
 * What the page says about saving. held: the server refused, the answers stay on this device until the reason
 * is gone; signed-out: the reason is that the session is over. finished: the draft was submitted elsewhere. unkept: no connection, and the device keeps nothing either.
 */
export type SavePhase = 'saved' | 'saving' | 'offline' | 'unkept' | 'held' | 'signed-out' | 'finished'

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
   * Sends what is unsent now: when the page opens, when it is back online, and before it is left (`leaving` lets the
   * request outlive it).
   */
  flush: (leaving?: boolean) => void
  /** Forgets the conflict about an answer: the person has chosen. */
  settleConflict: (key: Conflict['key']) => void
}

/** A send waits this long for what follows it, so that a typed figure is one request. */
const settleMs = 300
/** At most one request a second. */
const paceMs = 1000

/**
 * Saves a draft while it is being answered: one request in flight, what is typed meanwhile is coalesced into the
 * next one, and each carries the version it was made from. What the server has not acknowledged is on the shelf.
 * Nothing is sent before the first change or `flush`.
 * @param opened where the draft stands: its content, and what the server acknowledged of it.
 */
export function createAutosave(opened: Unsent, remote: DraftRemote, shelf: Shelf, timer: Timer): Autosave {
  let base = opened.base
  let state: AutosaveState = { ...opened.content, phase: 'saving', conflicts: [] }
  let inFlight = false
  let flushNext = false
  let recreated = false
  let failures = 0
  let startedAt = Number.NEGATIVE_INFINITY
  let callOff: (() => void) | undefined
  const listeners = new Set<() => void>()

  const show = (change: Partial<AutosaveState>) => {
    const { reason: _before, ...rest } = state
    state = { ...rest, ...change }
    for (const listener of listeners) listener()
  }
  const content = (): DraftContent => ({ answers: state.answers, currentStep: state.currentStep })
  const isUnsent = () => base === null || !sameContent(content(), base)
  const shelve = () => shelf.put({ content: content(), base })

  const schedule = (ms: number) => {
    callOff?.()
    callOff = timer.after(ms, () => void send(false))
  }
  const scheduleNext = () => schedule(Math.max(settleMs, startedAt + paceMs - timer.now()))

  async function send(leaving: boolean): Promise<void> {
    callOff?.()
    callOff = undefined
    if (inFlight || state.phase === 'finished' || !isUnsent()) return
    inFlight = true
    startedAt = timer.now()
    const sent = content()
    const failure = await deliver(sent, leaving)
    inFlight = false
    if (failure === undefined) acknowledged()
    else failed(failure)
  }

  async function deliver(sent: DraftContent, leaving: boolean): Promise<Failure | undefined> {
    try {
      if (base === null) base = await remote.create(sent)
      else base = { ...sent, version: (await remote.update(sent, base.version, leaving)).version }
      return undefined
    } catch (thrown) {
      return readFailure(thrown)
    }
  }

  function acknowledged() {
    failures = 0
    recreated = false
    if (!isUnsent()) {
      shelf.clear()
      show({ phase: 'saved' })
    } else {
      shelve()
      show({ phase: 'saving' })
      if (flushNext) void send(true)
      else scheduleNext()
    }
    flushNext = false
  }

  function failed(failure: Failure) {
    flushNext = false
    if (failure.kind === 'stale' && base !== null) {
      const merged = mergeContent(base, content(), failure.draft)
      base = failure.draft
      const news = new Set(merged.conflicts.map(({ key }) => key))
      const older = state.conflicts.filter(({ key }) => !news.has(key))
      show({ ...merged.content, conflicts: [...older, ...merged.conflicts] })
      if (isUnsent()) scheduleNext()
      else acknowledged()
    } else if (failure.kind === 'gone' && base !== null && !recreated) {
      recreated = true
      base = null
      scheduleNext()
    } else if (failure.kind === 'submitted') {
      show({ phase: 'finished' })
    } else if (failure.kind === 'temporary') {
      show({ phase: shelve() ? 'offline' : 'unkept' })
      schedule(retryDelayMs(failures++))
    } else {
      const phase = failure.kind === 'signed-out' ? 'signed-out' : 'held'
      const reason = 'message' in failure ? failure.message : 'This draft was deleted elsewhere.'
      show({ phase: shelve() ? phase : 'unkept', reason })
    }
  }

  if (!isUnsent()) state = { ...state, phase: 'saved' }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change) => {
      if (sameContent({ ...content(), ...change }, content())) return
      const waits = state.phase === 'offline' || state.phase === 'unkept'
      show({ ...change, phase: waits || state.phase === 'finished' ? state.phase : 'saving' })
      if (state.phase === 'finished') return
      if (isUnsent()) shelve()
      if (!inFlight && !waits && callOff === undefined) scheduleNext()
    },
    flush: (leaving = false) => {
      if (inFlight) flushNext = true
      else void send(leaving)
    },
    settleConflict: (key) => show({ conflicts: state.conflicts.filter((conflict) => conflict.key !== key) }),
  }
}
