import type { Profile } from '../../contract/http/users.ts'
import { homeOf, isPlaceholder } from './profile.ts'
import { notedUpgrade } from './browser-notes.ts'
import { originOf, type Origin } from './session.ts'

/** The pages that lead some people elsewhere: those before a sign-in by their address, those of 2.2 together. */
export type Door = '/login' | '/signup' | '/verify-pending' | '/link-account' | '/onboarding' | 'guarded'

/** Who opens a page, and what this browser knows of where they want to go. */
export interface Visitor {
  /** Undefined for somebody without a session. */
  user: Profile | undefined
  /** The page that asked for the sign-in. */
  origin?: Origin | undefined
  /** Whether they pressed "Upgrade now" before they had a session. */
  wantsUpgrade?: boolean
}

/**
 * Where a page leads somebody instead of being drawn [spec 2.3, 2.7]; undefined where it is theirs. Every way of these
 * ends: none leads to a page that leads back.
 */
export function leadsTo(
  door: Door,
  { user, origin, wantsUpgrade = notedUpgrade() }: Visitor,
): Origin | undefined {
  const isGuarded = door === 'guarded' || door === '/onboarding'
  if (user === undefined) return isGuarded ? plain('/login') : undefined
  if (!user.verified)
    return door === '/verify-pending' || door === '/link-account' ? undefined : plain('/verify-pending')
  if (door === 'guarded') return undefined
  if (door === '/login' && origin !== undefined) return origin
  const home = homeOf(user)
  if (home === '/dashboard') return plain(wantsUpgrade && !isPlaceholder(user) ? '/upgrade' : home)
  return door === home ? undefined : plain(home)
}

const plain = (to: string): Origin => ({ to, state: null })

/** The address that the page before knew, such as the one a password was just chosen for. */
export function knownEmail(state: unknown): string | undefined {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : undefined
}

/**
 * The navigation state from one page of the sign-in to the next: what was typed as address, so that nobody types it
 * twice, and the page that asked for the sign-in.
 * @param state of the present page.
 */
export function carried(state: unknown, email: string): { email: string; from?: unknown } {
  return { email, ...(originOf({ state }) && { from: (state as { from: unknown }).from }) }
}
