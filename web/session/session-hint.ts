import { deadline } from '../api/deadline.ts'
import { storedText } from './browser-notes.ts'
import type { DeviceSession } from './device-session.ts'

const key = 'naijatax:signed-in'
/** Holds the signed-in session, one of the two values below after a logout, or nothing. */
const hint = storedText(key)
const loggedOut = 'logged-out'
/** The person logged out here, and the server has not confirmed it yet. */
const logoutPending = `${loggedOut}-here`

/**
 * Whether this browser was signed in when it last heard from the server: scripts cannot read the session cookie, and
 * the server may be unreachable. The hint grants nothing; it tells a signed-in person without a connection from a
 * visitor.
 */
export const isProbablySignedIn = () => lastKnownSession() !== undefined

/** The session that this browser had when it last heard from the server. */
export const lastKnownSession = (): DeviceSession | undefined => readSession(hint.read())

/** Account, tag and device, between spaces; an older version stored the account alone. */
function readSession(value: string | null): DeviceSession | undefined {
  if (value === null || value === '' || value.startsWith(loggedOut)) return undefined
  const [account = '', tag = '', device] = value.split(' ')
  return { account, tag, ownDevice: device === 'own' }
}

/** Stores the server's answer. @param session undefined when it knows none. */
export function recordSession(session: DeviceSession | undefined): void {
  if (session === undefined) {
    recordSignedOut()
    return
  }
  const value = `${session.account} ${session.tag} ${session.ownDevice ? 'own' : 'shared'}`
  if (hint.read() !== value) hint.write(value)
}

/** Stores that the server knows no session. */
export function recordSignedOut(): void {
  if (isProbablySignedIn()) hint.forget()
}

/** Stores that the person logged out here and the server has not been told yet. */
export const recordPendingLogout = () => hint.write(logoutPending)

/** Whether a logout has not reached the server: the session cookie would still open the account. */
export const isLogoutPending = () => hint.read() === logoutPending

/** Stores that the session has ended on the server too. */
export function completePendingLogout(): void {
  if (isLogoutPending()) hint.write(loggedOut)
}

/**
 * Calls `listener` when someone signs in or out in another tab.
 * @param listener is given the account that logged out; undefined for any other change.
 * @returns the function that removes the listener.
 */
export function onSignInChangeElsewhere(
  listener: (loggedOutAccount: string | undefined) => void,
): () => void {
  const onStorage = ({ key: changed, oldValue, newValue }: StorageEvent) => {
    if (newValue === loggedOut) return
    if (changed === key || changed === null)
      listener(newValue === logoutPending ? readSession(oldValue)?.account : undefined)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

const logoutAddress = '/api/auth/logout'

/** Longest wait for the server's answer to a logout, in milliseconds. */
const logoutTimeoutMs = 5000

/**
 * Ends the session on the server, with an empty body [spec 3.17]. The request outlives the page; when it fails, a
 * beacon is sent. Never throws.
 * @returns whether the server has confirmed the logout.
 */
export async function sendLogout(): Promise<boolean> {
  const [signal, end] = deadline(logoutTimeoutMs)
  try {
    const { ok } = await fetch(logoutAddress, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      signal,
    })
    if (ok) return true
  } catch {
    // Ignored: the beacon below is the second try.
  } finally {
    end()
  }
  navigator.sendBeacon(logoutAddress)
  return false
}
