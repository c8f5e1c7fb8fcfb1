import { deviceNote } from './device-note.ts'

const key = 'naijatax:signed-in'
const note = deviceNote(key)
/** Stands where the account's id was: the person logged out, the session did not merely end. */
const loggedOut = 'logged-out'

/**
 * Whether this browser was signed in when it last knew: the cookie cannot be read by a script, and the server may be
 * out of reach. A belief opens no door; it tells a person who cannot be recognised just now from a visitor.
 */
export const isBelievedSignedIn = () => believedAccount() !== undefined

/** Id of the account that was signed in here when this browser last knew. */
export function believedAccount(): string | undefined {
  const kept = note.read()
  return kept === '' || kept === loggedOut ? undefined : kept
}

/** Keeps what the server has just said. @param account the account's id; undefined without a session. */
export function believeSignedIn(account: string | undefined): void {
  if (account === undefined) {
    if (isBelievedSignedIn()) note.forget()
  } else if (note.read() !== account) note.write(account)
}

/** The person logged out here. */
export function believeLoggedOut(): void {
  note.write(loggedOut)
}

/**
 * Tells when another tab learned otherwise: someone signed in or out there.
 * @param listener is told the account when its person logged out.
 * @returns the function that ends it.
 */
export function onBeliefElsewhere(listener: (leaver: string | undefined) => void): () => void {
  const hear = ({ key: changed, oldValue, newValue }: StorageEvent) => {
    if (changed === key || changed === null)
      listener(newValue === loggedOut ? (oldValue ?? undefined) : undefined)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
