import { randomBytes } from 'node:crypto'
import type { Connection, Transaction } from '../connection.ts'
import { productKeys } from '../tables/operations.ts'

/** What each key of the product is for; none of them ever changes. */
type KeyName = 'payment-reference' | 'mail-address'

const known = new WeakMap<Connection, Promise<string>>()

/** Of several processes that make it at once one does. */
async function makeKey(connection: Connection, name: KeyName): Promise<string> {
  const made = { name, secret: randomBytes(32).toString('hex') }
  const kept = () => productKeys.query(connection).findById(name)
  const key = await kept()
  if (key) return key.secret
  await productKeys.query(connection).insert(made).onConflict('name').ignore()
  return (await kept())?.secret ?? made.secret
}

/**
 * The key that signs payment references, made when it is first needed: it never changes, so it is read once a process.
 * @param connection never a transaction.
 */
export function findPaymentKey(connection: Connection): Promise<string> {
  const reading = known.get(connection) ?? makeKey(connection, 'payment-reference')
  known.set(connection, reading)
  reading.catch(() => known.delete(connection))
  return reading
}

/**
 * The key that seals an address which waits for its mail, where whoever asks has no TOKEN_KEY; made when it is first needed.
 * Whoever reads the database reads what it seals, as they read the accounts.
 */
export const takeAddressKey = (trx: Transaction): Promise<string> => makeKey(trx, 'mail-address')

/** The same key where there is one. */
export async function findAddressKey(connection: Connection): Promise<string | undefined> {
  return (await productKeys.query(connection).findById('mail-address' satisfies KeyName))?.secret
}
