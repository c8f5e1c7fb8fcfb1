const address = '/api/auth/logout'

/**
 * Tells the server that the session is over, with an empty body (SPEC section 7). The request outlives the page; when
 * it fails a beacon is the second try. Never throws: the person has left either way.
 */
export async function tellSignedOut(): Promise<void> {
  try {
    const { ok } = await fetch(address, { method: 'POST', credentials: 'include', keepalive: true })
    if (!ok) navigator.sendBeacon(address)
  } catch {
    navigator.sendBeacon(address)
  }
}
