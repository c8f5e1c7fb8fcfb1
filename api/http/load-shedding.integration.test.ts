import { expect, test } from 'vitest'
import { readPool } from '../../db/pool.ts'
import { verifiedAccount } from '../../db/testing/factories.ts'
import { useTestApi } from '../testing/index.ts'

const api = useTestApi()
const patience = { timeout: 10_000 }

test('when far more wait for the database than it serves soon, the next is told to come again at once', async () => {
  const client = await api.signedInAs(await verifiedAccount(api.db))
  const { most } = readPool(api.db.connection)
  const held = Promise.withResolvers<void>()
  const holding = Array.from({ length: most }, () =>
    api.db.transaction(async (trx) => {
      await trx.raw('select 1')
      await held.promise
    }),
  )
  await expect.poll(() => readPool(api.db.connection).used, patience).toBe(most)
  const waiting = Array.from({ length: most * 4 + 2 }, () => client.get('/users/me'))
  await expect.poll(() => readPool(api.db.connection).waiting, patience).toBe(most * 4 + 2)

  api.clock.advance({ seconds: 1 })
  const refused = await client.get('/users/me')
  held.resolve()
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
  await Promise.all([...waiting, ...holding])
  expect((await client.get('/users/me')).status).toBe(200)
})
