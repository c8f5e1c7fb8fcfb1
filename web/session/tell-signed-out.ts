import { logout } from '../api/calls.ts'

/**
 * Tells the server that the session is over. The request outlives the page; when it fails a beacon is the second
 * try. Never throws: the person has left either way.
 */
export async function tellSignedOut(): Promise<void> {
  try {
    await logout()
  } catch {
    navigator.sendBeacon('/api/auth/logout')
  }
}
