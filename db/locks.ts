import type { Transaction } from './connection.ts'

/** Waits for a lock of this name and holds it until the transaction ends, also when the process dies. */
export async function lock(trx: Transaction, name: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/** Takes a lock of this name until the transaction ends, unless somebody else holds it. @returns whether it did. */
export async function tryLock(trx: Transaction, name: string): Promise<boolean> {
  const answer = await trx.raw<{ rows: { taken: boolean }[] }>(
    'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken',
    [name],
  )
  return answer.rows[0]?.taken ?? false
}
