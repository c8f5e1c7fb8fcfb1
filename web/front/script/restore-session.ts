import { isProfileComplete } from '../../../contract/http/profile-complete.ts'
import type { Profile } from '../../../contract/http/users.ts'
import { isHosted } from '../../identity/identity.ts'
import {
  completePendingLogout,
  isLogoutPending,
  isProbablySignedIn,
  recordSignedOut,
} from '../../session/session-hint.ts'

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
async function sendPendingLogout(pause = 2000): Promise<void> {
  if (!isLogoutPending() || !navigator.onLine) return
  const isHeard = await fetch('/api/auth/logout', { method: 'POST', keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isHeard) setTimeout(() => void sendPendingLogout(pause * 2), pause)
  else if (!isHosted) completePendingLogout()
}

/**
 * Looks after a browser that was signed in when it last knew: `/` leads the person on, the other public pages show
 * the way back to their own things. A visitor's browser asks the server nothing.
 */
export async function restoreSession(): Promise<void> {
  void sendPendingLogout()
  addEventListener('online', () => void sendPendingLogout())
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
  const start = location.pathname === '/' ? startPageOf(profile) : undefined
  if (start !== undefined) location.replace(start)
  else
    for (const part of document.querySelectorAll<HTMLElement>('[data-who]'))
      part.hidden = part.dataset['who'] === 'visitor'
}

/**
 * Where `/` leads a signed-in person (SPEC section 2): /onboarding while something of the profile is missing, or
 * when it could not be loaded; otherwise /dashboard. Undefined for a visitor, who stays.
 * @param profile null without a session; 'unknown' when the server did not say.
 */
export function startPageOf(profile: Profile | null | 'unknown'): '/onboarding' | '/dashboard' | undefined {
  if (profile === null) return undefined
  return profile !== 'unknown' && isProfileComplete(profile) ? '/dashboard' : '/onboarding'
}
