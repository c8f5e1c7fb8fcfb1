import type { Profile } from '../../../api/contract/users.ts'
import { believeNobody, isBelievedSignedIn, isLogoutOwed } from '../../session/belief.ts'
import { isHosted } from '../../identity/is-hosted.ts'
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

/** A logout that the server has not heard of, for want of a connection, is told to it; the client asks how that went. */
function payLogout(): void {
  if (isLogoutOwed()) navigator.sendBeacon('/api/auth/logout')
}

/**
 * Looks after a browser that was signed in when it last knew: `/` leads the person on, the other public pages show
 * the way back to their own things. A visitor's browser asks the server nothing.
 */
export async function meet(): Promise<void> {
  payLogout()
  addEventListener('online', payLogout)
  if (!isBelievedSignedIn()) return
  if (isHosted) {
    // Only the client has the provider's script: its /login leads on who is signed in.
    if (location.pathname === '/') location.replace('/login')
    return
  }
  const profile = await profileHere()
  if (profile === null) {
    believeNobody()
    return
  }
  const start = location.pathname === '/' ? startOf(profile) : undefined
  if (start !== undefined) location.replace(start)
  else
    for (const part of document.querySelectorAll<HTMLElement>('[data-who]'))
      part.hidden = part.dataset['who'] === 'visitor'
}
