import { deviceNote } from './device-note.ts'

const key = 'naijatax:signed-in'
const note = deviceNote(key)

/**
 * Whether this browser was signed in when it last knew: the cookie cannot be read by a script, and the server may be
 * out of reach. A belief opens no door; it tells a person who cannot be recognised just now from a visitor.
 */
export const isBelievedSignedIn = () => note.read() !== ''

/** Keeps what the server has just said. @param account the account's id; undefined without a session. */
export function believeSignedIn(account: string | undefined): void {
  if (account === undefined) note.forget()
  else if (note.read() !== account) note.write(account)
}

/** Tells when another tab learned otherwise: someone signed in or out there. @returns the function that ends it. */
export function onBeliefElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
