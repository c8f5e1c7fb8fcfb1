import type { Draft } from '../../../contract/http/index.ts'
import { browserStorage } from '../../session/account-storage.ts'
import { waitingCalculations } from '../../session/storage-keys.ts'
import type { Autosave } from './autosave-types.ts'
import { createAutosave } from './autosave.ts'
import { draftStore, eachLocalDraft, hasUnsentChanges } from './local-drafts.ts'
import { draftRemote } from './remote.ts'

/** The autosaves of this page with their accounts. They send their own answers. */
const active = new Map<Autosave, string>()

/** The autosave that this page tracked last, with its draft: what it saves may arrive after it was left. */
let last: { readonly account: string; readonly draftId: string; readonly autosave: Autosave } | undefined

/** Registers an autosave of this page. @returns a function that removes it once it has settled. */
export function trackAutosave(account: string, draftId: string, autosave: Autosave): () => void {
  active.set(autosave, account)
  last = { account, draftId, autosave }
  return () => {
    void autosave.settled().then(() => active.delete(autosave))
  }
}

/** The autosave of a draft that this page answered last; undefined where it was another, or none since it loaded. */
export function lastAutosaveOf(account: string, draftId: string): Autosave | undefined {
  return last?.account === account && last.draftId === draftId ? last.autosave : undefined
}

/** Resolves when no autosave of the account on this page has a request under way. */
export async function savesSettled(account: string): Promise<void> {
  await Promise.all(autosavesOf(account).map((autosave) => autosave.settled()))
}

const autosavesOf = (account: string) =>
  [...active].filter(([, owner]) => owner === account).map(([autosave]) => autosave)

interface SendOptions {
  /** Sends what other open tabs have not sent either, because they are about to lose their session. */
  includeOtherTabs?: boolean
  /** Called with each draft as the server now has it. */
  onSaved?: (draft: Draft) => void
}

/**
 * Sends the unsent drafts of an account that earlier visits stored here, one after the other, merging by field as
 * autosave does. What cannot be sent stays stored. A draft whose calculation waits to be saved goes with that,
 * except before a logout. Never throws.
 */
export async function sendUnsent(
  account: string,
  { includeOtherTabs = false, onSaved }: SendOptions = {},
): Promise<void> {
  for (const autosave of autosavesOf(account)) autosave.flush()
  await savesSettled(account)
  const isAlive = includeOtherTabs ? () => false : await readLiveWriters()
  const storage = browserStorage()
  const calculated = new Set(includeOtherTabs ? [] : waitingCalculations(account, storage))
  for (const stored of eachLocalDraft(account, storage)) {
    if (!hasUnsentChanges(stored) || isAlive(stored.writer) || calculated.has(stored.draftId)) continue
    const { tag, draftId, writer } = stored
    const store = draftStore({ account, tag }, draftId, writer, storage)
    const autosave = createAutosave(stored, draftRemote(account, draftId, onSaved), store)
    autosave.leave()
    // Without a connection the remaining drafts cannot be sent either.
    if ((await autosave.settled()) === 'offline') return
  }
}

/** Name of the Web Lock that a writer holds while its page is open. */
const lockOf = (writer: string) => `naijatax:writer:${writer}`

/**
 * Holds the writer's lock, which tells other tabs that this page sends its answers itself. Without Web Locks an
 * answer may be sent twice, which has one effect.
 * @returns a function that releases the lock.
 */
export function holdWriterLock(writer: string): () => void {
  let release: (() => void) | undefined
  let isReleased = false
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if ('locks' in navigator)
    void navigator.locks.request(lockOf(writer), () => (isReleased ? undefined : held)).catch(() => undefined)
  return () => {
    isReleased = true
    release?.()
  }
}

/** Reads which writers have a page open in this browser. @returns a test by writer; always false without Web Locks. */
async function readLiveWriters(): Promise<(writer: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  const names = new Set(held.map(({ name }) => name))
  return (writer) => names.has(lockOf(writer))
}
