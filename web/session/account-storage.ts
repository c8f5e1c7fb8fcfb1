import type { ShownResult } from '../../contract/http/submissions.ts'
import type { FactKey } from '../../tax/answers/facts.ts'
import type { RawAnswer } from '../../tax/answers/raw-answers.ts'
import type { DeviceSession } from './device-session.ts'
import { memoryStorage } from './memory-storage.ts'
import {
  browserStorage,
  keysWithPrefix,
  ofSession,
  prefixes,
  removeKeys,
  tabStorage,
  unsentEntries,
  waitingEntries,
} from './storage-keys.ts'
import { forgetTriedFigures, removeStaleFigures } from './tried-figures.ts'

export { browserStorage, unsentEntries, unsentKey } from './storage-keys.ts'

/** What a device that is not the person's own holds, as long as the page is open. */
export const pageMemory = memoryStorage()

/** What goes with its session. */
const ofOneSession = [prefixes.result, prefixes.shown, prefixes.declined, prefixes.putOff] as const

/** Where results of a session are kept: on the person's own device in its storage, elsewhere in memory. */
const placeOf = ({ ownDevice }: DeviceSession, storage: Storage | undefined) =>
  ownDevice ? storage : pageMemory

/** A stored result [spec 7.4]: what the plan shows, never more. */
interface StoredResult {
  result: ShownResult
  completedAt: string
  /** Whether the server has it too. */
  saved: boolean
  /** What was answered after it and is in the account: the browser's history has the answers from before it. */
  facts?: Facts
  /** The calculation that the account made of it, once it is known. */
  submissionId?: string
}

type Facts = { readonly [Key in FactKey]?: RawAnswer }

/**
 * Keeps a result, on the person's own device also after the page is closed.
 * @returns false when the browser stores nothing.
 */
export function storeResult(session: DeviceSession, calculationId: string, stored: StoredResult): boolean {
  if (isAccountRemoved(session.account)) return false
  try {
    const key = `${ofSession(prefixes.result, session)}${calculationId}`
    placeOf(session, browserStorage())?.setItem(key, JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

/**
 * The kept results of a session that could not be saved to the server.
 * @returns the time of each calculation (ISO 8601) by its id.
 */
export function unsavedResults(
  session: DeviceSession,
  storage = browserStorage(),
): ReadonlyMap<string, string> {
  const place = placeOf(session, storage)
  const prefix = ofSession(prefixes.result, session)
  const unsaved = keysWithPrefix(place, prefix).flatMap((key): [string, string][] => {
    const stored = parseResult(place?.getItem(key) ?? '')
    return stored?.saved === false ? [[key.slice(prefix.length), stored.completedAt]] : []
  })
  return new Map(unsaved)
}

/** Whether the account is known to have a result of this session. @param completedAt of the calculation, ISO 8601. */
export function isKnownSaved(session: DeviceSession, calculationId: string, completedAt: string): boolean {
  const stored = keptResult(session, calculationId)
  return stored?.saved === true && stored.completedAt === completedAt
}

/** What this device keeps of a result of this session; undefined where it keeps none. */
export function keptResult(session: DeviceSession, calculationId: string): StoredResult | undefined {
  const text = placeOf(session, browserStorage())?.getItem(
    `${ofSession(prefixes.result, session)}${calculationId}`,
  )
  return typeof text === 'string' ? parseResult(text) : undefined
}

/** Reads a kept result; undefined for anything else. */
export function parseResult(text: string): StoredResult | undefined {
  try {
    return JSON.parse(text) as StoredResult
  } catch {
    return undefined
  }
}

/** Keeps in memory what /results shows, where the browser's history must not keep it. */
export function holdShown(session: DeviceSession, calculationId: string, shown: object): void {
  pageMemory.setItem(`${ofSession(prefixes.shown, session)}${calculationId}`, JSON.stringify(shown))
}

/** What was kept in memory for /results; undefined after a reload. */
export function heldShown(session: DeviceSession, calculationId: string): object | undefined {
  const text = pageMemory.getItem(`${ofSession(prefixes.shown, session)}${calculationId}`)
  return text === null ? undefined : (JSON.parse(text) as object)
}

/** Removes the unsent answers of a draft that has become a calculation, whichever session wrote them. */
export function removeUnsentAnswers(account: string, draftId: string, storage = browserStorage()): void {
  removeKeys(
    storage,
    unsentEntries(storage, { account, draftId }).map(({ key }) => key),
  )
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
 * Removes everything of an account and stores nothing more of it, after a logout in this or another tab, after its
 * deletion, or when its owner ended the session.
 */
export function removeAccountData(account: string, storage = browserStorage()): void {
  removedAccounts.add(account)
  removeKeys(
    storage,
    waitingEntries(storage)
      .filter((entry) => entry.account === account)
      .map(({ key }) => key),
  )
  for (const prefix of [...ofOneSession, prefixes.facts])
    for (const place of [storage, pageMemory])
      removeKeys(place, keysWithPrefix(place, `${prefix}${account}:`))
  forgetTriedFigures(storage)
  removeConversation()
}

/** Removes what is kept in full of every session: results, and the conversation with the assistant in this tab. */
export function removeResults(storage = browserStorage()): void {
  removeKeys(storage, keysWithPrefix(storage, prefixes.result))
  pageMemory.clear()
  removeConversation()
}

/** Where this tab keeps the conversation of a session with the assistant; undefined where it stays in memory. */
export const conversationKey = (session: DeviceSession): string | undefined =>
  session.ownDevice ? `${prefixes.conversation}${session.account}:${session.tag}` : undefined

/**
 * Removes conversations with the assistant in this tab: after a logout, with the end of Pro, and those of other
 * sessions. Unless one stays, a frame that shows one is removed too (event teni:end).
 * @param except the key of the one that stays.
 */
export function removeConversation(except?: string): void {
  const tab = tabStorage()
  if (except === undefined) globalThis.document?.dispatchEvent(new Event('teni:end'))
  // `teni` alone is the key of an older version.
  removeKeys(
    tab,
    keysWithPrefix(tab, 'teni').filter((key) => key !== except),
  )
}

/** How long unsent answers, and what was typed into a form, stay for their person to sign in again [spec 6.15]. */
const unsentLifetimeMs = 7 * 24 * 3600 * 1000

/**
 * Removes what other sessions left: results at once, unsent answers and forms of other accounts after seven days. Those
 * of the signed-in account stay, however old and whichever session wrote them.
 * @param session the session that the server knows; undefined when it knows none.
 * @param now ISO 8601.
 */
export function removeStaleData(
  session: DeviceSession | undefined,
  now: string,
  storage = browserStorage(),
): void {
  const expired = waitingEntries(storage)
    .filter(({ account }) => account !== session?.account)
    .filter(({ key }) => !(Date.parse(now) - storedAt(storage?.getItem(key)) < unsentLifetimeMs))
  removeKeys(
    storage,
    expired.map(({ key }) => key),
  )
  for (const prefix of ofOneSession) {
    const mine = session && ofSession(prefix, session)
    for (const place of [storage, pageMemory])
      removeKeys(place, keysWithPrefix(place, prefix).filter(isOthers(mine)))
  }
  removeStaleFigures(session?.account, now, storage)
  removeConversation(session && conversationKey(session))
}

/** Whether a key is of another session than the one whose keys begin with `mine`. */
const isOthers = (mine: string | undefined) => (key: string) =>
  mine === undefined || !`${key}:`.startsWith(mine)

/** The time at which an entry was stored, in milliseconds; NaN for an unknown format. */
function storedAt(text: string | null | undefined): number {
  try {
    return Date.parse((JSON.parse(text ?? '') as { keptAt?: string }).keptAt ?? '')
  } catch {
    return Number.NaN
  }
}
