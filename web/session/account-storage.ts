import type { ShownResult } from '../../contract/http/submissions.ts'

/**
 * What this browser keeps of a person (CHECKLISTS S49): answers that the account does not have yet, and results.
 * Every key carries the account, so that nobody else on the device is shown them.
 */
const unsentPrefix = 'naijatax:unsent:'
const resultPrefix = 'naijatax:result:'
const refusedPrefix = 'naijatax:not-mine:'

/** The browser's storage; undefined where it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Start of the keys of unsent answers: of an account, or of one of its drafts. The writer's name follows. */
export function unsentKeyPrefix(account: string, draftId?: string): string {
  return draftId === undefined ? `${unsentPrefix}${account}:` : `${unsentPrefix}${account}:${draftId}:`
}

/** The keys that start so. */
export function keysWithPrefix(storage: Storage | undefined, start: string): string[] {
  if (storage === undefined) return []
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(start) === true,
  )
}

function forget(storage: Storage | undefined, keys: readonly string[]): void {
  for (const key of keys) storage?.removeItem(key)
}

/** A result as this device keeps it (SPEC section 2, /results): as the plan shows it, never more. */
interface StoredResult {
  result: ShownResult
  completedAt: string
  /** Whether the account has it too. */
  saved: boolean
}

/**
 * Keeps a result in the browser's storage.
 * @returns false when the device keeps nothing.
 */
export function storeResult(account: string, calculationId: string, kept: StoredResult): boolean {
  try {
    localStorage.setItem(`${resultPrefix}${account}:${calculationId}`, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/**
 * The results that this device keeps of an account and the account itself does not have: saving failed.
 * @returns when each was worked out (ISO 8601), by the id of its calculation.
 */
export function unsavedResults(account: string, storage = browserStorage()): ReadonlyMap<string, string> {
  const start = `${resultPrefix}${account}:`
  const unsaved = keysWithPrefix(storage, start).flatMap((key): [string, string][] => {
    const kept = parseResult(storage?.getItem(key) ?? '')
    return kept?.saved === false ? [[key.slice(start.length), kept.completedAt]] : []
  })
  return new Map(unsaved)
}

function parseResult(text: string): StoredResult | undefined {
  try {
    return JSON.parse(text) as StoredResult
  } catch {
    return undefined
  }
}

/** Shows every kept result of an account another way, as its plan has changed. */
export function rewriteResults(
  account: string,
  rewrite: (result: ShownResult) => ShownResult,
  storage = browserStorage(),
): void {
  for (const key of keysWithPrefix(storage, `${resultPrefix}${account}:`)) {
    const kept = parseResult(storage?.getItem(key) ?? '')
    if (kept) storage?.setItem(key, JSON.stringify({ ...kept, result: rewrite(kept.result) }))
    else storage?.removeItem(key)
  }
}

/** Takes away answers that no longer wait for anything: the draft has become a calculation. */
export function removeUnsentAnswers(account: string, draftId: string, storage = browserStorage()): void {
  forget(storage, keysWithPrefix(storage, unsentKeyPrefix(account, draftId)))
}

/** Accounts whose person logged out while this page stood: nothing of theirs is kept any more. */
const gone = new Set<string>()

export function isAccountRemoved(account: string): boolean {
  return gone.has(account)
}

/** The person signed in (again): their answers are kept from here on. */
export function resumeAccountStorage(account: string): void {
  gone.delete(account)
}

/**
 * Takes away everything of an account, and keeps nothing more of it: its person logged out, here or in another tab,
 * or it is deleted.
 */
export function removeAccountData(account: string, storage = browserStorage()): void {
  gone.add(account)
  forget(storage, keysWithPrefix(storage, unsentKeyPrefix(account)))
  forget(storage, keysWithPrefix(storage, `${resultPrefix}${account}:`))
  forget(storage, [`${refusedPrefix}${account}`])
  removeConversation()
}

/** Takes away what was said to the assistant in this tab: its person left, or has Pro no more. */
export function removeConversation(): void {
  try {
    sessionStorage.removeItem('teni')
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Whether this person has said that the work kept here from before accounts is not theirs. */
export function isLegacyWorkDeclined(account: string): boolean {
  return browserStorage()?.getItem(`${refusedPrefix}${account}`) === '1'
}

/** Keeps that word until they log out. */
export function declineLegacyWork(account: string): void {
  try {
    localStorage.setItem(`${refusedPrefix}${account}`, '1')
  } catch {
    // Then they are asked again at their next visit.
  }
}

/** How long unsent answers wait for their person to sign in again (DESIGN section 4, Drafts and submissions). */
const patienceMs = 7 * 24 * 3600 * 1000

/**
 * Tidies after others: results of every other account go when someone signs in, and their unsent answers after
 * seven days. What belongs to the person who is signed in stays, however old.
 * @param account who is signed in; undefined when the server said that nobody is.
 * @param now ISO 8601.
 */
export function removeStaleData(account: string | undefined, now: string, storage = browserStorage()): void {
  const isOthers = (start: string) => (key: string) =>
    account === undefined || !key.startsWith(`${start}${account}:`)
  const over = keysWithPrefix(storage, unsentPrefix)
    .filter(isOthers(unsentPrefix))
    .filter((key) => !(Date.parse(now) - keptAt(storage?.getItem(key)) < patienceMs))
  forget(storage, over)
  if (account !== undefined)
    forget(storage, keysWithPrefix(storage, resultPrefix).filter(isOthers(resultPrefix)))
}

/** When an entry was kept, in milliseconds; NaN for what is none of ours. */
function keptAt(text: string | null | undefined): number {
  try {
    return Date.parse((JSON.parse(text ?? '') as { keptAt?: string }).keptAt ?? '')
  } catch {
    return Number.NaN
  }
}
