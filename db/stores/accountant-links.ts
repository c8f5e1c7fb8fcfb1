import type { Connection, Transaction } from '../connection.ts'
import { prepared, preparedInsert } from '../statements.ts'
import { sqlName, type RowOf } from '../table.ts'
import { accountantLinks, type LinkEndedBecause, type LinkOpening } from '../tables/accountant-links.ts'

export type AccountantLink = RowOf<typeof accountantLinks>

/** How many openings of a link are kept; the table refuses more. */
export const openingsKept = 50

/** Most links of a calculation that are listed. */
const LISTED = 50

const insert = preparedInsert('insert-accountant-link', accountantLinks)

/** Inserts a new link. */
export async function insertAccountantLink(connection: Connection, link: AccountantLink): Promise<void> {
  await insert(connection, link)
}

/** The links of an account's calculation, newest first, at most fifty. */
export async function listAccountantLinks(
  connection: Connection,
  { accountId, submissionId }: Pick<AccountantLink, 'accountId' | 'submissionId'>,
): Promise<AccountantLink[]> {
  return accountantLinks
    .query(connection)
    .where({ account_id: accountId, submission_id: submissionId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(LISTED)
}

/** How many links of an account are neither ended nor expired at `now`. */
export async function countLiveLinks(
  connection: Connection,
  { accountId, now }: { accountId: string; now: Date },
): Promise<number> {
  return accountantLinks
    .query(connection)
    .where('account_id', accountId)
    .whereNull('ended_at')
    .where('expires_at', '>', now)
    .resultSize()
}

/**
 * Ends links of an account that still run: one, or all.
 * @returns those that ended by this; none where it was over, or is somebody else's.
 */
export async function endAccountantLinks(
  trx: Transaction,
  { accountId, id }: { accountId: string; id?: string },
  { because, now }: { because: LinkEndedBecause; now: Date },
): Promise<AccountantLink[]> {
  return accountantLinks
    .query(trx)
    .where('account_id', accountId)
    .whereNull('ended_at')
    .where('expires_at', '>', now)
    .modify((query) => {
      if (id !== undefined) void query.where({ id })
    })
    .patch({ endedAt: now, endedBecause: because })
    .returning('*')
}

/** The account's own link; undefined when it is missing or someone else's. */
export async function findAccountantLink(
  connection: Connection,
  accountId: string,
  id: string,
): Promise<AccountantLink | undefined> {
  return accountantLinks.query(connection).findById(id).where('account_id', accountId)
}

/** What an open link leads to. */
export type OpenedLink = Pick<AccountantLink, 'id' | 'accountId' | 'submissionId' | 'reader' | 'expiresAt'>

const ofOpened = ['id', 'accountId', 'submissionId', 'reader', 'expiresAt'] as const

const open = prepared<OpenedLink>(
  'open-accountant-link',
  `
  update accountant_links set opened = opened + 1,
    openings = jsonb_path_query_array(jsonb_build_array(?::jsonb) || openings, '$[0 to ${openingsKept - 1}]')
  from accounts
  where accountant_links.token_hash = ? and accountant_links.ended_at is null
    and accountant_links.expires_at > ? and accounts.id = accountant_links.account_id
    and accounts.subscription_active_until > ? and accounts.sealed_at is null
  returning ${ofOpened.map((name) => `accountant_links.${sqlName(name)} as "${name}"`).join(', ')}`,
)

/**
 * Opens a link and writes the opening down. One statement decides whether it is open, so that what is unknown, expired,
 * ended, of an account without Pro or of a sealed one costs the same time: nothing is found [security S68].
 */
export async function openAccountantLink(
  trx: Transaction,
  { tokenHash, opening, now }: { tokenHash: Buffer; opening: LinkOpening; now: Date },
): Promise<OpenedLink | undefined> {
  const [opened] = await open(trx, [JSON.stringify(opening), tokenHash, now, now])
  return opened
}

/** Deletes up to `limit` links that expired or were ended before `before`. @returns how many. */
export async function purgeAccountantLinks(
  connection: Connection,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await connection.raw<{ rowCount: number }>(
    `delete from accountant_links where id in (
       select id from accountant_links where least(expires_at, ended_at) < ? limit ?)`,
    [before, limit],
  )
  return rowCount
}
