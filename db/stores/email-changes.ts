import type { Connection } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { emailChanges } from '../tables/accounts.ts'

export type EmailChange = RowOf<typeof emailChanges>

/** Inserts a requested change. */
export async function insertEmailChange(connection: Connection, change: EmailChange): Promise<void> {
  await emailChanges.query(connection).insert(change)
}

/** The newest change of an account whose link still works at `now`. */
export async function findWaitingEmailChange(
  connection: Connection,
  accountId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  return emailChanges
    .query(connection)
    .join('mail_tokens', 'mail_tokens.id', 'email_changes.confirm_token_id')
    .where('email_changes.account_id', accountId)
    .whereNull('mail_tokens.used_at')
    .whereNull('mail_tokens.superseded_at')
    .where('mail_tokens.expires_at', '>', now)
    .orderBy('email_changes.created_at', 'desc')
    .select('email_changes.*')
    .first()
}

/** The change that a link belongs to, by the id of either of its tokens. */
export async function findEmailChange(
  connection: Connection,
  tokenId: string,
): Promise<EmailChange | undefined> {
  return emailChanges
    .query(connection)
    .where('confirm_token_id', tokenId)
    .orWhere('undo_token_id', tokenId)
    .first()
}
