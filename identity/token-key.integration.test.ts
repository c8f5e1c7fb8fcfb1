import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { v4 as uuid } from 'uuid'
import { reminderKinds } from '../contract/jobs/reminders.ts'
import { authenticators } from '../db/tables/factors.ts'
import { mailToken } from '../db/mail-link.ts'
import { readReminderToken, reminderToken } from '../db/reminder-link.ts'
import { reseal } from '../db/reseal.ts'
import { findIdentityEnd, recordIdentityEnd } from '../db/stores/identities.ts'
import { useTestDatabase } from '../db/testing/database.ts'
import { verifiedAccount } from '../db/testing/factories.ts'
import { seal, unseal } from '../platform/seal.ts'
import { TEST_NOW } from '../platform/testing/movable-clock.ts'
import { isTokenKey, type TokenKey } from '../platform/token-key.ts'

const db = useTestDatabase()
const old = '0123456789abcdef'.repeat(2)
const fresh = 'fedcba9876543210'.repeat(2)
const identity = { issuer: 'https://one.test', subject: 'ada' }
const reminder = { id: uuid(), kind: reminderKinds[0] }

/** Everything that is made under TOKEN_KEY and read again: whether what one key made is read under another. */
const uses: Record<string, (made: TokenKey, read: TokenKey) => boolean | Promise<boolean>> = {
  'a link that ends a reminder': (made, read) =>
    readReminderToken(read, reminderToken(made, reminder))?.id === reminder.id,
  'a sealed text': (made, read) => {
    const sealed = seal(made, 'mail-request-address', 'ada@example.test')
    try {
      return unseal(read, 'mail-request-address', sealed) === 'ada@example.test'
    } catch {
      return false
    }
  },
  'the end of an identity': async (made, read) => {
    await db.connection('ended_identities').delete()
    await recordIdentityEnd(db.connection, made, { identity, endedAt: TEST_NOW })
    return (await findIdentityEnd(db.connection, read, identity)) !== undefined
  },
}

describe.each(Object.entries(uses))('%s', (_, reads) => {
  test.each([
    [old, `${old},${fresh}`, true],
    [old, `${fresh},${old}`, true],
    [`${old},${fresh}`, old, true],
    [`${fresh}, ${old}`, fresh, true],
    [`${fresh},${old}`, old, false],
    [old, fresh, false],
  ])('made under %s and read under %s: %s', async (made, read, isRead) => {
    expect(await reads(made, read)).toBe(isRead)
  })
})

test('a mailed link is the same before and after the second key is named', () => {
  const id = uuid()
  expect(mailToken(`${old},${fresh}`, 'verify-email', id)).toBe(mailToken(old, 'verify-email', id))
})

test('secrets of authenticators are sealed again, so that the other key can go; what nothing opens is left', async () => {
  const sealedUnder = async (key: string, secret: string) => {
    const { id: accountId } = await verifiedAccount(db)
    const id = uuid()
    const row = { lastStep: 0, provedBy: 'mail', createdAt: TEST_NOW, confirmedAt: TEST_NOW, usedAt: null }
    const secretSealed = seal(key, 'authenticator-secret', secret)
    await authenticators.query(db.connection).insert({ ...row, id, accountId, secretSealed } as never)
    return async () => (await authenticators.query(db.connection).where({ id }).first())?.secretSealed
  }
  const before = await sealedUnder(old, 'one')
  const lost = await sealedUnder(randomBytes(20).toString('hex'), 'two')
  const lostBefore = await lost()
  expect(await reseal(db.connection, `${fresh},${old}`)).toBe(1)
  expect(await reseal(db.connection, `${fresh},${old}`)).toBe(0)
  expect(unseal(fresh, 'authenticator-secret', (await before())!)).toBe('one')
  expect(await lost()).toEqual(lostBefore)
})

test.each([
  [old, true],
  [`${old},${fresh}`, true],
  [`${old}, ${fresh}`, true],
  ['k'.repeat(64), false],
  [`${old},`, false],
  [`${old},short`, false],
  [`${old},${fresh},${old}`, false],
])('%s may be TOKEN_KEY: %s', (text, may) => {
  expect(isTokenKey(text)).toBe(may)
})

test('nothing is keyed with the whole of TOKEN_KEY, which may be two', () => {
  const files = [
    'db/mail-link.ts',
    'db/reminder-link.ts',
    'db/stores/identities.ts',
    'platform/seal.ts',
    'api/http/limits.ts',
    'api/http/caller.ts',
    'api/http/known-browser.ts',
    'api/http/tokens.ts',
    'identity/passwords.ts',
    'identity/links.ts',
  ]
  const keyed = /(?:createHmac|hkdfSync)\('sha256', (?:env\.)?(?:TOKEN_KEY|tokenKey)\b/
  const whole = files.filter((file) =>
    keyed.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')),
  )
  expect(whole).toEqual([])
})
