import { randomBytes, randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { mailToken, type MailTokenPurpose } from '../../db/mail-link.ts'
import { findAccount, patchAccount, type Account } from '../../db/stores/accounts.ts'
import { insertPendingLink } from '../../db/stores/identities.ts'
import type { LiveSession, SessionRow } from '../../db/stores/sessions.ts'
import { insertWaitingChange, type WaitingChange } from '../../db/stores/waiting-changes.ts'
import type { TestDatabase } from '../../db/testing/database.ts'
import {
  accountantLink,
  identity,
  mailTokenOf,
  newAccount,
  session,
  signUp,
  TEST_PASSWORD,
} from '../../db/testing/factories.ts'
import { authenticators } from '../../db/tables/factors.ts'
import { seal } from '../../platform/seal.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { newTotpSecret } from '../../platform/totp.ts'
import { hashSecretId } from '../sessions.ts'
import type { Thing } from '../transitions.ts'

export const TOKEN_KEY = 'a key of thirty-two letters or so for tests'
const DAY = 24 * 3_600_000

/** An address, the account that it may have, and the browser that acts. */
export interface World {
  email: string
  /** The secret ids of the acting browser and of its session, as its cookies hold them. */
  browserHash: Buffer
  cookie: string
  accountId: string | null
  totpSecret: Buffer
  /** Ids of what was arranged. */
  ids: Map<Thing, string>
}

/** An account as it is before anything was arranged in it: nothing opens it. */
const bare = { passwordHash: null, knownBrowsersSince: new Date(TEST_NOW.getTime() - DAY) } as const

const ownerOf = ({ accountId }: World): string => {
  if (accountId === null) throw new Error('Only an account has that')
  return accountId
}

/** Everything about a kind of link that nobody has used. */
const link = (purpose: MailTokenPurpose, matter?: Thing) => ({
  arrange: async (db: TestDatabase, world: World) => {
    const matterId = matter && world.ids.get(matter)
    const { accountId, email } = world
    const of =
      purpose === 'verify-email' ? { accountId: null } : { accountId: ownerOf({ ...world, accountId }) }
    return mailTokenOf(db, TOKEN_KEY, { ...of, email, purpose, ...(matterId !== undefined && { matterId }) })
  },
  stands: 'from mail_tokens where id = ? and used_at is null and superseded_at is null',
})

const waits = (isHere: boolean) => ({
  arrange: async (db: TestDatabase, world: World) => {
    const id = randomUUID()
    await insertPendingLink(db.connection, {
      id,
      browserHash: isHere ? world.browserHash : randomBytes(32),
      accountId: ownerOf(world),
      provider: 'microsoft',
      issuer: 'https://issuer.test',
      subject: id,
      email: world.email,
      vouched: true,
      tries: 0,
      expiresAt: new Date(TEST_NOW.getTime() + 30 * DAY),
    })
    return id
  },
  stands: 'from pending_links where id = ?',
})

const change = (given: Pick<WaitingChange, 'kind'>) => ({
  arrange: async (db: TestDatabase, world: World) => {
    const id = uuidv7()
    await insertWaitingChange(db.connection, {
      id,
      accountId: ownerOf(world),
      newEmail: given.kind === 'email' ? `new-${world.email}` : null,
      sessionId: world.ids.get('this session') ?? null,
      wayInId: null,
      factorShown: false,
      askedAt: TEST_NOW,
      takesEffectAt: new Date(TEST_NOW.getTime() + 7 * DAY),
      provedAt: null,
      allowedAt: null,
      endedAt: null,
      outcome: null,
      mailsSent: 3,
      ...given,
    })
    return id
  },
  stands: 'from waiting_changes where id = ? and ended_at is null',
})

const signedUp = (isHere: boolean) => ({
  arrange: async (db: TestDatabase, { email, browserHash }: World) =>
    (await signUp(db, { email, browserHash: isHere ? browserHash : randomBytes(32) })).id,
  stands: 'from sign_ups where id = ?',
})

const liveSession = (given: (world: World) => Partial<SessionRow>) => ({
  arrange: async (db: TestDatabase, world: World) => {
    const row = await session(db, { accountId: ownerOf(world), ...given(world) })
    return row.id
  },
  stands: 'from sessions where id = ? and ended_because is null',
})

/** How each thing is made, and the query that tells whether it still stands. */
const kinds: {
  readonly [Name in Thing]: {
    arrange: (db: TestDatabase, world: World) => Promise<string>
    stands: string
  }
} = {
  'sign-up here': signedUp(true),
  'sign-ups elsewhere': signedUp(false),
  'verification links': link('verify-email'),
  password: {
    arrange: async (db, world) => {
      const { id, passwordHash } = await newAccount(db)
      await patchAccount(db.connection, ownerOf(world), { passwordHash })
      return `${ownerOf(world)} ${id}`
    },
    stands: `from accounts mine join accounts other on mine.password_hash = other.password_hash
      where mine.id || ' ' || other.id = ?`,
  },
  identities: {
    arrange: async (db, world) => (await identity(db, { accountId: ownerOf(world) })).id,
    stands: 'from identities where id = ?',
  },
  authenticator: {
    arrange: async (db, world) => {
      const id = uuidv7()
      await authenticators.query(db.connection).insert({
        accountId: ownerOf(world),
        id,
        secretSealed: seal(TOKEN_KEY, 'authenticator-secret', world.totpSecret.toString('base64')),
        lastStep: 0,
        provedBy: 'mail',
        createdAt: TEST_NOW,
        confirmedAt: TEST_NOW,
        usedAt: TEST_NOW,
      })
      return id
    },
    stands: 'from authenticators where id = ?',
  },
  'this session': liveSession(({ cookie }) => ({
    idHash: hashSecretId(cookie),
    mailboxProvedAt: TEST_NOW,
    factorProvedAt: TEST_NOW,
  })),
  'other sessions': liveSession(() => ({})),
  'identity that waits here': waits(true),
  'identities that wait elsewhere': waits(false),
  'change of address': change({ kind: 'email' }),
  'wait without factor': change({ kind: 'regain' }),
  'reset links': link('reset-password'),
  'links to a new address': link('change-email', 'change of address'),
  'links to decide a change': link('email-change-asked', 'change of address'),
  'link proofs': link('link-identity', 'identities that wait elsewhere'),
  'known-browser links': link('know-browser'),
  'typed codes': link('confirm-code', 'other sessions'),
  'known browsers': {
    // Cookies are signed, not kept: they are dead when the account’s moment has moved.
    arrange: (_, world) => Promise.resolve(ownerOf(world)),
    stands: `from accounts where id = ? and known_browsers_since = '${bare.knownBrowsersSince.toISOString()}'`,
  },
  'links for readers': {
    arrange: async (db, world) => (await accountantLink(db, { accountId: ownerOf(world) })).id,
    stands: 'from accountant_links where id = ? and ended_at is null',
  },
}

let made = 0

/** An address with an account, or a free one, and these things there. */
export async function arrange(
  db: TestDatabase,
  { owner, before }: { owner: Partial<Account> | null; before: readonly Thing[] },
): Promise<World> {
  made += 1
  const email = `world-${made}@example.test`
  const cookie = `a browser ${made}`
  const account = owner && (await newAccount(db, { email, ...bare, ...owner }))
  const world: World = {
    email,
    cookie,
    browserHash: account?.provisionalBrowser ?? hashSecretId(cookie),
    accountId: account?.id ?? null,
    totpSecret: newTotpSecret(),
    ids: new Map(),
  }
  // What others are about comes first: the order of `kinds`.
  for (const thing of Object.keys(kinds) as Thing[])
    if (before.includes(thing)) world.ids.set(thing, await kinds[thing].arrange(db, world))
  return world
}

/** What of the arranged still stands. */
export async function standing(db: TestDatabase, { ids }: World): Promise<Thing[]> {
  const left: Thing[] = []
  for (const [thing, id] of ids)
    if ((await db.rows(`select 1 ${kinds[thing].stands}`, [id])).length > 0) left.push(thing)
  return left
}

/** A link of the world that nobody has used, besides those that were arranged. @returns its token. */
export async function linkFor(
  db: TestDatabase,
  world: World,
  given: { purpose: MailTokenPurpose; matterId?: string; browserHash?: Buffer; email?: string },
): Promise<string> {
  const accountId = given.purpose === 'verify-email' ? null : world.accountId
  const row = { email: world.email, ...given, accountId, expiresAt: new Date(TEST_NOW.getTime() + 30 * DAY) }
  return mailToken(TOKEN_KEY, given.purpose, await mailTokenOf(db, TOKEN_KEY, row))
}

/** The session that acts, as a route finds it. */
export async function liveHere(db: TestDatabase, world: World): Promise<LiveSession> {
  const account = await findAccount(db.connection, ownerOf(world))
  const id = world.ids.get('this session')
  if (!account || id === undefined) throw new Error('Nobody is signed in here')
  const row = await session(db, {
    accountId: account.id,
    mailboxProvedAt: TEST_NOW,
    factorProvedAt: TEST_NOW,
  })
  return { account, session: { ...row, id, idHash: hashSecretId(world.cookie) } }
}

/** The password of every account of a world that has one. */
export const PASSWORD = TEST_PASSWORD
