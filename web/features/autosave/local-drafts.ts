import { deviceNow } from '../../clock.ts'
import { isAccountRemoved, unsentEntries, unsentKey } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import { tellTabs } from './tabs.ts'
import {
  addConflicts,
  changesBetween,
  heardAlso,
  mergeContent,
  openConflicts,
  sameContent,
  standingConflicts,
  type Conflict,
  type DraftAnswers,
  type DraftContent,
} from './content.ts'

/** A draft as this device knows it. */
export interface LocalDraft {
  content: DraftContent
  /** The content and version that the server last acknowledged; null when it never had this draft. */
  base: (DraftContent & { version: number }) | null
  /** Answers changed here and elsewhere that the person has not chosen between yet. */
  conflicts: readonly Conflict[]
  /** Contents that were sent without an answer: the server may have one of them. */
  unheard?: readonly DraftContent[]
  /** Answers that other tabs of this browser sent, oldest first. */
  byTabs?: readonly DraftAnswers[]
}

/** Whether the draft has changes that the server has not acknowledged, or may hold what was changed since. */
export function hasUnsentChanges({ content, base, unheard = [] }: LocalDraft): boolean {
  return base === null || ![base, ...unheard].every((other) => sameContent(content, other))
}

/** How many contents are remembered whose arrival is unknown; the oldest are forgotten first. */
export const mostUnheard = 10

/** Local storage of one draft for one writer: unsent answers survive a closed tab. */
export interface DraftStore {
  /** @returns false when the device cannot store it. */
  put: (unsent: LocalDraft) => boolean
  clear: () => void
  /** Removes the copies of all other writers, once their changes are merged into this one. */
  clearOthers: () => void
  /** Tells the other tabs of this browser, open or closed, which answers this writer sends. */
  tell: (answers: DraftAnswers) => void
}

/**
 * The local store of one draft. Each writer (a tab, a visit) has its own, so that none removes what another still has to
 * send.
 * @param storage localStorage, or a fake in tests; undefined where it is forbidden.
 */
export function draftStore(
  session: Pick<DeviceSession, 'account' | 'tag'>,
  draftId: string,
  writer: string,
  storage: Storage | undefined,
  now: () => string = deviceNow,
  tellOthers: typeof tellTabs = tellTabs,
): DraftStore {
  const { account } = session
  const key = unsentKey(session, { draftId, writer })
  return {
    put: (unsent) =>
      attempt(() => {
        if (storage === undefined || isAccountRemoved(account)) return false
        storage.setItem(key, JSON.stringify({ ...unsent, keptAt: now() }))
        return true
      }) ?? false,
    clear: () => {
      attempt(() => storage?.removeItem(key))
    },
    clearOthers: () => {
      for (const { key: other } of unsentEntries(storage, { account, draftId }))
        if (other !== key) attempt(() => storage?.removeItem(other))
    },
    tell: (answers) => {
      if (Object.keys(answers).length === 0) return
      tellOthers({ account, draftId, writer, answers })
      for (const { key: other } of unsentEntries(storage, { account, draftId }))
        if (other !== key) attempt(() => noteInCopy(storage, other, answers))
    },
  }
}

/** Adds to the copy of a tab that may be closed what another tab sent. */
function noteInCopy(storage: Storage | undefined, key: string, answers: DraftAnswers): void {
  const copy = JSON.parse(storage?.getItem(key) ?? '') as StoredDraft
  storage?.setItem(key, JSON.stringify({ ...copy, byTabs: heardAlso(copy.byTabs ?? [], answers) }))
}

/** A draft in local storage with the session and the writer that stored it. */
export interface StoredDraft extends LocalDraft {
  /** Of the session that stored it, which may be over. */
  tag: string
  draftId: string
  writer: string
  /** When it was stored, ISO 8601. */
  keptAt: string
}

/** Everything stored here of an account, or of one of its drafts, by whichever session, oldest first. */
export function readLocalDrafts(
  account: string,
  storage: Storage | undefined,
  draftId?: string,
): StoredDraft[] {
  return unsentEntries(storage, { account, ...(draftId !== undefined && { draftId }) })
    .flatMap(({ key, tag, draftId: id, writer }) => {
      const stored = parse(attempt(() => storage?.getItem(key)) ?? null)
      return stored === undefined ? [] : [{ ...stored, tag, draftId: id, writer }]
    })
    .sort((a, b) => a.keptAt.localeCompare(b.keptAt))
}

/** Each copy as it stands when its turn comes: what is sent for one is noted in those after it. */
export function* eachLocalDraft(account: string, storage: Storage | undefined): Generator<StoredDraft> {
  for (const { draftId, writer, tag } of readLocalDrafts(account, storage)) {
    const copies = readLocalDrafts(account, storage, draftId)
    const now = copies.find((copy) => copy.writer === writer && copy.tag === tag)
    if (now !== undefined) yield now
  }
}

/** Undefined when the storage throws, because it is forbidden or full. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function parse(text: string | null): Omit<StoredDraft, 'tag' | 'draftId' | 'writer'> | undefined {
  if (text === null) return undefined
  const stored = attempt(() => JSON.parse(text) as Partial<StoredDraft> | null)
  return stored?.content?.answers && typeof stored.content.currentStep === 'number'
    ? {
        content: stored.content,
        base: stored.base ?? null,
        conflicts: stored.conflicts ?? [],
        unheard: stored.unheard ?? [],
        byTabs: Array.isArray(stored.byTabs) ? stored.byTabs : [],
        keptAt: stored.keptAt ?? '',
      }
    : undefined
}

export const emptyContent: DraftContent = { answers: {}, currentStep: 0 }

/**
 * Merges the unsent changes of several writers into a draft; each brings the answers that it changed itself.
 * @param start the server's draft, or one writer's copy when the server cannot be reached.
 * @param locals oldest first: the last change of an answer wins.
 */
export function applyLocalDrafts(start: LocalDraft, locals: readonly LocalDraft[]): LocalDraft {
  // What a copy brings is another tab's to those after it; of the server's own answers nothing is.
  const brought = changesBetween(start.base ?? emptyContent, start.content)
  const heard = heardAlso(start.byTabs ?? [], brought)
  const from = heard.length === 0 ? start : { ...start, byTabs: heard }
  return locals.reduce<LocalDraft>((draft, { content, base, conflicts, unheard = [], byTabs = [] }) => {
    const others = [...(draft.byTabs ?? []), ...byTabs]
    const merged = mergeContent(base ?? emptyContent, content, draft.content, { unheard, byTabs: others })
    const standing = standingConflicts(conflicts, content, merged.content)
    const known = addConflicts(addConflicts(draft.conflicts, standing), merged.conflicts)
    return {
      content: merged.content,
      base: draft.base,
      conflicts: openConflicts(known, merged.content.answers),
      // A request of the page before may still arrive.
      unheard: [...(draft.unheard ?? []), ...unheard].slice(-mostUnheard),
      byTabs: heardAlso(others, changesBetween(base ?? emptyContent, content)),
    }
  }, from)
}

/** The copies of several writers merged into one, without the server's draft. Undefined when there are none. */
export function combineLocalDrafts(locals: readonly LocalDraft[]): LocalDraft | undefined {
  const [newest] = [...locals].sort((a, b) => (b.base?.version ?? 0) - (a.base?.version ?? 0))
  return (
    newest &&
    applyLocalDrafts(
      newest,
      locals.filter((other) => other !== newest),
    )
  )
}
