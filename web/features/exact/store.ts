import type { FactAnswers } from '../calculations/index.ts'
import { deviceNow } from '../../clock.ts'
import { isAccountRemoved, pageMemory } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import { browserStorage, factEntries, ofSession, prefixes, removeKeys } from '../../session/storage-keys.ts'

/** Where answers wait: on the device, and in the page where the device takes nothing. */
const places = (): (Storage | undefined)[] => [browserStorage(), pageMemory]

/** What waits for a calculation: the answers that its account does not have yet, null for one that was taken back. */
export function readWaiting(account: string, id: string): FactAnswers {
  const found = places().flatMap((place) =>
    entriesOf(account, id, place).map(({ key }) => parse(place?.getItem(key))),
  )
  return Object.assign({}, ...found) as FactAnswers
}

const entriesOf = (account: string, id: string, place: Storage | undefined) =>
  factEntries(account, place).filter((entry) => entry.id === id)

function parse(text: string | null | undefined): FactAnswers {
  try {
    return (JSON.parse(text ?? '{}') as { facts?: FactAnswers }).facts ?? {}
  } catch {
    return {}
  }
}

/**
 * Keeps answers until the account has them, also through the end of the session. What waits already stays.
 * @returns false where the device stores nothing: then they last as long as the page.
 */
export function keepWaiting(session: DeviceSession, id: string, facts: FactAnswers): boolean {
  if (isAccountRemoved(session.account)) return false
  return write(session, id, { ...readWaiting(session.account, id), ...facts })
}

function write(session: DeviceSession, id: string, facts: FactAnswers): boolean {
  const isKept = put(session, id, facts)
  for (const listener of listeners) listener()
  return isKept
}

const listeners = new Set<() => void>()

/** Calls the listener when what waits changes, in this tab or another. @returns a function that ends it. */
export function hearWaiting(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function put(session: DeviceSession, id: string, facts: FactAnswers): boolean {
  for (const place of places())
    removeKeys(
      place,
      entriesOf(session.account, id, place).map(({ key }) => key),
    )
  if (Object.keys(facts).length === 0) return true
  const key = `${ofSession(prefixes.facts, session)}${id}`
  const text = JSON.stringify({ facts, keptAt: deviceNow() })
  try {
    const storage = browserStorage()
    storage?.setItem(key, text)
    if (storage !== undefined) return true
  } catch {
    // The device is full.
  }
  pageMemory.setItem(key, text)
  return false
}

/** Forgets answers that the account has; one that was changed since goes on waiting. */
export function dropWaiting(session: DeviceSession, id: string, sent: FactAnswers): void {
  const given = Object.entries(readWaiting(session.account, id))
  const left = given.filter(([key, value]) => !(key in sent) || sent[key as keyof FactAnswers] !== value)
  write(session, id, Object.fromEntries(left))
}

/** Gives what waits for a draft's calculation to the calculation that the account made of it. */
export function moveWaiting(session: DeviceSession, from: string, to: string): void {
  const facts = readWaiting(session.account, from)
  if (Object.keys(facts).length === 0) return
  keepWaiting(session, to, facts)
  write(session, from, {})
}
