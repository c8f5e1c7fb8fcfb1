import { describe, expect, it } from 'vitest'
import {
  endpoints,
  generalLimits,
  operatorPages,
  type Endpoint,
  type Limit,
} from '../../contract/http/index.ts'
import type { Account } from '../../db/stores/accounts.ts'
import { insertPendingLink } from '../../db/stores/identities.ts'
import { requestReport, storeReport } from '../../db/stores/reports.ts'
import { paidAccount, submission, draft } from '../../db/testing/factories.ts'
import { limitRefusals } from '../../platform/metrics/registry.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { productionLimits, type LimitName } from '../../platform/rates.ts'
import { hashSecretId, newSecretId } from '../../identity/sessions.ts'
import { useTestApi, type Answered, type ApiClient } from '../testing/index.ts'
import { soundCalls, type SoundCall } from '../testing/sound-calls.ts'

// Each limit that the contract declares, of each endpoint, called until it refuses. Counts differ, so that of an
// endpoint's limits the one that counts by what stays the same is reached first.
const counts = {
  LIMIT_LOGIN: 3,
  LIMIT_SIGNUP: 3,
  LIMIT_MAIL: 4,
  LIMIT_FILES: 5,
  LIMIT_OPERATOR: 5,
  LIMIT_MAIL_IP: 6,
  LIMIT_ASSISTANT: 6,
  LIMIT_LOGIN_IP: 8,
  LIMIT_LOGIN_EVERYWHERE: 9,
  LIMIT_ACCOUNT: 300,
  LIMIT_IP: 300,
  LIMIT_TENI_TOKENS: 1_000_000,
} as const satisfies Record<LimitName, number>

const api = useTestApi({
  env: {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, `${count}/3600`])),
    TRUSTED_PROXY_HOPS: '1',
    OPERATOR_USER: 'operator',
    OPERATOR_PASSWORD_HASH: await hashPassword('five quiet looms'),
  },
})

interface Caller {
  account: Account
  client: ApiClient
  ip: string
}
let ips = 0
const newIp = () => `10.1.${Math.floor((ips += 1) / 250)}.${ips % 250}`
const newCaller = async (): Promise<Caller> => {
  const account = await paidAccount(api.db)
  return { account, client: await api.signedInAs(account), ip: newIp() }
}
/** Another caller who shares only the value that this limit counts by. */
async function another(first: Caller, { by }: Limit): Promise<Caller> {
  if (by === 'ip') return { ...(await newCaller()), ip: first.ip }
  return by === 'email+ip' ? first : { ...first, ip: newIp() }
}

/** A browser in which a provider's sign-in waits for a proof. */
async function withPendingLink({ account }: Caller): Promise<ApiClient> {
  const id = newSecretId()
  const now = api.clock.now()
  await insertPendingLink(api.db.connection, {
    idHash: hashSecretId(id),
    issuer: 'https://accounts.google.test',
    subject: id,
    provider: 'google',
    accountId: account.id,
    tries: 0,
    expiresAt: new Date(now.getTime() + 600_000),
  })
  const client = api.anonymous()
  client.cookies.set('link-80', id)
  return client
}

/** A calculation whose report was printed from other figures. */
async function withOutdatedReport({ account }: Caller): Promise<string> {
  const { id } = await submission(api.db, { accountId: account.id })
  const now = api.clock.now()
  await api.db.transaction((trx) => requestReport(trx, { submissionId: id, accountId: account.id, now }))
  const file = { file: Buffer.from('%PDF-'), basis: Buffer.alloc(32), fileName: 'report.pdf', now }
  await storeReport(api.db.connection, id, file)
  return id
}

type Attempt = (caller: Caller, forwarded: Record<string, string>) => Promise<Answered>

/** Endpoints whose limit counts only special calls: a wrong password, a row in a certain state, a token. */
const attempts: { readonly [Name in keyof typeof endpoints]?: Attempt } = {
  login: ({ account: { email } }, headers) =>
    api.anonymous().post('/auth/login', { email, password: 'a wrong guess' }, headers),
  proveLinkByPassword: async (caller, headers) =>
    (await withPendingLink(caller)).post('/auth/link/password', { password: 'a wrong guess' }, headers),
  mailLinkProof: async (caller, headers) =>
    (await withPendingLink(caller)).post('/auth/link/mail', undefined, headers),
  changePassword: ({ client }, headers) =>
    client.post(
      '/auth/change-password',
      { currentPassword: 'a wrong guess', newPassword: 'eight blue drums' },
      headers,
    ),
  downloadReport: async (caller, headers) =>
    caller.client.get(`/submissions/${await withOutdatedReport(caller)}/report.pdf`, headers),
  askAssistant: async ({ client }, headers) => {
    const { token } = (await client.post('/assistant/token')).body
    return api
      .anonymous()
      .post(
        '/assistant/messages',
        { message: 'What is rent relief?' },
        { ...headers, Authorization: `Bearer ${String(token)}` },
      )
  },
}

async function soundAttempt(
  { method, path, access }: Endpoint,
  { body, query, row }: SoundCall,
  { account, client, ip }: Caller,
): Promise<Answered> {
  const make = { draft, submission }[row ?? 'draft']
  const address = row ? path.replace(':id', (await make(api.db, { accountId: account.id })).id) : path
  const sent = access === 'anyone' && hasEmail(body) ? { ...body, email: account.email } : body
  const browser = access === 'anyone' ? api.anonymous() : client
  return browser.send(method, query === undefined ? address : `${address}?${query}`, {
    ...(sent !== undefined && { body: sent }),
    headers: { 'X-Forwarded-For': ip },
  })
}
const hasEmail = (body: unknown): body is { email: string } =>
  typeof body === 'object' && body !== null && 'email' in body

const refusedBy = async () =>
  new Map((await limitRefusals.get()).values.map(({ labels, value }) => [String(labels.limit), value]))

const declared = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  endpoint.limits.map((limit) => ({
    title: `${name}: ${limit.counts ?? 'calls'} by ${limit.by} (${limit.name})`,
    name: name as keyof typeof endpoints,
    endpoint,
    limit,
  })),
)
// This limit refuses nothing: the guide answers instead (assistant/tokens.integration.test.ts).
const refusing = declared.filter(({ limit }) => limit.counts !== 'tokens of the model')

const guessAsOperator = () =>
  api.anonymous().get(`${api.origin}/operator`, {
    'X-Forwarded-For': '192.0.2.1',
    Authorization: `Basic ${Buffer.from('operator:a wrong guess').toString('base64')}`,
  })

describe('each declared limit refuses what goes beyond it, and nothing before', () => {
  it.each(refusing)('$title', async ({ name, endpoint, limit }) => {
    await api.db.rows('delete from rate_counters')
    const attempt = (caller: Caller) =>
      attempts[name]?.(caller, { 'X-Forwarded-For': caller.ip }) ??
      soundAttempt(endpoint, soundCalls[name], caller)
    const first = await newCaller()
    let caller = first
    for (let time = 0; time < counts[limit.name]; time += 1) {
      const { status, text } = await attempt(caller)
      expect(status, text).not.toBe(429)
      expect(status, text).toBeLessThan(500)
      caller = await another(first, limit)
    }
    const before = await refusedBy()
    // Past this limit, each IP address still has one try at the address.
    const everywhere = limit.name === 'LIMIT_LOGIN_EVERYWHERE'
    if (everywhere) await attempt(caller)
    const beyond = await attempt(caller)
    expect([beyond.status, beyond.body['code']]).toEqual([429, 'too_many_requests'])
    expect(Number(beyond.headers.get('Retry-After'))).toBeGreaterThan(0)
    const refuser = everywhere ? 'LIMIT_LOGIN' : limit.name
    expect((await refusedBy()).get(refuser)).toBe((before.get(refuser) ?? 0) + 1)
    const elsewhere = await attempt(await newCaller())
    expect(elsewhere.status, 'somebody else is not refused').not.toBe(429)
  })

  it('the operator’s pages: wrong passwords by IP', async () => {
    const [{ name }] = operatorPages.limits
    for (let time = 0; time < counts[name]; time += 1) expect((await guessAsOperator()).status).toBe(401)
    expect((await guessAsOperator()).status).toBe(429)
  })
})

it('every limit of the environment is declared by what counts in it', () => {
  const names = [
    ...declared.map(({ limit }) => limit),
    ...Object.values(generalLimits),
    ...operatorPages.limits,
  ].map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(productionLimits).toSorted())
})
