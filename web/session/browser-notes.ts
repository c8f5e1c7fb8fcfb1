import type { ToastType } from '../components/Toasts.tsx'

/** A short text that this browser keeps under a key. */
export interface StoredText {
  /** Empty when nothing is kept. */
  read: () => string
  write: (text: string) => void
  forget: () => void
}

/** A browser may forbid storage: then nothing is kept, and nothing breaks. */
export function storedText(key: string): StoredText {
  return {
    read: () => withStorage((storage) => storage.getItem(key)) ?? '',
    write: (text) => withStorage((storage) => storage.setItem(key, text)),
    forget: () => withStorage((storage) => storage.removeItem(key)),
  }
}

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

const note = storedText('naijatax:pending-verification-email')

/** The address that still waits for its verification, kept on this device from signup on (SPEC section 4). */
export const pendingEmail = () => note.read()
export const rememberPendingEmail = (email: string) => note.write(email.trim())
export const forgetPendingEmail = () => note.forget()

const key = 'naijatax:parting-words'

/** A message of the client that the next page shows, because the client itself is left. */
export interface FlashMessage {
  message: string
  type: ToastType
}

/** Leaves a message for the page that comes next in this tab. A browser that keeps nothing shows none. */
export function leaveFlashMessage(words: FlashMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(words))
  } catch {
    // What happened shows in the page itself too.
  }
}

/** Takes the message that was left, once. */
export function takeFlashMessage(): FlashMessage | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as FlashMessage)
  } catch {
    return undefined
  }
}
