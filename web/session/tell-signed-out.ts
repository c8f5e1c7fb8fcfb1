import { deadline } from '../api/deadline.ts'

const address = '/api/auth/logout'

/** How long a person waits for the server to hear that they left, in milliseconds. */
const PATIENCE = 5000

/**
 * Tells the server that the session is over, with an empty body (SPEC section 7). The request outlives the page; when
 * it fails a beacon is the second try. Never throws: the person has left either way.
 * @returns whether the server has confirmed it.
 */
export async function tellSignedOut(): Promise<boolean> {
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
