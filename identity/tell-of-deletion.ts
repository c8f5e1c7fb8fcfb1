import { v7 as uuidv7 } from 'uuid'
import type { Connection, Transaction } from '../db/connection.ts'
import { insertMailRequest } from '../db/stores/mail-requests.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import { findAddressKey, takeAddressKey } from '../db/stores/product-keys.ts'
import { seal, unseal } from '../platform/seal.ts'

/** What the address of a mail is sealed for while it waits. */
export const mailAddressUse = 'mail-request-address'

/** Of what no browser and no network asked for. */
const NOWHERE = Buffer.alloc(32)

/**
 * Has a deletion confirmed by mail, in the transaction that deletes. The account is gone when the mail is made, so its address
 * waits sealed, apart from the job, until the mail is handed over: a day at most [spec 17.13]. Support has no TOKEN_KEY: then it is
 * sealed by the product's own key, which is in the database.
 * @param auditId of the entry of the deletion, which names the money that is with us.
 */
export async function tellOfDeletion(
  trx: Transaction,
  { TOKEN_KEY }: { TOKEN_KEY?: string | undefined },
  { email, auditId, now, requestId }: { email: string; auditId: string; now: Date; requestId: string },
): Promise<void> {
  const mailRequestId = uuidv7()
  await insertMailRequest(trx, {
    id: mailRequestId,
    purpose: 'account-deleted',
    addressSealed: seal(TOKEN_KEY ?? (await takeAddressKey(trx)), mailAddressUse, email),
    passwordHash: null,
    browserHash: NOWHERE,
    place: NOWHERE,
    knownAccountId: null,
    createdAt: now,
  })
  await addToOutbox(trx, {
    job: 'send-email',
    payload: { mail: 'account-deleted', mailRequestId, auditId, requestId },
    accountId: null,
    now,
  })
}

/** The address that a deletion is confirmed to. @throws Error when no key opens it. */
export async function addressOfDeletion(
  connection: Connection,
  { TOKEN_KEY }: { TOKEN_KEY: string },
  sealed: Buffer,
): Promise<string> {
  const keys = [TOKEN_KEY, (await findAddressKey(connection)) ?? []].flat()
  return unseal(keys.join(','), mailAddressUse, sealed)
}
