import type { LiveSession } from '../../db/stores/sessions.ts'
import { refusal } from './refuse.ts'

/**
 * Holds an edit to the account it was made in: one that waited on the device may meet another person's session
 * (DESIGN section 4, Drafts and submissions). An edit that names no account is the session's.
 * @throws 409 account_mismatch.
 */
export function demandSameAccount(
  { accountId }: { accountId?: string | undefined },
  { account }: Pick<LiveSession, 'account'>,
): void {
  if (accountId !== undefined && accountId !== account.id)
    throw refusal(
      409,
      'account_mismatch',
      'These answers belong to another account. Sign in with that account to save them.',
    )
}
