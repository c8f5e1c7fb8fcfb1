import type { Account } from '../../../db/stores/accounts.ts'
import type { MailToken } from '../../../db/stores/mail-tokens.ts'
import type { AppError } from '../../../platform/errors.ts'
import { refusal } from '../../http/errors.ts'

/** How long the new address may confirm, and the old one undo, in seconds [spec 17.7]. */
export const CONFIRM_SECONDS = 3600
export const UNDO_SECONDS = 72 * 3600

/** Only an account that signs in with its own address may change it [spec 16.12]. */
export function mayChangeEmail({ authProvider }: Pick<Account, 'authProvider'>): boolean {
  return authProvider === 'email'
}

/** A link is open until it is used, replaced by a newer one or a new password, or expired. */
export function isOpen(token: MailToken, now: Date): boolean {
  return token.usedAt === null && token.supersededAt === null && now < token.expiresAt
}

/** A used link opened again before it expires: accepted as long as its effect still stands. */
export function isRepeat(token: MailToken, now: Date): boolean {
  return token.usedAt !== null && token.supersededAt === null && now < token.expiresAt
}

/** 403: the address belongs to Google or Microsoft. */
export function providerAccountRefused(): AppError {
  return refusal(
    'provider_account',
    'You sign in with Google or Microsoft: the email is the one of that account and cannot be changed here.',
  )
}

/** 400: a change link that is unknown, expired, used, cancelled or replaced. */
export function deadChangeLink(): AppError {
  return refusal(
    'invalid_token',
    'This link does not work any more. Sign in and ask for the change again on your account page.',
  )
}

/** 409: another account has taken the address. Only the mailbox's owner can see this. */
export function addressTaken(): AppError {
  return refusal('address_taken', 'This address already has an account of its own. Sign in to that one.')
}
