import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { reportFiles } from '../../db/stores/reports.ts'
import { subscription } from '../../db/testing/billing-factories.ts'
import {
  accountantLink,
  draft,
  paidAccount,
  submission,
  verifiedAccount,
} from '../../db/testing/factories.ts'
import { sdkFor, startTestStripe } from '../../local/stripe/testing/index.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { reportOf } from '../../templates/report/index.ts'
import { storePack } from './return-packs/testing/store-pack.ts'
import { endpoints, type Endpoint } from '../../contract/http/index.ts'
import { useTestApi, type Answered, type ApiClient } from '../testing/index.ts'
import {
  callers,
  pathOf,
  soundCalls,
  type Caller,
  type Outcome,
  type SoundCall,
} from '../testing/sound-calls.ts'
import { tableHashes } from '../testing/table-hashes.ts'

// Every endpoint of the contract by everybody who might call it [security S34, S35]. What is expected follows from
// the access that the endpoint declares; rows are real, so that the owner gets through.

const stripe = await startTestStripe({ now: () => TEST_NOW.getTime(), appUrl: 'http://naijatax.test' })
afterAll(() => stripe.stop())
const api = useTestApi({
  env: {
    ...stripe.env,
    OPERATOR_USER: 'operator',
    OPERATOR_PASSWORD_HASH: await hashPassword('five quiet looms'),
  },
})
const operator = { Authorization: `Basic ${Buffer.from('operator:five quiet looms').toString('base64')}` }

const people = {
  incomplete: (db: typeof api.db) => verifiedAccount(db, { tin: null, phoneNumber: null }),
  free: verifiedAccount,
  paid: paidAccount,
  'another person': paidAccount,
}
const hasAccount = (caller: Caller): caller is keyof typeof people => caller in people

/** A browser signed in to the account, with the id of a row of its own for the endpoint. */
async function arrangeCaller(name: string, { row }: SoundCall, caller: keyof typeof people) {
  const account = await people[caller](api.db)
  const client = await api.signedInAs(account)
  if (caller === 'paid' && name === 'createPortalSession') {
    const customer = await sdkFor(stripe).customers.create({ email: account.email ?? '' })
    await subscription(api.db, { accountId: account.id, customerId: customer.id })
  }
  if (row === 'draft') return { client, id: (await draft(api.db, { accountId: account.id })).id }
  if (row === 'link') return { client, id: (await accountantLink(api.db, { accountId: account.id })).id }
  if (row !== 'submission') return { client, id: randomUUID() }
  const saved = await submission(api.db, { accountId: account.id })
  if (name === 'downloadReport') {
    const paid = caller === 'paid' || caller === 'another person'
    await client.post(`/submissions/${saved.id}/report`)
    const { basis, report } = reportOf({
      account,
      submission: saved,
      paid,
      now: TEST_NOW,
      publicUrl: api.env.PUBLIC_URL,
    })
    const file = { file: Buffer.from('%PDF-'), basis, fileName: report.fileName, now: TEST_NOW }
    await reportFiles.store(api.db.connection, { submissionId: saved.id, accountId: account.id }, file)
  }
  if (name === 'downloadReturnPaper' || name === 'downloadReturnPack') {
    await client.post(`/submissions/${saved.id}/return-pack`)
    await storePack(api, { account, saved })
  }
  return { client, id: saved.id }
}

const withoutAccount = async (caller: Caller) => (caller === 'unverified' ? api.signedUp() : api.anonymous())

/** The outcome that the endpoint's declared access gives to a caller. */
function expected({ access, path, status }: Endpoint, sound: SoundCall, caller: Caller): Outcome {
  const admitted = sound.outcomes?.[caller] ?? sound.outcome ?? [status]
  if (access === 'anyone') return admitted
  // The assistant accepts its own token only, never a session: api/features/assistant tests that.
  if (access === 'assistant') return [401, 'unauthorized']
  if (caller === 'unverified') return access === 'session' ? admitted : [403, 'email_unverified']
  if (!hasAccount(caller)) return [401, 'unauthorized']
  if (access === 'session') return admitted
  return caller === 'another person' && path.includes(':') ? [404, 'not_found'] : admitted
}

function send(
  client: ApiClient,
  endpoint: Endpoint,
  sound: SoundCall,
  id: string,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const query = sound.query === undefined ? '' : `?${sound.query}`
  const body = 'body' in sound ? { body: sound.body } : {}
  return client.send(endpoint.method, pathOf(endpoint, sound, id) + query, { ...body, headers })
}

const outcomeOf = ({ status, body }: Answered): Outcome =>
  status < 400 ? [status] : [status, String(body['code'])]

const cells = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  callers.map((caller) => {
    const sound: SoundCall = soundCalls[name as keyof typeof endpoints]
    return { name, caller, endpoint, sound, outcome: expected(endpoint, sound, caller) }
  }),
)

describe('the matrix of endpoints and callers', () => {
  it('has a call for every endpoint, with a row for every id and no key for what is gone', () => {
    expect(Object.keys(soundCalls).sort()).toEqual(Object.keys(endpoints).sort())
    const withId = cells.filter(({ endpoint }) => endpoint.path.includes(':'))
    expect(withId.filter(({ sound }) => sound.row === undefined)).toEqual([])
    expect(withId.length).toBeGreaterThan(0)
  })

  it.each(cells)('$name by $caller: $outcome', async ({ name, caller, endpoint, sound, outcome }) => {
    const owner = caller === 'another person' ? 'paid' : caller
    const { client, id } = hasAccount(owner)
      ? await arrangeCaller(name, sound, owner)
      : { client: await withoutAccount(owner), id: (await submission(api.db)).id }
    const asking = caller === 'another person' ? (await arrangeCaller(name, {}, caller)).client : client
    const before = await tableHashes(api.db)

    const answer = await send(asking, endpoint, sound, id, caller === 'operator' ? operator : {})
    expect(outcomeOf(answer), answer.text).toEqual(outcome)
    if (answer.status < 400) return
    expect(await tableHashes(api.db), 'a refusal changes no row').toEqual(before)
    if (outcome[0] !== 404 || !endpoint.path.includes(':')) return
    const missing = await send(asking, endpoint, sound, randomUUID())
    expect(missing.body, 'as a missing id').toEqual({
      ...answer.body,
      requestId: missing.body['requestId'],
    })
  })
})

describe('the pages of the operator', () => {
  it.each(callers.flatMap((caller) => ['/operator', '/operator/jobs'].map((path) => ({ caller, path }))))(
    '$path by $caller',
    async ({ caller, path }) => {
      const client = hasAccount(caller)
        ? await api.signedInAs(await people[caller](api.db))
        : await withoutAccount(caller)
      const answer = await client.get(api.origin + path, caller === 'operator' ? operator : {})
      expect(outcomeOf(answer)).toEqual(caller === 'operator' ? [200] : [401, 'unauthorized'])
    },
  )
})

describe('what is no id', () => {
  const ofOneId = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => path.includes(':id'))
  it.each(ofOneId)('is refused by %s', async (name, endpoint) => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const sound = soundCalls[name as keyof typeof endpoints]
    for (const id of ['1', 'null', '%00', "'--", 'a'.repeat(500)])
      expect([400, 404]).toContain((await send(client, endpoint, sound, id)).status)
  })
})
