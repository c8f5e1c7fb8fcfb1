import { deviceNow } from '../../clock.ts'
import { isAccountRemoved, keysWithPrefix, unsentKeyPrefix } from '../../session/account-storage.ts'
import {
  addConflicts,
  mergeContent,
  openConflicts,
  sameContent,
  type Conflict,
  type DraftContent,
} from './content.ts'

/** Where a draft stands on this device. */
export interface Unsent {
  content: DraftContent
  /** What both sides last agreed on; null when the server has never had this draft. */
  base: (DraftContent & { version: number }) | null
  /** Answers that were changed here and elsewhere, until the person has chosen. */
  conflicts: readonly Conflict[]
}

/** Whether the server lacks something of it. */
export function isWaiting({ content, base }: Unsent): boolean {
  return base === null || !sameContent(content, base)
}

/** Where one writer keeps the unsent answers of one draft of one account: they survive a closed tab. */
export interface Shelf {
  /** False when the device has no room for it. */
  put: (unsent: Unsent) => boolean
  clear: () => void
  /** Takes the place of what earlier visits left, after it was laid into what is put here. */
  clearOthers: () => void
}

/**
 * The shelf of one draft. Each writer (a tab, a visit) has its own, so that none takes away what another still has
 * to send.
 * @param storage localStorage, or what stands for it in a test; undefined where it is forbidden.
 */
export function shelfOf(
  account: string,
  draftId: string,
  writer: string,
  storage: Storage | undefined,
  now: () => string = deviceNow,
): Shelf {
  const key = `${unsentKeyPrefix(account, draftId)}${writer}`
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
      for (const other of keysWithPrefix(storage, unsentKeyPrefix(account, draftId)))
        if (other !== key) attempt(() => storage?.removeItem(other))
    },
  }
}

/** What a writer left on the shelf. */
export interface Kept extends Unsent {
  draftId: string
  writer: string
  /** ISO 8601. */
  keptAt: string
}

/** What is on the shelves of an account, or of one of its drafts, oldest first. */
export function keptOf(account: string, storage: Storage | undefined, draftId?: string): Kept[] {
  const start = unsentKeyPrefix(account)
  return keysWithPrefix(storage, unsentKeyPrefix(account, draftId))
    .flatMap((key) => {
      const [id = '', writer = ''] = key.slice(start.length).split(':')
      const found = parse(attempt(() => storage?.getItem(key)) ?? null)
      return found === undefined ? [] : [{ ...found, draftId: id, writer }]
    })
    .sort((a, b) => a.keptAt.localeCompare(b.keptAt))
}

/** Storage may be forbidden or full: then there is simply nothing on the shelf. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function parse(text: string | null): Omit<Kept, 'draftId' | 'writer'> | undefined {
  if (text === null) return undefined
  const found = attempt(() => JSON.parse(text) as Partial<Kept> | null)
  return found?.content?.answers && typeof found.content.currentStep === 'number'
    ? {
        content: found.content,
        base: found.base ?? null,
        conflicts: found.conflicts ?? [],
        keptAt: found.keptAt ?? '',
      }
    : undefined
}

const nothing: DraftContent = { answers: {}, currentStep: 0 }

/**
 * Lays what several visits left unsent over where the draft stands: each brings the answers that it changed itself.
 * @param start what the server has, or what one of the visits left when the server cannot be asked.
 * @param kept oldest first: the last one typed wins.
 */
export function fold(start: Unsent, kept: readonly Unsent[]): Unsent {
  return kept.reduce((stand, { content, base, conflicts }) => {
    const merged = mergeContent(base ?? nothing, content, stand.content)
    const known = addConflicts(addConflicts(stand.conflicts, conflicts), merged.conflicts)
    return {
      content: merged.content,
      base: stand.base,
      conflicts: openConflicts(known, merged.content.answers),
    }
  }, start)
}

/** What several visits left of one draft, as one, without asking the server. Undefined when they left nothing. */
export function foldAlone(kept: readonly Unsent[]): Unsent | undefined {
  const [newest] = [...kept].sort((a, b) => (b.base?.version ?? 0) - (a.base?.version ?? 0))
  return (
    newest &&
    fold(
      newest,
      kept.filter((other) => other !== newest),
    )
  )
}
