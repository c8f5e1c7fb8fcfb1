import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Person } from './person.ts'
import type { Services } from './product.ts'

/** A verified account with a complete profile, on the free plan. */
export interface ReadyAccount {
  id: string
  email: string
}

const day = 24 * 3600 * 1000

/** Runs a query on the product's database. */
export async function rowsOf<Row>(services: Services, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: services.database })
  await client.connect()
  try {
    return (await client.query(query, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Creates an account directly in the database. */
export async function createAccount(services: Services, firstName = 'Adaeze'): Promise<ReadyAccount> {
  const id = randomUUID()
  const email = `${firstName.toLowerCase()}.${id}@example.ng`
  await rowsOf(
    services,
    `insert into accounts (id, email, verified_at, first_name, last_name, date_of_birth, tin, phone_number, created_at, updated_at,
       known_browsers_since, last_used_at)
     values ($1, $2, $4, $3, 'Okafor', '1988-03-07', '12345678-0001', '+2348035550142', $4, $4, $4, $4)`,
    [id, email, firstName, new Date()],
  )
  return { id, email }
}

/** Creates a session on the person's own device and gives its cookie to their browser, for all tabs. */
export async function signIn(person: Person, services: Services, account: ReadyAccount): Promise<void> {
  const session = randomBytes(32).toString('base64url')
  const now = new Date()
  await rowsOf(
    services,
    `insert into sessions (id_hash, account_id, created_at, authenticated_at, last_seen_at, expires_at, own_device)
     values ($1, $2, $3, $3, $3, $4, true)`,
    [createHash('sha256').update(session).digest(), account.id, now, new Date(now.getTime() + 30 * day)],
  )
  const { hostname, port } = new URL(services.app)
  const cookie = {
    name: `session-${port || '80'}`,
    value: session,
    domain: hostname,
    path: '/',
    httpOnly: true,
  }
  await person.page.browserContext().setCookie(cookie)
}

/** Ends every session of an account on the server. */
export async function endSessions(services: Services, { id }: ReadyAccount): Promise<void> {
  await rowsOf(services, 'delete from sessions where account_id = $1', [id])
}

/** The drafts of an account on the server, oldest first. */
export async function draftsOf(
  services: Services,
  { id }: ReadyAccount,
): Promise<{ id: string; answers: Record<string, unknown> }[]> {
  return rowsOf(services, 'select id, answers from drafts where account_id = $1 order by created_at', [id])
}

/** Makes an account Pro for a year from now, as a payment would. */
export async function makePro(services: Services, email: string): Promise<void> {
  const until = new Date(Date.now() + 365 * day)
  await rowsOf(services, 'update accounts set subscription_active_until = $1 where email = $2', [
    until,
    email,
  ])
}

/** Creates an account and signs a person in to it. */
export async function signInToNewAccount(
  person: Person,
  services: Services,
  firstName?: string,
): Promise<ReadyAccount> {
  const account = await createAccount(services, firstName)
  await signIn(person, services, account)
  return account
}
