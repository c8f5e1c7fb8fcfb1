import type { Account } from '../../../db/stores/accounts.ts'
import type { MailToken } from '../../../db/stores/mail-tokens.ts'

/** How long the new address may confirm, and the old one undo, in seconds (DESIGN, Identity). */
export const CONFIRM_SECONDS = 3600
export const UNDO_SECONDS = 72 * 3600

/** Only an account that signs in with its own address may change it (SPEC section 6). */
export function mayChangeEmail({ authProvider }: Pick<Account, 'authProvider'>): boolean {
  return authProvider === 'email'
}

/** A link is open until it did its work, a newer one or a new password took its place, or its time is over. */
export function isOpen(token: MailToken, now: Date): boolean {
  return token.usedAt === null && token.supersededAt === null && now < token.expiresAt
}

/** A link that did its work and is opened again within its time: fine as long as that still stands. */
export function isRepeat(token: MailToken, now: Date): boolean {
  return token.usedAt !== null && token.supersededAt === null && now < token.expiresAt
}
