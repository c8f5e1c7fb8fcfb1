import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { insertIdentity } from '../../db/stores/identities.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import { passkeys, authenticators, recoveryCodes } from '../../db/tables/factors.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { session, verifiedAccount } from '../../db/testing/factories.ts'
import { TEST_NOW } from '../../platform/testing/movable-clock.ts'
import { demandFresh, demandMayAdd, type Proof } from './proofs.ts'

const db = useTestDatabase()
const now = TEST_NOW
/** The last moment that counts, and the first that does not. */
const fresh = new Date(now.getTime() - 600_000)
const stale = new Date(now.getTime() - 600_001)

interface Has {
  password: boolean
  passkey: boolean
  authenticator: boolean
  google: boolean
}
interface Showed {
  person: boolean
  factor: boolean
  mailbox: boolean
}

/** Every combination of truths. */
function every<Name extends string>(...names: readonly Name[]): Record<Name, boolean>[] {
  return Array.from({ length: 2 ** names.length }, (_, bits) =>
    Object.fromEntries(names.map((name, index) => [name, ((bits >> index) & 1) === 1])),
  ) as Record<Name, boolean>[]
}

/** The rule, written a second time: what the person signs in with, the factor if there is one, the mailbox to add. */
function expected(has: Has, showed: Showed, adds: boolean): Proof[] | undefined {
  const passkey: Proof[] = has.passkey ? ['passkey'] : []
  if (!showed.person)
    return has.password
      ? ['password', ...passkey]
      : [...passkey, ...(has.google ? ['google' as const] : []), 'mail']
  const isGuarded = has.passkey || has.authenticator
  if (isGuarded && !showed.factor) return has.authenticator ? [...passkey, 'code'] : passkey
  return adds && !showed.factor && !showed.mailbox ? ['mail'] : undefined
}

async function person(has: Has): Promise<LiveSession> {
  const account = await verifiedAccount(db, has.password ? {} : { passwordHash: null })
  const accountId = account.id
  const factor = { id: uuidv7(), accountId, provedBy: 'mail', createdAt: now, usedAt: null } as const
  const key = { publicKey: Buffer.from('key'), counter: 0, transports: '', name: 'Passkey', backedUp: false }
  if (has.passkey) await passkeys.query(db.connection).insert({ ...factor, ...key, credentialId: factor.id })
  const secret = {
    secretSealed: Buffer.from('sealed'),
    lastStep: 0,
    confirmedAt: has.authenticator ? now : null,
  }
  // One that waits for its first code guards nothing.
  await authenticators.query(db.connection).insert({ ...factor, ...secret })
  if (has.google)
    await insertIdentity(db.connection, {
      id: uuidv7(),
      issuer: 'https://accounts.google.test',
      subject: accountId,
      accountId,
      provider: 'google',
      email: null,
      provedAt: now,
      provedBy: 'provider',
      usedAt: null,
      createdAt: now,
    })
  return { account, session: await session(db, { accountId }) }
}

const refusedProofs = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { code: string; details: { proofs: Proof[] } }) =>
      error.code === 'reauthentication_required' ? error.details.proofs : expect.fail(error.code),
  )

describe('what a session has to show', () => {
  it.each(every('password', 'passkey', 'authenticator', 'google'))('with %j', async (has) => {
    const live = await person(has)
    for (const showed of every('person', 'factor', 'mailbox')) {
      const proved = {
        ...live,
        session: {
          ...live.session,
          authenticatedAt: showed.person ? fresh : stale,
          factorProvedAt: showed.factor ? fresh : stale,
          mailboxProvedAt: showed.mailbox ? fresh : stale,
        },
      }
      const why = JSON.stringify(showed)
      expect(await refusedProofs(demandFresh(db.connection, proved, { now })), why).toEqual(
        expected(has, showed, false),
      )
      expect(await refusedProofs(demandMayAdd(db.connection, proved, { now })), why).toEqual(
        expected(has, showed, true),
      )
    }
  })

  it('counts recovery codes as a code beside a passkey, and alone as nothing', async () => {
    for (const passkey of [true, false]) {
      const live = await person({ password: true, passkey, authenticator: false, google: false })
      const code = {
        id: uuidv7(),
        accountId: live.account.id,
        codeHash: 'hash',
        createdAt: now,
        usedAt: null,
      }
      await recoveryCodes.query(db.connection).insert(code)
      expect(await refusedProofs(demandFresh(db.connection, live, { now }))).toEqual(
        passkey ? ['passkey', 'code'] : undefined,
      )
    }
  })
})
