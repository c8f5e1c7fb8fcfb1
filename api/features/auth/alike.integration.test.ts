import { createHook } from 'node:async_hooks'
import { afterAll, describe, expect, it } from 'vitest'
import { verifiedAccount, signUp } from '../../../db/testing/factories.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi()

let derivations = 0
const hook = createHook({
  init: (_id, type) => {
    derivations += type === 'ARGON2REQUEST' ? 1 : 0
  },
}).enable()
afterAll(() => hook.disable())

/** What a call costs: the statements it makes, values left out, and the passwords it hashes. */
async function costOf(call: () => Promise<{ status: number }>): Promise<unknown> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => void statements.push(sql)
  derivations = 0
  api.db.connection.on('query', note)
  try {
    const { status } = await call()
    return { status, statements, derivations }
  } finally {
    api.db.connection.removeListener('query', note)
  }
}

let made = 0
const nobody = () => `nobody-${(made += 1)}@example.test`
const soon = () => new Date(api.clock.now().getTime() + 3_600_000)

/** An address of each state, as somebody who guesses may hit on it. */
const states: Readonly<Record<string, () => Promise<string>>> = {
  unknown: () => Promise.resolve(nobody()),
  verified: async () => (await verifiedAccount(api.db)).email,
  // From before an address had a salt of its own, and after a change of address.
  'verified, hash under another salt': async () =>
    (await verifiedAccount(api.db, { passwordHash: await hashPassword('six quiet looms') })).email,
  'verified, without a password': async () =>
    (await verifiedAccount(api.db, { passwordHash: null, authProvider: 'google' })).email,
  waiting: async () => (await signUp(api.db)).email,
  'waiting, three times': async () => {
    const { email } = await signUp(api.db)
    await signUp(api.db, { email })
    return (await signUp(api.db, { email })).email
  },
  'verified, with a sign-up beside': async () => {
    const { email } = await verifiedAccount(api.db)
    return (await signUp(api.db, { email })).email
  },
  provisional: async () => {
    const given = { provisionalBrowser: Buffer.alloc(32), provisionalUntil: soon() }
    return (await verifiedAccount(api.db, given)).email
  },
}

const password = 'a wrong guess of mine'
const calls = {
  login: (email: string) => api.anonymous().post('/auth/login', { email, password }),
  signup: (email: string) => api.anonymous().post('/auth/signup', { email, password }),
  'forgot-password': (email: string) => api.anonymous().post('/auth/forgot-password', { email }),
  'resend-verification': (email: string) => api.anonymous().post('/auth/resend-verification', { email }),
}

describe.each(Object.entries(calls))('%s costs the same', (name, call) => {
  it.each(Object.entries(states))('for an address that is %s', async (_state, make) => {
    const [email, other] = [await make(), nobody()]
    // The first call of all opens what the next ones find open.
    await call(nobody())
    const [ofState, ofNobody] = [await costOf(() => call(email)), await costOf(() => call(other))]
    expect(ofState).toEqual(ofNobody)
    expect(ofState).toMatchObject({ derivations: ['login', 'signup'].includes(name) ? 1 : 0 })
  })
})
