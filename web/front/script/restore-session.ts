import { isProfileComplete } from '../../../contract/http/person-fields.ts'
import type { Profile } from '../../../contract/http/users.ts'
import { deviceNow } from '../../clock.ts'
import { isHosted } from '../../identity/identity.ts'
import {
  completePendingLogout,
  isLogoutPending,
  isProbablySignedIn,
  recordSignedOut,
} from '../../session/session-hint.ts'

/** What the server says of the session: its profile, that it has ended, that there is none, or nothing. */
type Answer = Profile | 'ended' | null | 'unknown'

async function fetchProfile(): Promise<Answer> {
  try {
    const answer = await fetch('/api/users/me', { headers: { Accept: 'application/json' } })
    if (answer.status === 401)
      return ((await answer.json()) as { code?: string }).code === 'session_ended' ? 'ended' : null
    return answer.ok ? ((await answer.json()) as Profile) : 'unknown'
  } catch {
    return 'unknown'
  }
}

/**
 * Sends a logout that did not reach the server, and tries again while this page is open: a connection that is reported
 * as back often does not work yet. The client sends it to a hosted provider.
 * @param delayMs delay before the next try, which doubles each time.
 */
async function sendPendingLogout(delayMs = 2000): Promise<void> {
  if (!isLogoutPending() || !navigator.onLine) return
  const isConfirmed = await fetch('/api/auth/logout', { method: 'POST', keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isConfirmed) setTimeout(() => void sendPendingLogout(delayMs * 2), delayMs)
  else if (!isHosted) completePendingLogout()
}

/**
 * For a browser that was signed in: redirects from `/` to the person's start page, and shows the links of signed-in
 * people on the other public pages. A visitor's browser makes no request.
 */
export async function restoreSession(): Promise<void> {
  void sendPendingLogout()
  addEventListener('online', () => void sendPendingLogout())
  if (!isProbablySignedIn()) return
  if (isHosted) {
    // Only the client has the provider's script; its /login redirects people who are signed in.
    if (location.pathname === '/') location.replace('/login')
    return
  }
  const profile = await fetchProfile()
  if (profile === null) {
    recordSignedOut()
    return
  }
  const start = location.pathname === '/' ? startPageOf(profile) : undefined
  if (start !== undefined) location.replace(start)
  else if (profile !== 'ended') {
    show('who', 'person')
    if (profile !== 'unknown' && hasPro(profile)) show('plan', 'pro')
  }
}

/** Of the parts of the page that differ by something, shows the ones for this person. */
function show(by: 'who' | 'plan', mine: string): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[data-${by}]`))
    part.hidden = part.dataset[by] !== mine
}

/** Whether Pro runs, by this device's clock: it decides which button is shown, and /upgrade asks the server. */
function hasPro({ subscriptionActiveUntil }: Profile): boolean {
  return subscriptionActiveUntil !== null && Date.parse(subscriptionActiveUntil) > Date.parse(deviceNow())
}

/**
 * Where `/` redirects a signed-in person [spec 2.5, 2.6]: /onboarding while the profile is incomplete or could not be
 * loaded, otherwise /dashboard; undefined for a visitor. To /login where the session has ended: the client says why
 * there, and takes what it left off the device.
 */
export function startPageOf(profile: Answer): '/onboarding' | '/dashboard' | '/login' | undefined {
  if (profile === null) return undefined
  if (profile === 'ended') return '/login'
  return profile !== 'unknown' && isProfileComplete(profile) ? '/dashboard' : '/onboarding'
}
