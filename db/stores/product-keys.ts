import { randomBytes } from 'node:crypto'
import type { Connection } from '../connection.ts'
import { productKeys } from '../tables/operations.ts'

const known = new WeakMap<Connection, Promise<string>>()

const name = 'payment-reference'

/** Of several processes that make it at once one does. */
async function readPaymentKey(connection: Connection): Promise<string> {
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
  const reading = known.get(connection) ?? readPaymentKey(connection)
  known.set(connection, reading)
  reading.catch(() => known.delete(connection))
  return reading
}
