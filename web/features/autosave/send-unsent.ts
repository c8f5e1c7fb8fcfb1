import type { Draft } from '../../../contract/http/index.ts'
import { browserStorage } from '../../session/account-storage.ts'
import { createAutosave } from './autosave.ts'
import type { Autosave } from './autosave-types.ts'
import { browserTimer } from './browser-timer.ts'
import { draftRemote } from './remote.ts'
import { isWaiting, keptOf, shelfOf } from './shelf.ts'
import { readLiveWriters } from './writer-locks.ts'

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
