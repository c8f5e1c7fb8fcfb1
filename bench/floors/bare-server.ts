import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'

/** The SQL of the product’s hot endpoints, as its query builder sends it. */
export const sql = {
  session: `select accounts.*, sessions.id_hash, sessions.created_at as session_created_at,
    sessions.authenticated_at, sessions.last_seen_at, sessions.expires_at, sessions.user_agent, sessions.own_device,
    sessions.begun_by, sessions.way_in_id, sessions.mailbox_proved_at, sessions.factor_proved_at
    from accounts inner join sessions on sessions.account_id = accounts.id
    where sessions.id_hash = $1 and sessions.expires_at > $2 and sessions.last_seen_at > case when own_device then $3::timestamptz else $4::timestamptz end
    limit 1`,
  saveDraft: `update drafts set answers = $1, current_step = $2, version = version + 1, updated_at = $3
    where id = $4 and account_id = $5
    returning id, account_id, current_step, version, submission_id, created_at, updated_at`,
  listDrafts: `select drafts.* from drafts where account_id = $1 order by created_at desc, id desc limit $2`,
  listSubmissions: `select submissions.* from submissions where account_id = $1
    order by created_at desc, id desc limit $2`,
  lockAccount: `select accounts.* from accounts where accounts.id = $1 for update`,
  countSubmissions: `select count(*) from (select submissions.* from submissions where account_id = $1) as temp`,
  insertSubmission: `insert into submissions (id, account_id, answers, result, tax_year, completed_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
  audit: `insert into audit_log (id, at, actor, action, account_id, request_id, detail, source, network)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
} as const

/**
 * The least that could do what the hot endpoints do: node:http and pg, the same SQL as the API (the session with its
 * account, then the endpoint's own), and none of its checks, headers, log or arithmetic. Not safe for anyone: a mark
 * to measure against.
 */
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
})

type Row = Record<string, unknown>

const MOST_AND_ONE = 101
const networkHash = Buffer.alloc(32)

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
}

/** Whether statements are prepared once a connection, as the API's are; pg alone does so only when it is told. */
const isPrepared = process.env['PREPARED'] === 'yes'

const named = (name: keyof typeof sql, values: unknown[]) => ({
  ...(isPrepared ? { name } : {}),
  text: sql[name],
  values,
})

const rowsOf = async (name: keyof typeof sql, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>(named(name, values))).rows

async function calculate(account: Row, { answers }: Record<string, unknown>): Promise<Row> {
  const id = randomUUID()
  const now = new Date()
  const [content, detail] = [JSON.stringify(answers), JSON.stringify({ object: 'submission', id })]
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(named('lockAccount', [account['id']]))
    // Every second one has Pro, and is not counted.
    if (account['subscription_active_until'] === null)
      await client.query(named('countSubmissions', [account['id']]))
    await client.query(named('insertSubmission', [id, account['id'], content, content, 2026, now, now, now]))
    const actor = `account:${String(account['id'])}`
    await client.query(
      named('audit', [
        randomUUID(),
        now,
        actor,
        'sensitive_create',
        account['id'],
        id,
        detail,
        '192.0.2.1',
        networkHash,
      ]),
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  return { id, answers, result: answers, completedAt: now, createdAt: now }
}

async function save(
  account: Row,
  id: string,
  { answers, currentStep }: Record<string, unknown>,
): Promise<unknown> {
  const values = [JSON.stringify(answers), currentStep, new Date(), id, account['id']]
  return (await rowsOf('saveDraft', values))[0]
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const body = request.method === 'GET' ? {} : await bodyOf(request)
  const cookie = (request.headers.cookie ?? '').split('=')[1] ?? ''
  const hash = createHash('sha256').update(cookie).digest()
  const [account] = await rowsOf('session', [hash, new Date(), new Date(0), new Date(0)])
  if (!account) throw new Error('No such session')
  const path = request.url ?? ''
  if (path === '/api/users/me') return account
  if (request.method === 'POST') return calculate(account, body)
  if (request.method === 'PUT') return save(account, path.slice('/api/drafts/'.length), body)
  return rowsOf(path === '/api/drafts' ? 'listDrafts' : 'listSubmissions', [account['id'], MOST_AND_ONE])
}

const server = createServer((request, response) => {
  answer(request).then(
    (given) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(given)),
    () => {
      response.statusCode = 500
      response.end()
    },
  )
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'))
process.on('SIGTERM', () => process.exit(0))
