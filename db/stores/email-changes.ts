import type { Connection } from '../connection.ts'
import { EmailChangeModel } from '../models/email-change.ts'
import type { Row } from '../row.ts'

export type EmailChange = Row<EmailChangeModel>

/** Keeps a change that was asked for. */
export async function insertEmailChange(connection: Connection, change: EmailChange): Promise<void> {
  await EmailChangeModel.query(connection).insert(change)
}

/** The change that a link belongs to, by the id of either of its tokens. */
export async function findEmailChange(
  connection: Connection,
  tokenId: string,
): Promise<EmailChange | undefined> {
  return EmailChangeModel.query(connection)
    .where('confirm_token_id', tokenId)
    .orWhere('undo_token_id', tokenId)
    .first()
}
