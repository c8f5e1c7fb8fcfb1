import type { Connection } from '../../../../db/connection.ts'
import { findAccount, type Account } from '../../../../db/stores/accounts.ts'
import { countProofAttempt, findPendingLink, type PendingLink } from '../../../../db/stores/identities.ts'
import { hashSessionId } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { LINK_TRIES, mayReset } from '../policy.ts'
import { noPendingLink } from '../refusals.ts'

/** Which browser asks: the id in its cookie. */
interface Wanted {
  linkId: string | undefined
  now: Date
}

/** The identity of this browser that waits for its proof, and the account it waits for. */
export interface Waiting {
  link: PendingLink
  account: Account
}

async function find(connection: Connection, { linkId, now }: Wanted): Promise<Waiting> {
  const link = linkId && (await findPendingLink(connection, hashSessionId(linkId), now))
  const account = link ? await findAccount(connection, link.accountId) : undefined
  if (!link || !mayReset(account)) throw noPendingLink()
  return { link, account }
}

/** Looks at what waits. @throws 400 invalid_token when nothing does. */
export function readPendingLink({ database }: Services, wanted: Wanted): Promise<Waiting> {
  return find(database.connection, wanted)
}

/** Takes one of the few tries that what waits has. @throws 400 invalid_token when nothing waits, or none is left. */
export async function tryPendingLink({ database }: Services, wanted: Wanted): Promise<Waiting> {
  const waiting = await find(database.connection, wanted)
  if ((await countProofAttempt(database.connection, waiting.link.idHash)) > LINK_TRIES) throw noPendingLink()
  return waiting
}
