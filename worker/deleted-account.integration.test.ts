import { expect, test } from 'vitest'
import { addToOutbox, deleteOutboxOf } from '../db/stores/outbox.ts'
import { deleteAccount } from '../db/stores/accounts.ts'
import { useTestDatabase } from '../db/testing/database.ts'
import { verifiedAccount } from '../db/testing/factories.ts'
import { useWorkerServices } from './testing/services.ts'
import { until } from './testing/until.ts'
import { startWork } from './work.ts'

const db = useTestDatabase()
const services = useWorkerServices(db)

/** Tables of any schema, the queues' own among them, with a row that holds this text. */
async function tablesThatHold(text: string): Promise<string[]> {
  const tables = await db.rows(
    `select table_schema, table_name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { table_schema: schema, table_name: table } of tables) {
    const rows = await db.rows(`select t::text as row from "${String(schema)}"."${String(table)}" t`)
    if (JSON.stringify(rows).includes(text)) found.push(String(table))
  }
  return found
}

test('a job that ran holds ids only, so a deleted account leaves nothing of the person in the queues', async () => {
  const account = await verifiedAccount(db, { firstName: 'Unmistakable', tin: '99999999-0009' })
  const work = await startWork(services, new AbortController().signal)
  try {
    await db.transaction((trx) =>
      addToOutbox(trx, {
        job: 'send-email',
        payload: { mail: 'already-registered', accountId: account.id, requestId: 'request-1234' },
        accountId: account.id,
        now: services.clock.now(),
      }),
    )
    await until(() => services.mailServer.mails.some(({ to }) => to?.[0]?.address === account.email))
    const before = await tablesThatHold(account.id)
    expect(before).toEqual(expect.arrayContaining(['accounts', 'outbox']))
    // The queue's own tables are among those that are looked at.
    expect(before.filter((table) => table.includes('job'))).not.toEqual([])

    await db.transaction(async (trx) => {
      await deleteOutboxOf(trx, account.id)
      await deleteAccount(trx, account.id)
    })
    for (const personal of [account.email, 'Unmistakable', '99999999-0009', account.passwordHash ?? ''])
      expect(await tablesThatHold(personal)).toEqual([])
  } finally {
    await work?.stop()
  }
})
