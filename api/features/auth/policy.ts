import type { Account, Consent } from '../../../db/stores/accounts.ts'
import type { MailToken } from '../../../db/stores/mail-tokens.ts'

/** How many sign-ups of one address may wait for their link; the newest stay. */
export const PENDING_SIGNUPS_KEPT = 5

/** How many of them a resend mails again, newest first. */
export const PENDING_SIGNUPS_RESENT = 3

/** How long mailed links work, in seconds [spec 17.7]. */
export const VERIFICATION_SECONDS = 24 * 3600
export const RESET_SECONDS = 3600

/** A link that does something once works until it did it, a newer one took its place, or its time is over. */
export function isOpen(token: MailToken, now: Date): boolean {
  return token.usedAt === null && token.supersededAt === null && now < token.expiresAt
}

/** A verification link may be opened again and again within its time: mail programs open it before people do. */
export function mayVerify(token: MailToken, now: Date): boolean {
  return token.supersededAt === null && now < token.expiresAt
}

/** Only a verified account may have its password reset: anybody may type an address that is not theirs. */
export function mayReset(account: Account | undefined): account is Account {
  return account !== undefined && account.verifiedAt !== null
}

/**
 * A provider that does not vouch for an address lets anybody claim it. What such a person left behind is verified
 * only in the browser that signed in: the owner of the mailbox who clicks on a link they did not ask for gives
 * nothing away [security S28, S29]. Nor is its mail sent again because the owner asks for theirs.
 */
export function mayUseVerification(account: Account, askerId: string | undefined): boolean {
  return account.passwordHash !== null || account.id === askerId
}

/** Seconds a person may be at a provider, and seconds an identity waits for its proof. */
export const SIGN_IN_SECONDS = 600
export const LINK_SECONDS = 3600

/** How many proofs one waiting identity may try: passwords typed and mails asked for. */
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
