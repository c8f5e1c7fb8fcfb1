import { describe, expect, it } from 'vitest'
import { chooseReminder } from '../../../db/stores/reminders.ts'
import { paidAccount, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type ApiClient } from '../../testing/index.ts'

const api = useTestApi()
const running = async (client: ApiClient) => (await client.get('/users/me/reminders')).body['on']
const set = (client: ApiClient, kind: string, on: boolean) => client.put('/users/me/reminders', { kind, on })

describe('reminders in the account', () => {
  it('are off until they are ticked, and each is its own', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const other = await api.signedInAs(await verifiedAccount(api.db))
    expect(await running(client)).toEqual([])
    expect((await set(client, 'return', true)).body).toEqual({ on: ['return'] })
    await set(client, 'law', true)
    await set(client, 'law', true)
    expect(new Set((await running(client)) as string[])).toEqual(new Set(['return', 'law']))
    expect((await set(client, 'return', false)).body).toEqual({ on: ['law'] })
    expect((await set(client, 'return', false)).body).toEqual({ on: ['law'] })
    expect(await running(other)).toEqual([])
  })

  it('of a renewal are for Pro, and can be ended without it', async () => {
    const free = await verifiedAccount(api.db)
    const client = await api.signedInAs(free)
    const refused = await set(client, 'renewal', true)
    expect([refused.status, refused.body['code']]).toEqual([402, 'plan_required'])
    expect((await set(await api.signedInAs(await paidAccount(api.db)), 'renewal', true)).body).toEqual({
      on: ['renewal'],
    })
    await chooseReminder(api.db.connection, { accountId: free.id, kind: 'renewal', now: api.clock.now() })
    expect((await set(client, 'renewal', false)).body).toEqual({ on: [] })
  })

  it('asked for in many tabs at once are one', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    await Promise.all(Array.from({ length: 8 }, () => set(client, 'employer', true)))
    expect(await api.db.rows('select 1 from reminders where account_id = ?', [account.id])).toHaveLength(1)
    expect(await running(client)).toEqual(['employer'])
  })

  it('stand in the download of one’s data, without the id that makes their link', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    await set(client, 'return', true)
    const [{ id } = {}] = await api.db.rows('select id from reminders where account_id = ?', [account.id])
    const { body, text } = await client.get('/users/me/export?format=json')
    expect(body['reminders']).toEqual([
      { kind: 'return', chosenAt: api.clock.now().toISOString(), endedAt: null },
    ])
    expect(text).not.toContain(String(id))
  })
})
