import type { Account } from '../../../db/stores/accounts.ts'
import type { MailToken } from '../../../db/stores/mail-tokens.ts'

/** How many sign-ups of one address may wait for their link; the newest stay. */
export const PENDING_SIGNUPS_KEPT = 5

/** How many of them a resend mails again, newest first. */
export const PENDING_SIGNUPS_RESENT = 3

/** How long mailed links work, in seconds (DESIGN, Identity). */
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
