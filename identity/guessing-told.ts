import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '../db/connection.ts'
import type { Account } from '../db/stores/accounts.ts'
import { insertMailRequest } from '../db/stores/mail-requests.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import { hasSecurityEvent } from '../db/stores/security-events.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { seal } from '../platform/seal.ts'
import { tell } from './history.ts'

/** How often an owner is told, in seconds. */
const TELL_SECONDS = 24 * 3600

const NOBODY = Buffer.alloc(32)

/**
 * Notes that strangers guessed so much at an address that the password is shut to them: the same two statements
 * whether the address is known or not. The worker looks it up and tells its owner, at most once a day.
 */
export async function noteGuessing(
  { database, env }: { database: Database; env: { TOKEN_KEY: string } },
  { email, now, caller }: CommandContext & { email: string },
): Promise<void> {
  await database.transaction(async (trx) => {
    const mailRequestId = uuidv7()
    await insertMailRequest(trx, {
      id: mailRequestId,
      purpose: 'guessing',
      addressSealed: seal(env.TOKEN_KEY, 'mail-request-address', email),
      passwordHash: null,
      browserHash: NOBODY,
      place: caller?.network ?? NOBODY,
      knownAccountId: null,
      createdAt: now,
    })
    await addToOutbox(trx, { job: 'answer-mail-request', payload: { mailRequestId }, accountId: null, now })
  })
}

/** Tells the owner of an address that strangers guess at, unless they were told today. The caller holds the address. */
export async function tellOfGuessing(
  trx: Transaction,
  { id: accountId }: Account,
  context: CommandContext,
): Promise<string> {
  const since = new Date(context.now.getTime() - TELL_SECONDS * 1000)
  if (await hasSecurityEvent(trx, { accountId, event: 'guessing-stopped', since })) return 'was told today'
  await tell(trx, { accountId, event: 'guessing-stopped', actor: 'anyone' }, context)
  return 'told the owner'
}
