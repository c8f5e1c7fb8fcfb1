import type { Account, Consent } from '../../../db/stores/accounts.ts'
import type { MailToken } from '../../../db/stores/mail-tokens.ts'

/** How many unverified sign-ups one address may have; the newest are kept. */
export const PENDING_SIGNUPS_KEPT = 5

/** How many of them get a mail on a resend, newest first. */
export const PENDING_SIGNUPS_RESENT = 3

/** How long mailed links work, in seconds [spec 17.7]. */
export const VERIFICATION_SECONDS = 24 * 3600
export const RESET_SECONDS = 3600

/** A link that acts once is open until it is used, replaced by a newer one, or expired. */
export function isOpen(token: MailToken, now: Date): boolean {
  return token.usedAt === null && token.supersededAt === null && now < token.expiresAt
}

/** A verification link may be opened repeatedly until it expires: mail programs open it before people do. */
export function mayVerify(token: MailToken, now: Date): boolean {
  return token.supersededAt === null && now < token.expiresAt
}

/** Only a verified account may reset its password: an unverified sign-up may carry somebody else's address. */
export function mayReset(account: Account | undefined): account is Account {
  return account !== undefined && account.verifiedAt !== null
}

/**
 * Whether a verification link may be used. A provider that does not vouch for an address lets anybody claim it, so
 * such a sign-up is verified only in the browser that signed in: an owner who opens a link they did not ask for gives
 * nothing away [security S28, S29]. Nor is its mail sent again because the owner asks for theirs.
 */
export function mayUseVerification(account: Account, askerId: string | undefined): boolean {
  return account.passwordHash !== null || account.id === askerId
}

/** Lifetimes in seconds: of a pending sign-in at a provider, and of a pending link. */
export const SIGN_IN_SECONDS = 600
export const LINK_SECONDS = 3600

/** How many tries one pending link has: passwords typed and mails requested. */
export const LINK_TRIES = 5

/** A path of ours to open after a sign-in; undefined for anything else [security S31]. */
export function ownPath(path: string | undefined): string | undefined {
  const own = 'https://own.invalid'
  if (path === undefined || path.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return undefined
  if (!URL.canParse(path, own)) return undefined
  const { origin, pathname, search } = new URL(path, own)
  return origin === own && !pathname.startsWith('//') && !/^\/api(\/|$)/.test(pathname)
    ? `${pathname}${search}`
    : undefined
}

/**
 * The notices that the sign-up page names: since when their words stand, and the SHA-256 of these words. A test
 * compares the hashes with the pages, so that a new text gets a new version.
 */
export const notices: readonly Pick<Consent, 'notice' | 'version' | 'textHash'>[] = [
  {
    notice: 'terms',
    version: '2026-11-21',
    textHash: '49832ea4ccdbad813d0c041da589a89e899a31d3367e41c76f23730915808e2e',
  },
  {
    notice: 'privacy',
    version: '2026-11-21',
    textHash: '0a7c0db5ce502937d43a36bc772bafdc39c429bcccbd2f12835d1b5363ab8b3b',
  },
]
