import { deadline } from '../api/deadline.ts'
import { storedText } from './browser-notes.ts'

const key = 'naijatax:signed-in'
const note = storedText(key)
/** Stands where the account's id was: the person logged out, the session did not merely end. */
const left = 'logged-out'
/** The same while the server has not heard of it. */
const leaving = `${left}-here`

/**
 * Whether this browser was signed in when it last knew: the cookie cannot be read by a script, and the server may be
 * out of reach. A belief opens no door; it tells a person who cannot be recognised just now from a visitor.
 */
export const isProbablySignedIn = () => lastKnownAccount() !== undefined

/** Id of the account that was signed in here when this browser last knew. */
export function lastKnownAccount(): string | undefined {
  const kept = note.read()
  return kept === '' || kept.startsWith(left) ? undefined : kept
}

/** Keeps what the server has just said. @param account the account's id; undefined without a session. */
export function recordAccount(account: string | undefined): void {
  if (account === undefined) recordSignedOut()
  else if (note.read() !== account) note.write(account)
}

/** The server said that nobody is signed in. */
export function recordSignedOut(): void {
  if (isProbablySignedIn()) note.forget()
}

/** The person logged out here; the server is yet to be told. */
export const recordPendingLogout = () => note.write(leaving)

/** Whether a logout has not reached the server: its cookie would still open the account that was left. */
export const isLogoutPending = () => note.read() === leaving

/** The session of who logged out has ended everywhere. */
export function completePendingLogout(): void {
  if (isLogoutPending()) note.write(left)
}

/**
 * Tells when another tab learned otherwise: someone signed in or out there.
 * @param listener is told the account when its person logged out.
 * @returns the function that ends it.
 */
export function onSignInChangeElsewhere(listener: (leaver: string | undefined) => void): () => void {
  const hear = ({ key: changed, oldValue, newValue }: StorageEvent) => {
    if (newValue === left) return
    if (changed === key || changed === null)
      listener(newValue === leaving ? (oldValue ?? undefined) : undefined)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

const address = '/api/auth/logout'

/** How long a person waits for the server to hear that they left, in milliseconds. */
const PATIENCE = 5000

/**
 * Tells the server that the session is over, with an empty body (SPEC section 7). The request outlives the page; when
 * it fails a beacon is the second try. Never throws: the person has left either way.
 * @returns whether the server has confirmed it.
 */
export async function sendLogout(): Promise<boolean> {
  const [signal, end] = deadline(PATIENCE)
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      signal,
    })
    if (ok) return true
  } catch {
    // The beacon is next.
  } finally {
    end()
  }
  navigator.sendBeacon(address)
  return false
}
