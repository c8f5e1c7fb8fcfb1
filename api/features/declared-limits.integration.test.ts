import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
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
import type { MadeFiles } from '../../db/stores/made-files.ts'
import { reportFiles, returnPackFiles } from '../../db/stores/reports.ts'
import { mailToken } from '../../db/mail-link.ts'
import {
  accountantLink,
  draft,
  identity,
  mailTokenOf,
  paidAccount,
  submission,
  TEST_PASSWORD,
} from '../../db/testing/factories.ts'
import { codeOfLink } from '../../identity/links.ts'
import { limitRefusals } from '../../platform/metrics/registry.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { productionLimits, type LimitName } from '../../platform/rates.ts'
import { makeDeviceCookie } from '../http/known-browser.ts'
import { hashSecretId, newSecretId } from '../../identity/sessions.ts'
import { useTestApi, type Answered, type ApiClient } from '../testing/index.ts'
import { pathOf, soundCalls, type SoundCall } from '../testing/sound-calls.ts'

// Each limit that the contract declares, of each endpoint, called until it refuses. Counts differ, so that of an
// endpoint's limits the one that counts by what stays the same is reached first.
const counts = {
  LIMIT_LOGIN: 3,
  LIMIT_SIGNUP: 3,
  LIMIT_MAIL: 4,
  LIMIT_FILES: 5,
  LIMIT_REMINDERS: 5,
  LIMIT_OPERATOR: 5,
  LIMIT_MAIL_IP: 6,
  LIMIT_ASSISTANT: 6,
  LIMIT_SHARED: 6,
  LIMIT_CODES: 6,
  LIMIT_LOGIN_IP: 7,
  LIMIT_LOGIN_IPV6: 7,
  LIMIT_LOGIN_HOUR: 8,
  LIMIT_LOGIN_DAY: 9,
  LIMIT_LOGIN_UNBROKEN: 10,
  LIMIT_ACCOUNT: 300,
  LIMIT_IP: 300,
  LIMIT_TENI_TOKENS: 1_000_000,
} as const satisfies Record<LimitName, number>

/** Limits of a longer span than the hour of the others, and how the clock gets there. */
const spans: Partial<Record<LimitName, number>> = {
  LIMIT_LOGIN_DAY: 86_400,
  LIMIT_LOGIN_UNBROKEN: 31_536_000,
}
const longer: Partial<Record<LimitName, Parameters<typeof api.clock.advance>[0]>> = {
  LIMIT_LOGIN_DAY: { hours: 1 },
  LIMIT_LOGIN_UNBROKEN: { days: 1 },
}

const api = useTestApi({
  env: {
    ...Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, `${count}/${spans[name as LimitName] ?? 3600}`]),
    ),
    TRUSTED_PROXY_HOPS: '1',
    OPERATOR_USER: 'operator',
    OPERATOR_PASSWORD_HASH: await hashPassword('five quiet looms'),
  },
})

interface Caller {
  account: Account
  client: ApiClient
  ip: string
  /** What the account left in the browser, where that is counted by. */
  deviceCookie: string | undefined
}
let places = 0
/** An address in networks that no other call comes from. */
const newIp = ({ name }: Pick<Limit, 'name'>) => {
  places += 1
  return name === 'LIMIT_LOGIN_IPV6'
    ? `2001:db8:${places.toString(16)}::1`
    : `10.${places >> 8}.${places & 255}.1`
}
const newCaller = async (limit: Limit): Promise<Caller> => {
  const account = await paidAccount(api.db)
  const deviceCookie =
    limit.by === 'known browser' ? makeDeviceCookie(api.env, account.id, api.clock.now()) : undefined
  return { account, client: await api.signedInAs(account), ip: newIp(limit), deviceCookie }
}
/** Another caller who shares only the value that this limit counts by. */
async function another(first: Caller, limit: Limit): Promise<Caller> {
  if (limit.by === 'ip') return { ...(await newCaller(limit)), ip: first.ip }
  return limit.by === 'email+ip' ? first : { ...first, ip: newIp(limit) }
}

/** A browser without a session; one that the account knows, where that is counted by. */
function browserOf({ deviceCookie }: Caller): ApiClient {
  const client = api.anonymous()
  if (deviceCookie !== undefined) client.cookies.set('known-80', deviceCookie)
  return client
}

/** A browser in which a provider's sign-in waits for a proof. */
async function pendingIn(caller: Caller) {
  const { account } = caller
  const browser = newSecretId()
  const now = api.clock.now()
  const link = {
    id: uuidv7(),
    browserHash: hashSecretId(browser),
    issuer: 'https://accounts.google.test',
    subject: browser,
    provider: 'google' as const,
    email: account.email,
    vouched: true,
    accountId: account.id,
    tries: 0,
    expiresAt: new Date(now.getTime() + 600_000),
  }
  await insertPendingLink(api.db.connection, link)
  const client = browserOf(caller)
  client.cookies.set('browser-80', browser)
  return { client, link }
}
const withPendingLink = async (caller: Caller): Promise<ApiClient> => (await pendingIn(caller)).client

/** What no account's second factor is; it has the shape of a recovery code. */
const factor = 'AAAAAAAAAA'

/** The same for an account that has a second factor. */
async function guardedPending(caller: Caller) {
  await api.db.rows(
    `insert into authenticators (id, account_id, secret_sealed, last_step, proved_by, confirmed_at, created_at)
     values (gen_random_uuid(), ?, ?, 0, 'mail', ?, ?) on conflict do nothing`,
    [caller.account.id, Buffer.alloc(40), api.clock.now(), api.clock.now()],
  )
  return pendingIn(caller)
}

/** The same, with the mailed link that proves it. */
async function mailedPending(caller: Caller) {
  const { client, link } = await guardedPending(caller)
  const about = { accountId: caller.account.id, matterId: link.id, browserHash: link.browserHash }
  const now = api.clock.now()
  const times = { createdAt: now, codeShownAt: now, expiresAt: link.expiresAt }
  const purpose = 'link-identity'
  const id = await mailTokenOf(api.db, api.env.TOKEN_KEY, { purpose, ...about, ...times })
  return { client, id, purpose } as const
}

/** A calculation whose file was made from other figures. */
async function withOutdated(files: MadeFiles, { account }: Caller): Promise<string> {
  const { id } = await submission(api.db, { accountId: account.id })
  const now = api.clock.now()
  const of = { submissionId: id, accountId: account.id }
  await api.db.transaction((trx) => files.request(trx, { ...of, now }))
  const file = { file: Buffer.from('%PDF-'), basis: Buffer.alloc(32), fileName: 'report.pdf', now }
  await files.store(api.db.connection, of, file)
  return id
}

type Attempt = (caller: Caller, forwarded: Record<string, string>, limit: LimitName) => Promise<Answered>

/** Endpoints whose limit counts only special calls: a wrong password, a row in a certain state, a token. */
const attempts: { readonly [Name in keyof typeof endpoints]?: Attempt } = {
  login: (caller, headers) =>
    browserOf(caller).post(
      '/auth/login',
      { email: caller.account.email, password: 'a wrong guess' },
      headers,
    ),
  proveLinkByPassword: async (caller, headers, limit) =>
    limit === 'LIMIT_CODES'
      ? (await guardedPending(caller)).client.post(
          '/auth/link/password',
          { password: TEST_PASSWORD, factor },
          headers,
        )
      : (await withPendingLink(caller)).post('/auth/link/password', { password: 'a wrong guess' }, headers),
  proveLinkByMail: async (caller, headers) => {
    const { client, id, purpose } = await mailedPending(caller)
    const token = mailToken(api.env.TOKEN_KEY, purpose, id)
    return client.post('/auth/link/token', { token, factor }, headers)
  },
  proveLinkByCode: async (caller, headers) => {
    const { client, ...row } = await mailedPending(caller)
    return client.post('/auth/link/code', { code: codeOfLink(api.env.TOKEN_KEY, row), factor }, headers)
  },
  signInWithFactor: async (caller, headers) => {
    const { client, link } = await guardedPending(caller)
    const { accountId, issuer, subject } = link
    await identity(api.db, { accountId, issuer, subject })
    return client.post('/auth/link/factor', { factor }, headers)
  },
  mailLinkProof: async (caller, headers) =>
    (await withPendingLink(caller)).post('/auth/link/mail', undefined, headers),
  changePassword: ({ client }, headers) =>
    client.post(
      '/auth/change-password',
      { currentPassword: 'a wrong guess', newPassword: 'eight blue drums' },
      headers,
    ),
  confirmAuthenticator: ({ client }, headers) =>
    client.post('/auth/authenticator/confirm', { code: '000000' }, headers),
  stepUp: ({ client }, headers, limit) =>
    client.post(
      '/auth/step-up',
      limit === 'LIMIT_CODES' ? { code: '000000' } : { password: 'a wrong guess' },
      headers,
    ),
  downloadReport: async (caller, headers) =>
    caller.client.get(`/submissions/${await withOutdated(reportFiles, caller)}/report.pdf`, headers),
  downloadReturnPaper: async (caller, headers) =>
    caller.client.get(`/submissions/${await withOutdated(returnPackFiles, caller)}/return-pack.pdf`, headers),
  downloadReturnPack: async (caller, headers) =>
    caller.client.get(`/submissions/${await withOutdated(returnPackFiles, caller)}/return-pack.zip`, headers),
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
  endpoint: Endpoint,
  sound: SoundCall,
  { account, client, ip }: Caller,
): Promise<Answered> {
  const { method, access } = endpoint
  const { body, query, row } = sound
  const make = { draft, submission, link: accountantLink, other: () => ({ id: randomUUID() }) }[
    row ?? 'draft'
  ]
  const id = row ? (await make(api.db, { accountId: account.id })).id : ''
  const address = pathOf(endpoint, sound, id)
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
// These refuse nothing: the guide answers instead (assistant/tokens.integration.test.ts), or no mail is sent
// (auth/providers/limits.integration.test.ts).
const refusing = declared.filter(
  ({ limit }) => limit.counts !== 'tokens of the model' && limit.counts !== 'mails',
)

const guessAsOperator = () =>
  api.anonymous().get(`${api.origin}/operator`, {
    'X-Forwarded-For': '192.0.2.1',
    Authorization: `Basic ${Buffer.from('operator:a wrong guess').toString('base64')}`,
  })

describe('each declared limit refuses what goes beyond it, and nothing before', () => {
  it.each(refusing)('$title', async ({ name, endpoint, limit }) => {
    await api.db.rows('delete from rate_counters')
    const attempt = (caller: Caller) =>
      attempts[name]?.(caller, { 'X-Forwarded-For': caller.ip }, limit.name) ??
      soundAttempt(endpoint, soundCalls[name], caller)
    const first = await newCaller(limit)
    let caller = first
    for (let time = 0; time < counts[limit.name]; time += 1) {
      const { status, text } = await attempt(caller)
      expect(status, text).not.toBe(429)
      expect(status, text).toBeLessThan(500)
      caller = await another(first, limit)
      // So that the shorter spans of the same count are not used up first.
      if (time === 5) api.clock.advance(longer[limit.name] ?? {})
    }
    const before = await refusedBy()
    const beyond = await attempt(caller)
    expect([beyond.status, beyond.body['code']]).toEqual([429, 'too_many_requests'])
    expect(Number(beyond.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await refusedBy()).get(limit.name)).toBe((before.get(limit.name) ?? 0) + 1)
    const elsewhere = await attempt(await newCaller(limit))
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
