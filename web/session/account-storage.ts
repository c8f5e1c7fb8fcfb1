import type { ShownResult } from '../../contract/http/submissions.ts'

/**
 * What this browser stores of a person [security S49]: answers that the server does not have yet, and results. Every
 * key holds the account's id, so that nobody else on the device is shown them.
 */
const unsentPrefix = 'naijatax:unsent:'
const resultPrefix = 'naijatax:result:'
const declinedPrefix = 'naijatax:not-mine:'

/** The browser's storage; undefined where it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Prefix of the keys of unsent answers, of an account or of one of its drafts; the writer's name follows it. */
export function unsentKeyPrefix(account: string, draftId?: string): string {
  return draftId === undefined ? `${unsentPrefix}${account}:` : `${unsentPrefix}${account}:${draftId}:`
}

/** The stored keys that start with a prefix. */
export function keysWithPrefix(storage: Storage | undefined, prefix: string): string[] {
  if (storage === undefined) return []
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) === true,
  )
}

function removeKeys(storage: Storage | undefined, keys: readonly string[]): void {
  for (const key of keys) storage?.removeItem(key)
}

/** A stored result [spec 7.4]: what the plan shows, never more. */
interface StoredResult {
  result: ShownResult
  completedAt: string
  /** Whether the server has it too. */
  saved: boolean
}

/**
 * Stores a result in the browser.
 * @returns false when the browser stores nothing.
 */
export function storeResult(account: string, calculationId: string, stored: StoredResult): boolean {
  try {
    localStorage.setItem(`${resultPrefix}${account}:${calculationId}`, JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

/**
 * The stored results of an account that could not be saved to the server.
 * @returns the time of each calculation (ISO 8601) by its id.
 */
export function unsavedResults(account: string, storage = browserStorage()): ReadonlyMap<string, string> {
  const prefix = `${resultPrefix}${account}:`
  const unsaved = keysWithPrefix(storage, prefix).flatMap((key): [string, string][] => {
    const stored = parseResult(storage?.getItem(key) ?? '')
    return stored?.saved === false ? [[key.slice(prefix.length), stored.completedAt]] : []
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

/** Rewrites every stored result of an account after its plan has changed. */
export function rewriteResults(
  account: string,
  rewrite: (result: ShownResult) => ShownResult,
  storage = browserStorage(),
): void {
  for (const key of keysWithPrefix(storage, `${resultPrefix}${account}:`)) {
    const stored = parseResult(storage?.getItem(key) ?? '')
    if (stored) storage?.setItem(key, JSON.stringify({ ...stored, result: rewrite(stored.result) }))
    else storage?.removeItem(key)
  }
}

/** Removes the unsent answers of a draft that has become a calculation. */
export function removeUnsentAnswers(account: string, draftId: string, storage = browserStorage()): void {
  removeKeys(storage, keysWithPrefix(storage, unsentKeyPrefix(account, draftId)))
}

/** Accounts that logged out while this page was open: nothing of theirs is stored any more. */
const removedAccounts = new Set<string>()

export function isAccountRemoved(account: string): boolean {
  return removedAccounts.has(account)
}

/** Stores the data of an account again, after its person has signed in. */
export function resumeAccountStorage(account: string): void {
  removedAccounts.delete(account)
}

/**
 * Removes everything of an account and stores nothing more of it, after a logout in this or another tab or after its
 * deletion.
 */
export function removeAccountData(account: string, storage = browserStorage()): void {
  removedAccounts.add(account)
  removeKeys(storage, keysWithPrefix(storage, unsentKeyPrefix(account)))
  removeKeys(storage, keysWithPrefix(storage, `${resultPrefix}${account}:`))
  removeKeys(storage, [`${declinedPrefix}${account}`])
  removeConversation()
}

/** Removes the conversation with the assistant in this tab, after a logout or the end of Pro. */
export function removeConversation(): void {
  try {
    sessionStorage.removeItem('teni')
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}

/** Whether this person has said that the work stored here before accounts existed is not theirs. */
export function isLegacyWorkDeclined(account: string): boolean {
  return browserStorage()?.getItem(`${declinedPrefix}${account}`) === '1'
}

/** Stores that answer until they log out. */
export function declineLegacyWork(account: string): void {
  try {
    localStorage.setItem(`${declinedPrefix}${account}`, '1')
  } catch {
    // They are asked again at their next visit.
  }
}

/** How long unsent answers stay for their person to sign in again [spec 6.15]. */
const unsentLifetimeMs = 7 * 24 * 3600 * 1000

/**
 * Removes what other accounts left: their results when someone signs in, their unsent answers after seven days. The
 * data of the signed-in account stays, however old.
 * @param account the signed-in account; undefined when the server knows no session.
 * @param now ISO 8601.
 */
export function removeStaleData(account: string | undefined, now: string, storage = browserStorage()): void {
  const isOthers = (prefix: string) => (key: string) =>
    account === undefined || !key.startsWith(`${prefix}${account}:`)
  const expired = keysWithPrefix(storage, unsentPrefix)
    .filter(isOthers(unsentPrefix))
    .filter((key) => !(Date.parse(now) - storedAt(storage?.getItem(key)) < unsentLifetimeMs))
  removeKeys(storage, expired)
  if (account !== undefined)
    removeKeys(storage, keysWithPrefix(storage, resultPrefix).filter(isOthers(resultPrefix)))
}

/** The time at which an entry was stored, in milliseconds; NaN for an unknown format. */
function storedAt(text: string | null | undefined): number {
  try {
    return Date.parse((JSON.parse(text ?? '') as { keptAt?: string }).keptAt ?? '')
  } catch {
    return Number.NaN
  }
}
