import type { Profile } from '../../../contract/http/users.ts'
import {
  recordSignedOut,
  isProbablySignedIn,
  isLogoutPending,
  completePendingLogout,
} from '../../session/session-hint.ts'
import { isHosted } from '../../identity/identity.ts'
import { startOf } from './start-of.ts'

async function profileHere(): Promise<Profile | null | 'unknown'> {
  try {
    const answer = await fetch('/api/users/me', { headers: { Accept: 'application/json' } })
    if (answer.status === 401) return null
    return answer.ok ? ((await answer.json()) as Profile) : 'unknown'
  } catch {
    return 'unknown'
  }
}

/**
 * Tells the server of a logout that it has not heard of, for want of a connection: as long as this page is open, since
 * a line that is said to be back often carries nothing yet. A hosted provider hears of it from the client.
 * @param pause until it is tried again, in milliseconds; twice as long each time.
 */
async function payLogout(pause = 2000): Promise<void> {
  if (!isLogoutPending() || !navigator.onLine) return
  const isHeard = await fetch('/api/auth/logout', { method: 'POST', keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isHeard) setTimeout(() => void payLogout(pause * 2), pause)
  else if (!isHosted) completePendingLogout()
}

/**
 * Looks after a browser that was signed in when it last knew: `/` leads the person on, the other public pages show
 * the way back to their own things. A visitor's browser asks the server nothing.
 */
export async function meet(): Promise<void> {
  void payLogout()
  addEventListener('online', () => void payLogout())
  if (!isProbablySignedIn()) return
  if (isHosted) {
    // Only the client has the provider's script: its /login leads on who is signed in.
    if (location.pathname === '/') location.replace('/login')
    return
  }
  const profile = await profileHere()
  if (profile === null) {
    recordSignedOut()
    return
  }
  const start = location.pathname === '/' ? startOf(profile) : undefined
  if (start !== undefined) location.replace(start)
  else
    for (const part of document.querySelectorAll<HTMLElement>('[data-who]'))
      part.hidden = part.dataset['who'] === 'visitor'
}
