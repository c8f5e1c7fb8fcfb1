import { unsentKey } from '../../calculations/index.ts'
import type { DraftContent } from './content.ts'

/** Answers that the server has not acknowledged, with what both sides last agreed on. */
export interface Unsent {
  content: DraftContent
  /** Null when the server has never had this draft. */
  base: (DraftContent & { version: number }) | null
}

/** Where unsent answers of one draft of one account survive a closed tab. */
export interface Shelf {
  read: () => Unsent | undefined
  /** False when the device has no room for it. */
  put: (unsent: Unsent) => boolean
  clear: () => void
}

/**
 * The shelf of one draft. Account and draft are in the key: another person on the same device never sees it.
 * @param storage localStorage, or what stands for it in a test.
 */
export function shelfOf(account: string, draftId: string, storage: Storage): Shelf {
  const key = unsentKey(account, draftId)
  return {
    read: () => parse(attempt(() => storage.getItem(key)) ?? null),
    put: (unsent) =>
      attempt(() => {
        storage.setItem(key, JSON.stringify(unsent))
        return true
      }) ?? false,
    clear: () => {
      attempt(() => storage.removeItem(key))
    },
  }
}

/** Storage may be forbidden or full: then there is simply nothing on the shelf. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function parse(text: string | null): Unsent | undefined {
  if (text === null) return undefined
  const found = attempt(() => JSON.parse(text) as Partial<Unsent> | null)
  return found?.content?.answers && typeof found.content.currentStep === 'number'
    ? { content: found.content, base: found.base ?? null }
    : undefined
}
