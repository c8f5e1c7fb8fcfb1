import type { DeviceSession } from './device-session.ts'

/** What this browser stores of a person begins with one of these; account and session tag follow [security S49]. */
export const prefixes = {
  unsent: 'naijatax:unsent:',
  form: 'naijatax:form:',
  calculation: 'naijatax:calculation:',
  facts: 'naijatax:facts:',
  result: 'naijatax:result:',
  shown: 'naijatax:shown:',
  declined: 'naijatax:not-mine:',
  putOff: 'naijatax:put-off:',
  /** Figures of the landing page: of whoever uses this device, until they are offered to an account. */
  tried: 'naijatax:tried',
  conversation: 'teni:',
} as const

/** The browser's storage; undefined where it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The tab's own storage; undefined where it is forbidden. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** The stored keys that start with a prefix. */
export function keysWithPrefix(storage: Storage | undefined, prefix: string): string[] {
  if (storage === undefined) return []
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) === true,
  )
}

/** Removes entries of a storage. */
export function removeKeys(storage: Storage | undefined, keys: readonly string[]): void {
  for (const key of keys) storage?.removeItem(key)
}

/** The beginning of a key of one session. */
export const ofSession = (prefix: string, { account, tag }: Pick<DeviceSession, 'account' | 'tag'>): string =>
  `${prefix}${account}:${tag}:`

/** The key of one writer's unsent answers of a draft. */
export const unsentKey = (
  session: Pick<DeviceSession, 'account' | 'tag'>,
  { draftId, writer }: { draftId: string; writer: string },
): string => `${ofSession(prefixes.unsent, session)}${draftId}:${writer}`

/** Where unsent answers are stored, and whose they are. */
export interface UnsentEntry {
  key: string
  account: string
  tag: string
  draftId: string
  writer: string
}

/**
 * The entries of unsent answers, whichever session wrote them: their person finds them after signing in again.
 * Entries of an older version have no tag.
 */
export function unsentEntries(
  storage: Storage | undefined,
  { account, draftId }: { account?: string; draftId?: string } = {},
): UnsentEntry[] {
  return keysWithPrefix(storage, prefixes.unsent)
    .map((key): UnsentEntry => {
      const parts = key.slice(prefixes.unsent.length).split(':')
      const [owner = '', tag = '', draft = '', writer = ''] =
        parts.length > 3 ? parts : [parts[0] ?? '', '', ...parts.slice(1)]
      return { key, account: owner, tag, draftId: draft, writer }
    })
    .filter((entry) => account === undefined || entry.account === account)
    .filter((entry) => draftId === undefined || entry.draftId === draftId)
}

/**
 * What waits on this device to reach its account: unsent answers, what was typed into a form, unsaved calculations,
 * answers that were given after a result.
 */
const waiting = [prefixes.unsent, prefixes.form, prefixes.calculation, prefixes.facts]

/** The keys of what waits, with the account of each. */
export function waitingEntries(storage: Storage | undefined): { key: string; account: string }[] {
  return waiting.flatMap((prefix) =>
    keysWithPrefix(storage, prefix).map((key) => ({
      key,
      account: key.slice(prefix.length).split(':')[0] ?? '',
    })),
  )
}

const calculationKeys = (storage: Storage | undefined, account: string) =>
  keysWithPrefix(storage, `${prefixes.calculation}${account}:`)

/** The drafts of an account whose calculation waits on this device to be saved. */
export function waitingCalculations(account: string, storage = browserStorage()): string[] {
  return calculationKeys(storage, account).map((key) => key.split(':').slice(-1)[0] ?? '')
}

/** Forgets a calculation that waits: the account has it or will not take it, or its answers were changed since. */
export function dropWaitingCalculation(account: string, draftId: string, storage = browserStorage()): void {
  removeKeys(
    storage,
    calculationKeys(storage, account).filter((key) => key.endsWith(`:${draftId}`)),
  )
}

/** Stands before the id of a draft whose calculation the account does not have yet. */
export const ofDraft = 'draft.'

/** The keys of answers given after a result that wait here, whichever session wrote them. */
export function factEntries(account: string, storage = browserStorage()): { key: string; id: string }[] {
  return keysWithPrefix(storage, `${prefixes.facts}${account}:`).map((key) => ({
    key,
    id: key.split(':').slice(-1)[0] ?? '',
  }))
}

/** The kept calculations of an account for which such answers wait. */
export function waitingFacts(account: string, storage = browserStorage()): string[] {
  const ids = factEntries(account, storage).map(({ id }) => id)
  return [...new Set(ids)].filter((id) => !id.startsWith(ofDraft))
}
