import type { Autosave, AutosaveState, DraftRemote, SavePhase, Timer } from './autosave-types.ts'
import {
  changedAnswers,
  addConflicts,
  changesBetween,
  identicalContent,
  markTabs,
  mergeContent,
  openConflicts,
  sameContent,
  standingConflicts,
  type DraftContent,
  heardAlso,
} from './content.ts'
import {
  emptyContent,
  hasUnsentChanges,
  mostUnheard,
  type DraftStore,
  type LocalDraft,
} from './local-drafts.ts'
import { readFailure, retryDelayMs, type Failure } from './remote.ts'

/** Delay after a change before it is sent, so that a typed figure is one request. */
const settleMs = 300
/** Least time between the starts of two requests. */
const paceMs = 1000

/** Phases in which nothing is sent any more: the draft ended elsewhere. */
const hasEnded = (phase: SavePhase) => phase === 'deleted' || phase === 'submitted'

/**
 * Saves a draft while it is being answered. One request is in flight at a time; changes typed meanwhile go into the
 * next one, and each request carries the version it is based on. What the server has not acknowledged is in the
 * local store. Nothing is sent before the first change or `flush`.
 * @param initial the draft as opened: its content, and what the server acknowledged of it.
 */
export function createAutosave(
  initial: LocalDraft,
  remote: DraftRemote,
  store: DraftStore,
  timer: Timer = browserTimer,
): Autosave {
  let base = initial.base
  let { unheard = [], byTabs = [] } = initial
  let state: AutosaveState = { ...initial.content, phase: 'saving', conflicts: initial.conflicts }
  let inFlight = false
  let flushNext = false
  let hasLeft = false
  let isSubmitting = false
  let failures = 0
  let startedAt = Number.NEGATIVE_INFINITY
  let cancelTimer: (() => void) | undefined
  const listeners = new Set<() => void>()

  const show = (change: Partial<AutosaveState>) => {
    const { reason: _before, ...rest } = state
    state = { ...rest, ...change }
    for (const listener of listeners) listener()
  }
  const content = (): DraftContent => ({ answers: state.answers, currentStep: state.currentStep })
  const localDraft = (): LocalDraft => ({
    content: content(),
    base,
    conflicts: state.conflicts,
    unheard,
    byTabs,
  })
  const isUnsent = () => hasUnsentChanges(localDraft())
  /** @returns false when there is something to store and the device cannot store it. */
  const storeLocally = (): boolean => {
    if (isUnsent() || state.conflicts.length > 0) return store.put(localDraft())
    store.clear()
    return true
  }

  const schedule = (ms: number) => {
    cancelTimer?.()
    cancelTimer = timer.after(ms, () => void send(false))
  }
  const scheduleNext = () => schedule(hasLeft ? 0 : Math.max(settleMs, startedAt + paceMs - timer.now()))

  async function send(leaving: boolean): Promise<void> {
    cancelTimer?.()
    cancelTimer = undefined
    if (inFlight || hasEnded(state.phase)) return
    if (!isUnsent()) {
      // The change was undone, or a conflict was resolved to the server's value.
      if (state.phase !== 'saved') show({ phase: 'saved' })
      return
    }
    inFlight = true
    startedAt = timer.now()
    const sent = content()
    store.tell(changesBetween(base ?? emptyContent, sent))
    // Stored before it is sent: the page may end before the answer comes.
    const before = unheard
    unheard = [...before, sent].slice(-mostUnheard)
    storeLocally()
    const failure = await deliver(sent, leaving)
    if (failure !== undefined && failure.kind !== 'temporary') unheard = before
    inFlight = false
    if (failure === undefined) acknowledged()
    else failed(failure)
  }

  async function deliver(sent: DraftContent, leaving: boolean): Promise<Failure | undefined> {
    try {
      if (base === null) {
        const created = await remote.create(sent, leaving)
        // An earlier call created it, its response was lost, and another device has changed it since.
        if (created.version > 1 && !sameContent(created, sent)) {
          base = { ...emptyContent, version: 0 }
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
    unheard = []
    storeLocally()
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
      const merged = mergeContent(base, content(), failure.draft, { unheard, byTabs })
      const standing = standingConflicts(state.conflicts, content(), merged.content)
      base = failure.draft
      unheard = []
      show({ ...merged.content, conflicts: addConflicts(standing, merged.conflicts) })
      storeLocally()
      if (isUnsent()) scheduleNext()
      else acknowledged()
    } else if (failure.kind === 'deleted' || failure.kind === 'submitted') {
      if (failure.kind === 'submitted' && isSubmitting) store.clear()
      else storeLocally()
      show({ phase: failure.kind })
    } else if (failure.kind === 'temporary') {
      show({ phase: storeLocally() ? 'offline' : 'storage-failed' })
      if (!hasLeft) schedule(retryDelayMs(failures++))
    } else {
      const phase = failure.kind === 'stale' ? 'refused' : failure.kind
      const reason = 'message' in failure ? failure.message : 'This draft was changed elsewhere.'
      show({ phase: storeLocally() ? phase : 'storage-failed', reason })
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
      const next = { ...content(), ...change }
      if (identicalContent(next, content())) return
      if (sameContent(next, content())) {
        // The layout of a figure: it is shown, and there is nothing to save.
        show({ ...change, ...(state.reason !== undefined && { reason: state.reason }) })
        return
      }
      const waits = state.phase === 'offline' || state.phase === 'storage-failed'
      const conflicts = openConflicts(state.conflicts, change.answers ?? state.answers)
      show({ ...change, conflicts, phase: waits || hasEnded(state.phase) ? state.phase : 'saving' })
      storeLocally()
      if (!hasEnded(state.phase) && !inFlight && !waits && cancelTimer === undefined) scheduleNext()
    },
    flush: (leaving = false) => {
      hasLeft = false
      flush(leaving)
    },
    leave: () => {
      hasLeft = true
      flush(true)
    },
    markSubmitting: () => {
      isSubmitting = true
    },
    version: () => base?.version || undefined,
    hasSent: (theirs) =>
      [...unheard, ...(base === null ? [] : [base])].some(
        (sent) => changedAnswers(sent, theirs).length === 0,
      ),
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
    adoptLocalDrafts: () => {
      if (storeLocally()) store.clearOthers()
    },
    hear: (byTab) => {
      byTabs = heardAlso(byTabs, byTab)
      if (state.conflicts.length > 0) show({ conflicts: markTabs(state.conflicts, byTabs) })
    },
    resolveConflict: (key) => {
      show({ conflicts: state.conflicts.filter((conflict) => conflict.key !== key) })
      storeLocally()
    },
  }
}

/** The page's monotonic clock: changes of the device's time do not affect it. */
const browserTimer: Timer = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
