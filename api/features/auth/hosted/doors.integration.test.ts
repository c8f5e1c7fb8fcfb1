import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../../../db/testing/factories.ts'
import { startHostedProvider } from '../../../../platform/testing/hosted-provider.ts'
import { endpoints, type Endpoint } from '../../../../contract/http/index.ts'
import { issueToken, signingKey } from '../../../http/tokens.ts'
import { hashSecretId } from '../../../../identity/sessions.ts'
import { useTestApi, type ApiClient } from '../../../testing/index.ts'
import { soundCalls, type SoundCall } from '../../../testing/sound-calls.ts'
import { tableHashes } from '../../../testing/table-hashes.ts'

const provider = await startHostedProvider()
afterAll(() => provider.stop())
const api = useTestApi({ env: provider.env })

const all = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
  const sound: SoundCall = soundCalls[name as keyof typeof endpoints]
  return { name, endpoint, sound }
})

/** How a call is refused that nobody made who signed in at the provider; undefined for one that anybody may make. */
function refusalOf({ door, access }: Endpoint) {
  if (door !== undefined) return [410, 'hosted_sign_in']
  return access === 'anyone' ? undefined : [401, 'unauthorized']
}

function call(client: ApiClient, { endpoint, sound }: (typeof all)[number], headers = {}) {
  const query = sound.query === undefined ? '' : `?${sound.query}`
  const path = endpoint.path.replace(':id', randomUUID()) + query
  return client.send(endpoint.method, path, { ...('body' in sound && { body: sound.body }), headers })
}

/** A browser with a cookie of our own sign-in that was good until the hosted provider took over. */
const browserOfBefore = async () => api.signedInAs(await verifiedAccount(api.db))

const tokenOfSomebody = () =>
  provider.token(
    { sub: randomUUID(), email: `${randomUUID()}@example.test`, email_verified: true },
    api.clock.now(),
  )

// The id of a browser signs nobody in: logout gives a new one, so that nothing that waited in it goes on.
// One provider answers the door at a time [decision 0025]: no call makes a row or a cookie by which anybody could sign
// in with us, whoever calls and whatever they hold of before.
describe('where a hosted provider signs people in', () => {
  it.each(all)('$name makes nothing of our own sign-in', async (one) => {
    const refused = refusalOf(one.endpoint)
    const before = await browserOfBefore()
    const rows = await tableHashes(api.db)
    for (const client of [api.anonymous(), before]) {
      const answer = await call(client, one)
      expect([answer.status, answer.body?.['code']]).toEqual(
        refused ?? [answer.status, answer.body?.['code']],
      )
      const made = answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('browser-'))
      for (const cookie of made) expect(cookie).toContain('Max-Age=0')
    }
    expect(await tableHashes(api.db)).toEqual(rows)
  })

  it.each(all.filter(({ endpoint }) => endpoint.door !== undefined))(
    '$name is closed also to who signed in at the provider',
    async (one) => {
      const headers = { Authorization: `Bearer ${await tokenOfSomebody()}` }
      await api.anonymous().get('/users/me', headers)
      const rows = await tableHashes(api.db)
      const answer = await call(api.anonymous(), one, headers)
      expect([answer.status, answer.body['code']]).toEqual([410, 'hosted_sign_in'])
      expect(answer.body['error']).toContain('Go to Login')
      expect(await tableHashes(api.db)).toEqual(rows)
    },
  )

  it('a cookie of before means nothing beside a token, and a token of before opens nothing', async () => {
    const account = await verifiedAccount(api.db)
    const client = await api.signedInAs(account)
    const beside = await client.get('/users/me', { Authorization: `Bearer ${await tokenOfSomebody()}` })
    expect(beside.status).toBe(200)
    expect(beside.body['id']).not.toBe(account.id)

    const [cookie = ''] = client.cookies.values()
    const session = { idHash: hashSecretId(cookie), accountId: account.id }
    const [row] = await api.db.rows('select id_hash from sessions where account_id = ?', [account.id])
    expect(row?.['id_hash']).toEqual(session.idHash)
    const now = api.clock.now()
    const holder = { idHash: session.idHash, holderId: account.id }
    const { token } = await issueToken(api.env, await signingKey(api.env), { ...holder, now })
    const ofBefore = await api.anonymous().get('/users/me', { Authorization: `Bearer ${token}` })
    expect([ofBefore.status, ofBefore.body['code']]).toEqual([401, 'unauthorized'])
  })
})
