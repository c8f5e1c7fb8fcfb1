import type { Connection, Database } from '../db/connection.ts'
import { lockAccount, type Account } from '../db/stores/accounts.ts'
import { audit } from '../db/stores/audit-log.ts'
import { findMailTokenById, markMailTokenUsed, type MailToken } from '../db/stores/mail-tokens.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { findLinkOfCode, findOpenLink, isOpen } from './links.ts'
import { deadLink, openInSameBrowser, wrongCode } from './refusals.ts'

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
}

/** The mailed link, opened in the browser that asked, or else the code that it showed elsewhere, typed there. */
interface Proof {
  browserHash: Buffer | null
  token?: string | undefined
  code?: string | undefined
  now: Date
}

const purpose = 'know-browser'

async function proved(
  connection: Connection,
  { env }: Pick<Services, 'env'>,
  { browserHash, token = '', code, now }: Proof,
): Promise<MailToken> {
  if (code !== undefined) {
    if (!browserHash) throw wrongCode()
    return findLinkOfCode(connection, env, { purpose, browserHash, code, now })
  }
  const link = await findOpenLink(connection, purpose, token, now)
  if (!browserHash || !link.browserHash?.equals(browserHash)) throw openInSameBrowser()
  return link
}

/**
 * Uses up the link that makes the browser known which asked for it: whoever reads the mailbox sits there, so strangers'
 * guesses no longer keep it from typing the password [decision 0014]. It opens nothing by itself.
 * @returns the account that knows the browser from now on.
 * @throws 400 invalid_token, invalid_code.
 */
export async function makeBrowserKnown(
  services: Services,
  request: CommandContext & Proof,
): Promise<Account> {
  const { now, requestId, caller } = request
  const { database } = services
  const { id, accountId } = await proved(database.connection, services, request)
  if (accountId === null) throw deadLink()
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    // Read again under the lock: of two at once the second finds it used, and a reset ends it.
    const link = await findMailTokenById(trx, id)
    if (!account || !link || !isOpen(link, now) || account.email !== link.email) throw deadLink()
    await markMailTokenUsed(trx, id, now)
    const entry = { actor: `account:${accountId}`, action: 'user_updated', accountId }
    await audit(trx, { ...entry, now, requestId, caller, reason: 'a browser became known by mail' })
    return account
  })
}
