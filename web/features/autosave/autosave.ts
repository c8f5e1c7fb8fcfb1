import type { Autosave, AutosaveState, DraftRemote, SavePhase, Timer } from './autosave-types.ts'
import { addConflicts, mergeContent, openConflicts, sameContent, type DraftContent } from './content.ts'
import { isWaiting, type Shelf, type Unsent } from './local-drafts.ts'
import { readFailure, retryDelayMs, type Failure } from './remote.ts'

/** A send waits this long for what follows it, so that a typed figure is one request. */
const settleMs = 300
/** At most one request a second. */
const paceMs = 1000

/** Phases in which nothing is sent any more: the draft is not there to be saved. */
const isOver = (phase: SavePhase) => phase === 'gone' || phase === 'finished'

/**
 * Saves a draft while it is being answered: one request in flight, what is typed meanwhile is coalesced into the
 * next one, and each carries the version it was made from. What the server has not acknowledged is on the shelf.
 * Nothing is sent before the first change or `flush`.
 * @param opened where the draft stands: its content, and what the server acknowledged of it.
 */
export function createAutosave(opened: Unsent, remote: DraftRemote, shelf: Shelf, timer: Timer): Autosave {
  let base = opened.base
  let state: AutosaveState = { ...opened.content, phase: 'saving', conflicts: opened.conflicts }
  let inFlight = false
  let flushNext = false
  let hasLeft = false
  let isHandedOver = false
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
  const standing = (): Unsent => ({ content: content(), base, conflicts: state.conflicts })
  const isUnsent = () => isWaiting(standing())
  /** False when something should be kept and the device has no room for it. */
  const shelve = (): boolean => {
    if (isUnsent() || state.conflicts.length > 0) return shelf.put(standing())
    shelf.clear()
    return true
  }

  const schedule = (ms: number) => {
    callOff?.()
    callOff = timer.after(ms, () => void send(false))
  }
  const scheduleNext = () => schedule(hasLeft ? 0 : Math.max(settleMs, startedAt + paceMs - timer.now()))

  async function send(leaving: boolean): Promise<void> {
    callOff?.()
    callOff = undefined
    if (inFlight || isOver(state.phase)) return
    if (!isUnsent()) {
      // What was typed was taken back, or chosen as it is there.
      if (state.phase !== 'saved') show({ phase: 'saved' })
      return
    }
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
      if (base === null) {
        const created = await remote.create(sent, leaving)
        // It was there already and changed elsewhere since: an earlier answer to this call was lost.
        if (created.version > 1 && !sameContent(created, sent)) {
          base = { answers: {}, currentStep: 0, version: 0 }
          return { kind: 'stale', draft: created }
        }
        base = created
      } else base = { ...sent, version: (await remote.update(sent, base.version, leaving)).version }
      return undefined
    } catch (thrown) {
      return readFailure(thrown, base !== null)
    }
  }

  function acknowledged() {
    const now = flushNext
    failures = 0
    flushNext = false
    shelve()
    if (!isUnsent()) {
      show({ phase: 'saved' })
      return
    }
    show({ phase: 'saving' })
    if (now) void send(true)
    else scheduleNext()
  }

  function failed(failure: Failure) {
    flushNext = false
    if (failure.kind === 'stale' && base !== null) {
      const merged = mergeContent(base, content(), failure.draft)
      base = failure.draft
      show({ ...merged.content, conflicts: addConflicts(state.conflicts, merged.conflicts) })
      shelve()
      if (isUnsent()) scheduleNext()
      else acknowledged()
    } else if (failure.kind === 'submitted' && isHandedOver) {
      shelf.clear()
      show({ phase: 'finished' })
    } else if (failure.kind === 'gone' || failure.kind === 'submitted') {
      shelve()
      show({ phase: failure.kind === 'gone' ? 'gone' : 'finished' })
    } else if (failure.kind === 'temporary') {
      show({ phase: shelve() ? 'offline' : 'unkept' })
      if (!hasLeft) schedule(retryDelayMs(failures++))
    } else {
      const phase = failure.kind === 'refused' || failure.kind === 'stale' ? 'held' : failure.kind
      const reason = 'message' in failure ? failure.message : 'This draft was changed elsewhere.'
      show({ phase: shelve() ? phase : 'unkept', reason })
    }
  }

  if (!isUnsent()) state = { ...state, phase: 'saved' }

  const flush = (leaving: boolean) => {
    if (inFlight) flushNext = true
    else void send(leaving)
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const isSettled = () => !inFlight && (state.phase !== 'saving' || !isUnsent())

  return {
    read: () => state,
    subscribe,
    change: (change) => {
      if (sameContent({ ...content(), ...change }, content())) return
      const waits = state.phase === 'offline' || state.phase === 'unkept'
      const conflicts = openConflicts(state.conflicts, change.answers ?? state.answers)
      show({ ...change, conflicts, phase: waits || isOver(state.phase) ? state.phase : 'saving' })
      shelve()
      if (!isOver(state.phase) && !inFlight && !waits && callOff === undefined) scheduleNext()
    },
    flush: (leaving = false) => {
      hasLeft = false
      flush(leaving)
    },
    leave: () => {
      hasLeft = true
      flush(true)
    },
    handOver: () => {
      isHandedOver = true
    },
    version: () => base?.version || undefined,
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSettled()) return
          end()
          resolve(state.phase)
        }
        const end = subscribe(look)
        look()
      }),
    takeOver: () => {
      if (shelve()) shelf.clearOthers()
    },
    settleConflict: (key) => {
      show({ conflicts: state.conflicts.filter((conflict) => conflict.key !== key) })
      shelve()
    },
  }
}

/** The page's own clock, which no change of the device's time moves. */
export const browserTimer: Timer = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
