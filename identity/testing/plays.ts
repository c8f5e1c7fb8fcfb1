import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { identity as linkedIdentity } from '../../db/testing/factories.ts'
import { findAccount, findAccountOfAddress } from '../../db/stores/accounts.ts'
import type { TestDatabase } from '../../db/testing/database.ts'
import { stepAt, totp } from '../../platform/totp.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { changePassword } from '../change-password.ts'
import { decideEmailChange } from '../email-change-decision.ts'
import { openChangeLink } from '../email-change-proof.ts'
import { askEmailChange } from '../email-change.ts'
import { runEmailChanges } from '../run-email-changes.ts'
import { beginAuthenticator, confirmAuthenticator } from '../factors/authenticator.ts'
import { makeBrowserKnown } from '../known-browsers.ts'
import { proveLink } from '../link-proof.ts'
import { showCode } from '../links.ts'
import { logIn } from '../log-in.ts'
import { answerMailRequest, askForMail } from '../mail-requests.ts'
import { addIdentity, signInWithProvider, type ProvenIdentity } from '../provider-sign-in.ts'
import { askRegain } from '../regain.ts'
import { choosePassword } from '../reset.ts'
import { endSessions, hashSecretId } from '../sessions.ts'
import { openVerification } from '../sign-ups.ts'
import { linkFor, liveHere, PASSWORD, TOKEN_KEY, type World } from './world.ts'
import type { Thing, transitions } from '../transitions.ts'

/** How a row is played: over which owner, what must stand, what must not, and what it did. */
export interface Play {
  /** Null: the address is free. */
  owner: 'open' | 'provisional' | 'refused' | null
  needs?: readonly Thing[]
  without?: readonly Thing[]
  run: (world: World) => Promise<void>
}

type Plays = { readonly [Row in (typeof transitions)[number]['what']]: Play }

const env = { TOKEN_KEY, PUBLIC_URL: 'http://localhost:3000', MAIL_GAPS: 'on' as const }
const owned = { owner: 'open' } as const
const NEW_PASSWORD = 'nine purple yams'
const DAY = 24 * 3_600_000
const context = { now: TEST_NOW, requestId: 'a request of a test', caller: null }
const codeNow = ({ totpSecret }: World, now = TEST_NOW) => totp(totpSecret, stepAt(now))
const atDay = (days: number) => ({ ...context, now: new Date(TEST_NOW.getTime() + days * DAY) })
const free = { owner: null } as const
const waitsHere = { ...owned, needs: ['identity that waits here'], without: ['authenticator'] } as const
const signedIn = { ...owned, needs: ['this session'] } as const

/** One play a row: the compiler demands it. */
export function playsOn(db: TestDatabase): Plays {
  const services = { database: db, env }

  const accountAt = (email: string) => findAccountOfAddress(db.connection, email)
  const account = async ({ accountId }: World) => (await findAccount(db.connection, accountId ?? ''))!
  const comes = (world: World, vouched: boolean, given: Partial<ProvenIdentity> = {}) =>
    signInWithProvider(services, {
      identity: {
        provider: 'google',
        issuer: 'https://accounts.google.com',
        subject: randomUUID(),
        formerSubject: undefined,
        email: world.email,
        vouched,
        authenticatedAt: undefined,
        ...given,
      },
      browserHash: world.browserHash,
      formerSession: world.cookie,
      ownDevice: false,
      ...context,
    })
  const asks = async (world: World) => {
    const asked = { purpose: 'sign-up' as const, email: world.email, browserHash: world.browserHash }
    await askForMail(services, { ...asked, passwordHash: 'a hash', ...context })
    const [request] = await db.rows('select id from mail_requests')
    return answerMailRequest(services, { mailRequestId: String(request?.['id']), ...context })
  }
  const choose = async (world: World, given: { factor?: string; days?: number } = {}) => {
    const { factor, days = 0 } = given
    const purpose = world.accountId === null ? ('verify-email' as const) : ('reset-password' as const)
    const token = await linkFor(db, world, { purpose })
    await choosePassword(services, { token, password: NEW_PASSWORD, factor, ...atDay(days) })
  }
  const proves = (world: World, proof: Parameters<typeof proveLink>[1]['proof']) =>
    proveLink(services, {
      browserHash: world.browserHash,
      signedUp: false,
      formerSession: world.cookie,
      ownDevice: false,
      proof,
      factor: undefined,
      countFactorTry: () => Promise.resolve(),
      ...context,
    })
  const proofToken = (world: World) =>
    linkFor(db, world, { purpose: 'link-identity', matterId: world.ids.get('identity that waits here')! })
  const changeToken = (world: World, purpose: 'change-email' | 'email-change-asked') =>
    linkFor(db, world, { purpose, matterId: world.ids.get('change of address')! })

  const logsIn = async (world: World, factor?: string) =>
    logIn(services, {
      account: await account(world),
      password: PASSWORD,
      factor,
      browserHash: world.browserHash,
      formerSession: world.cookie,
      ownDevice: false,
      ...context,
    })

  return {
    'sign up': {
      ...free,
      without: ['verification links'],
      run: async (world) => expect(await asks(world)).toBe('mailed: verify-email'),
    },
    'sign up with an address that has an account': {
      ...owned,
      run: async (world) => expect(await asks(world)).toBe('reminded the owner'),
    },
    'open the verification link here': {
      ...free,
      needs: ['sign-up here'],
      run: async (world) => {
        const token = await linkFor(db, world, { purpose: 'verify-email' })
        const { browserHash } = world
        expect(await openVerification(services, { token, browserHash, ...context })).toBe('adopted')
        expect(await accountAt(world.email)).toMatchObject({ provisionalBrowser: browserHash })
      },
    },
    'open the verification link elsewhere': {
      ...free,
      run: async (world) => {
        const token = await linkFor(db, world, { purpose: 'verify-email' })
        for (const browserHash of [null, hashSecretId('another browser')])
          expect(await openVerification(services, { token, browserHash, ...context })).toBe('elsewhere')
        expect(await accountAt(world.email)).toBeUndefined()
      },
    },
    'choose a password with a verification link': {
      ...free,
      run: async (world) => {
        await choose(world)
        expect(await accountAt(world.email)).toMatchObject({ provisionalUntil: null })
      },
    },
    'come with a vouched identity to a free address': {
      ...free,
      run: async (world) => {
        expect(await comes(world, true)).toMatchObject({ is: 'signed-in' })
        expect(await accountAt(world.email)).toMatchObject({ passwordHash: null, provisionalUntil: null })
      },
    },
    'come with an unvouched identity to a free address': {
      ...free,
      run: async (world) => {
        expect(await comes(world, false)).toMatchObject({ is: 'sign-up' })
        expect(await accountAt(world.email)).toBeUndefined()
      },
    },
    'come with a vouched identity to an owned address': {
      ...owned,
      run: async (world) => expect(await comes(world, true)).toEqual({ is: 'waits' }),
    },
    'come with an unvouched identity to an owned address': {
      ...owned,
      run: async (world) => expect(await comes(world, false)).toMatchObject({ is: 'sign-up' }),
    },
    'sign in with a linked identity': {
      ...owned,
      without: ['authenticator'],
      run: async (world) => {
        const linked = await linkedIdentity(db, { accountId: world.accountId! })
        expect(await comes(world, true, linked as Partial<ProvenIdentity>)).toMatchObject({ is: 'signed-in' })
      },
    },
    'prove a waiting identity by its mailed link': {
      ...waitsHere,
      run: async (world) => {
        const { session } = await proves(world, { token: await proofToken(world) })
        expect(session).toMatchObject({ begunBy: 'microsoft', mailboxProvedAt: TEST_NOW })
      },
    },
    'prove a waiting identity by the code shown elsewhere': {
      ...waitsHere,
      run: async (world) => {
        const token = await proofToken(world)
        const { code } = await showCode(db.connection, services.env, { token, now: TEST_NOW })
        expect((await proves(world, { code })).session).toMatchObject({ mailboxProvedAt: TEST_NOW })
      },
    },
    'prove a waiting identity by mail while the account is provisional': {
      ...waitsHere,
      owner: 'provisional',
      run: async (world) => {
        await proves(world, { token: await proofToken(world) })
        expect(await account(world)).toMatchObject({ provisionalUntil: null, passwordHash: null })
      },
    },
    'prove a waiting, vouched identity by the password': {
      ...waitsHere,
      needs: ['identity that waits here', 'password'],
      run: async (world) => {
        expect((await proves(world, { password: PASSWORD })).session).toMatchObject({ mailboxProvedAt: null })
      },
    },
    'add an identity': {
      ...signedIn,
      run: async (world) => {
        const live = await liveHere(db, world)
        const at = { provider: 'google', issuer: 'https://issuer.test', subject: randomUUID() } as const
        const identity = { ...at, email: world.email, vouched: false, formerSubject: undefined }
        const added = { live, identity: { ...identity, authenticatedAt: undefined }, ...context }
        expect(await addIdentity(services, added)).toBe('done')
      },
    },
    'add an authenticator': {
      ...signedIn,
      without: ['authenticator'],
      run: async (world) => {
        const live = await liveHere(db, world)
        await beginAuthenticator(services, { live, now: TEST_NOW })
        const wrong = confirmAuthenticator(services, { live, code: 'no code', ...context })
        await expect(wrong).rejects.toMatchObject({ code: 'validation' })
      },
    },
    'sign in with the password': {
      ...owned,
      needs: ['password'],
      without: ['authenticator'],
      run: async (world) => expect((await logsIn(world)).session).toMatchObject({ factorProvedAt: null }),
    },
    'sign in with the password and the second factor': {
      ...owned,
      needs: ['password', 'authenticator'],
      run: async (world) => {
        await expect(logsIn(world)).rejects.toMatchObject({ code: 'factor_required' })
        const { session } = await logsIn(world, codeNow(world))
        expect(session).toMatchObject({ factorProvedAt: TEST_NOW })
      },
    },
    reset: { ...owned, without: ['authenticator'], run: (world) => choose(world) },
    'reset with a second factor': {
      ...owned,
      needs: ['authenticator'],
      run: async (world) => {
        await expect(choose(world)).rejects.toMatchObject({ code: 'factor_required' })
        await choose(world, { factor: codeNow(world) })
      },
    },
    'ask for a reset without the lost factor': {
      ...owned,
      needs: ['authenticator'],
      run: async (world) => {
        const token = await linkFor(db, world, { purpose: 'reset-password' })
        await askRegain(services, { token, ...context })
      },
    },
    'reset without the lost factor': {
      ...owned,
      needs: ['authenticator', 'wait without factor'],
      run: async (world) => {
        await expect(choose(world, { days: 6.9 })).rejects.toMatchObject({ code: 'factor_required' })
        await choose(world, { days: 7 })
      },
    },
    'reset at an address that the mail server refused': {
      owner: 'refused',
      run: async (world) => {
        await choose(world)
        expect(await account(world)).toMatchObject({ sealedAt: TEST_NOW })
        expect((await accountAt(world.email))?.id).not.toBe(world.accountId)
      },
    },
    'change the password': {
      ...signedIn,
      needs: ['this session', 'password'],
      run: async (world) => {
        const change = {
          currentPassword: PASSWORD,
          newPassword: NEW_PASSWORD,
          countTry: () => Promise.resolve(),
        }
        await changePassword(services, { live: await liveHere(db, world), ...change, ...context })
      },
    },
    'ask for another address': {
      ...signedIn,
      run: async (world) => {
        const newEmail = `moved-${world.email}`
        await askEmailChange(services, { live: await liveHere(db, world), newEmail, ...context })
      },
    },
    'confirm the new address': {
      ...signedIn,
      needs: ['this session', 'change of address'],
      run: async (world) => {
        const token = await changeToken(world, 'change-email')
        const live = await liveHere(db, world)
        expect(await openChangeLink(services, { token, live: null, ...context })).toBe('elsewhere')
        expect(await openChangeLink(services, { token, live, ...context })).toBe('proved-email')
        expect(await account(world)).toMatchObject({ email: world.email })
      },
    },
    'allow the change': {
      ...owned,
      needs: ['change of address'],
      run: async (world) => {
        const token = await changeToken(world, 'email-change-asked')
        expect(await decideEmailChange(services, { token, decision: 'allow', ...context })).toBe('allowed')
      },
    },
    'stop the change': {
      ...owned,
      needs: ['change of address'],
      run: async (world) => {
        const token = await changeToken(world, 'email-change-asked')
        expect(await decideEmailChange(services, { token, decision: 'stop', ...context })).toBe('stopped')
      },
    },
    'effect of the change': {
      ...signedIn,
      needs: ['this session', 'change of address'],
      run: async (world) => {
        const id = world.ids.get('change of address')!
        await db.rows('update waiting_changes set proved_at = ?, takes_effect_at = ? where id = ?', [
          TEST_NOW,
          TEST_NOW,
          id,
        ])
        expect(await runEmailChanges(services, { limit: 1000, ...context })).toMatchObject({ effects: 1 })
        expect(await account(world)).toMatchObject({ email: `new-${world.email}` })
      },
    },
    'make this browser known': {
      ...owned,
      run: async (world) => {
        const { browserHash } = world
        const token = await linkFor(db, world, { purpose: 'know-browser', browserHash })
        const known = await makeBrowserKnown(services, { token, browserHash, ...context })
        expect(known.id).toBe(world.accountId)
      },
    },
    'end the other sessions': {
      ...signedIn,
      run: async (world) => {
        const which = { accountId: world.accountId!, except: world.ids.get('this session')! }
        await db.transaction((trx) => endSessions(trx, which, { because: 'owner', ...context }))
      },
    },
  }
}
