import type { Draft } from '../../../contract/http/index.ts'
import { browserStorage } from '../../session/account-storage.ts'
import type { Autosave } from './autosave-types.ts'
import { browserTimer, createAutosave } from './autosave.ts'
import { isWaiting, keptOf, shelfOf } from './local-drafts.ts'
import { draftRemote } from './remote.ts'

/** The drafts that are being answered on this page, by account: they send their own answers. */
const answering = new Map<Autosave, string>()

/** Lets `sendUnsent` know of a draft that is being answered. @returns the function that ends it, when it is settled. */
export function track(account: string, autosave: Autosave): () => void {
  answering.set(autosave, account)
  return () => {
    void autosave.settled().then(() => answering.delete(autosave))
  }
}

/** Resolves when no draft of the account that was answered on this page has a request under way. */
export async function savesSettled(account: string): Promise<void> {
  await Promise.all(
    [...answering].filter(([, owner]) => owner === account).map(([autosave]) => autosave.settled()),
  )
}

interface Sending {
  /** Also what other tabs still have in hand: they are about to lose their session. */
  evenOtherTabs?: boolean
  /** Is told each draft as the server has it. */
  onSaved?: (draft: Draft) => void
}

/**
 * Sends what earlier visits left on the shelves of an account, one after the other, merging by field as autosave
 * does. What cannot be sent stays. Never throws.
 */
export async function sendUnsent(
  account: string,
  { evenOtherTabs = false, onSaved }: Sending = {},
): Promise<void> {
  const here = [...answering].filter(([, owner]) => owner === account).map(([autosave]) => autosave)
  for (const autosave of here) autosave.flush()
  await Promise.all(here.map((autosave) => autosave.settled()))
  const isAlive = evenOtherTabs ? () => false : await readLiveWriters()
  const storage = browserStorage()
  for (const kept of keptOf(account, storage)) {
    if (!isWaiting(kept) || isAlive(kept.writer)) continue
    const { draftId, writer } = kept
    const shelf = shelfOf(account, draftId, writer, storage)
    const autosave = createAutosave(kept, draftRemote(account, draftId, onSaved), shelf, browserTimer)
    autosave.leave()
    // Without a connection the others cannot be sent either.
    if ((await autosave.settled()) === 'offline') return
  }
}

/** Name of the lock that a writer holds while its page is open. */
const lockOf = (writer: string) => `naijatax:writer:${writer}`

/**
 * Tells other tabs that this writer is alive and sends its answers itself. A browser without locks tells nothing:
 * then an answer may be sent twice, with one effect.
 * @returns the function that ends it.
 */
export function holdWriterLock(writer: string): () => void {
  let release: (() => void) | undefined
  let isOver = false
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if ('locks' in navigator)
    void navigator.locks.request(lockOf(writer), () => (isOver ? undefined : held)).catch(() => undefined)
  return () => {
    isOver = true
    release?.()
  }
}

/** Whether a writer's page is open in some tab of this browser. */
async function readLiveWriters(): Promise<(writer: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  const names = new Set(held.map(({ name }) => name))
  return (writer) => names.has(lockOf(writer))
}
