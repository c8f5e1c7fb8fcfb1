import { describe, expect, it } from 'vitest'
import type { Connection } from '../db/connection.ts'
import { mailToken } from '../db/mail-link.ts'
import { useTestDatabase } from '../db/testing/database.ts'
import { mailTokenOf, session, verifiedAccount } from '../db/testing/factories.ts'
import { authenticators } from '../db/tables/factors.ts'
import { seal } from '../platform/seal.ts'
import { TEST_NOW } from '../platform/testing/movable-clock.ts'
import { newTotpSecret, stepAt, totp } from '../platform/totp.ts'
import { v7 as uuidv7 } from 'uuid'
import { isGuarded } from './factors/guard.ts'
import { endOtherFactors, removeFactor } from './factors/remove-factor.ts'
import { askRegain, demandFactorAtReset, resetDemand, tellOfRegains } from './regain.ts'
import { stopRegain } from './stop-regain.ts'

const db = useTestDatabase()
const TOKEN_KEY = 'a key of thirty-two letters or so for tests'
const services = { database: db, env: { TOKEN_KEY } }
const DAY = 24 * 3_600_000
const day = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)
const at = (now: Date) => ({ now, requestId: 'a request', caller: null })

/** Somebody with an authenticator, and a reset link in the mailbox. */
async function guarded() {
  const { id: accountId, email } = await verifiedAccount(db)
  const secret = newTotpSecret()
  await authenticators.query(db.connection).insert({
    accountId,
    id: uuidv7(),
    secretSealed: seal(TOKEN_KEY, 'authenticator-secret', secret.toString('base64')),
    lastStep: 0,
    provedBy: 'mail',
    createdAt: TEST_NOW,
    confirmedAt: TEST_NOW,
    usedAt: TEST_NOW,
  })
  const purpose = 'reset-password'
  const token = mailToken(TOKEN_KEY, purpose, await mailTokenOf(db, TOKEN_KEY, { accountId, email, purpose }))
  return { accountId, token, codeAt: (now: Date) => totp(secret, stepAt(now)) }
}

const events = async (accountId: string) =>
  (await db.rows('select event from security_events where account_id = ? order by at, id', [accountId])).map(
    ({ event }) => event,
  )
const reset = (accountId: string, now: Date, code?: string) =>
  db.transaction((trx) => demandFactorAtReset(trx, services, { accountId, code }, at(now)))
const demand = (accountId: string, now: Date, connection: Connection = db.connection) =>
  resetDemand(connection, { accountId, now })

describe('getting in without a lost factor', () => {
  it('takes seven days by the clock alone, and then asks for nothing', async () => {
    const { accountId, token } = await guarded()
    await askRegain(services, { token, ...at(TEST_NOW) })
    expect(await demand(accountId, new Date(day(7).getTime() - 1))).toEqual({
      factors: ['code'],
      withoutFrom: day(7),
    })
    await expect(reset(accountId, new Date(day(7).getTime() - 1))).rejects.toMatchObject({
      code: 'factor_required',
    })
    expect(await demand(accountId, day(7))).toEqual({ factors: [], withoutFrom: day(7) })
    expect(await reset(accountId, day(7))).toBeUndefined()
    expect(await db.rows('select outcome from waiting_changes where account_id = ?', [accountId])).toEqual([
      { outcome: 'done' },
    ])
  })

  it('begins once: asked again the first wait goes on, also when both come at once', async () => {
    const { accountId, token } = await guarded()
    await Promise.all([1, 2, 3].map(() => askRegain(services, { token, ...at(TEST_NOW) })))
    await askRegain(services, { token, ...at(new Date(TEST_NOW.getTime() + 60_000)) })
    expect(await demand(accountId, day(0))).toMatchObject({ withoutFrom: day(7) })
    expect(await events(accountId)).toEqual(['regain-asked'])
  })

  it('is for who holds an open reset link, and does nothing for an account without a factor', async () => {
    const { accountId, token } = await guarded()
    await expect(askRegain(services, { token, ...at(day(1)) })).rejects.toMatchObject({
      code: 'invalid_token',
    })
    await expect(askRegain(services, { token: 'unknown', ...at(TEST_NOW) })).rejects.toMatchObject({
      code: 'invalid_token',
    })
    await authenticators.query(db.connection).deleteById(accountId)
    await askRegain(services, { token, ...at(TEST_NOW) })
    expect(await demand(accountId, day(8))).toEqual({ factors: [], withoutFrom: null })
    expect(await events(accountId)).toEqual([])
  })

  it('ends when the factor is shown, or by Stop', async () => {
    const shown = await guarded()
    await askRegain(services, { token: shown.token, ...at(TEST_NOW) })
    expect(await reset(shown.accountId, day(1), shown.codeAt(day(1)))).toEqual({ is: 'authenticator' })
    expect(await events(shown.accountId)).toEqual(['regain-asked', 'regain-stopped'])

    const stopped = await guarded()
    await askRegain(services, { token: stopped.token, ...at(TEST_NOW) })
    const stop = () =>
      db.transaction((trx) => stopRegain(trx, { accountId: stopped.accountId, by: 'owner' }, at(day(2))))
    expect([await stop(), await stop()]).toEqual([true, false])
    for (const { accountId } of [shown, stopped])
      await expect(reset(accountId, day(8))).rejects.toMatchObject({ code: 'factor_required' })
  })

  it('is told on days 0, 3, 6 and when it is over, once each however often the job runs', async () => {
    const { accountId, token } = await guarded()
    await askRegain(services, { token, ...at(TEST_NOW) })
    const run = (days: number) => tellOfRegains(services, { limit: 100, ...at(day(days)) })
    for (let days = 0; days <= 9; days += 1) await Promise.all([run(days), run(days)])
    expect(await events(accountId)).toEqual(['regain-asked', 'regain-waits', 'regain-waits', 'regain-ripe'])
  })

  it('is told once by a job that comes late, and not after it ended', async () => {
    const [late, ended] = [await guarded(), await guarded()]
    for (const { token } of [late, ended]) await askRegain(services, { token, ...at(TEST_NOW) })
    await db.transaction((trx) => stopRegain(trx, { accountId: ended.accountId, by: 'owner' }, at(day(1))))
    expect(await tellOfRegains(services, { limit: 100, ...at(day(9)) })).toBe(1)
    expect(await events(late.accountId)).toEqual(['regain-asked', 'regain-ripe'])
    expect(await events(ended.accountId)).toEqual(['regain-asked', 'regain-stopped'])
  })
})

describe('a reset of a guarded account', () => {
  it('takes a code once, and no wrong one', async () => {
    const { accountId, codeAt } = await guarded()
    await expect(reset(accountId, TEST_NOW)).rejects.toMatchObject({
      code: 'factor_required',
      details: { factors: ['code'] },
    })
    await expect(reset(accountId, TEST_NOW, 'AAAAAAAAAA')).rejects.toMatchObject({ code: 'invalid_code' })
    expect(await reset(accountId, TEST_NOW, codeAt(TEST_NOW))).toEqual({ is: 'authenticator' })
    await expect(reset(accountId, TEST_NOW, codeAt(TEST_NOW))).rejects.toMatchObject({ code: 'invalid_code' })
  })

  it('takes no code of an authenticator whose secret was sealed under another key', async () => {
    const { accountId, codeAt } = await guarded()
    const other = { ...services, env: { TOKEN_KEY: 'another key of thirty-two letters or so' } }
    const shown = db.transaction((trx) =>
      demandFactorAtReset(trx, other, { accountId, code: codeAt(TEST_NOW) }, at(TEST_NOW)),
    )
    await expect(shown).rejects.toMatchObject({ code: 'invalid_code' })
  })

  it('leaves the factor that was shown, and none when the wait was over', async () => {
    const { accountId } = await guarded()
    const end = (shown?: { is: 'authenticator' }) =>
      db.transaction((trx) => endOtherFactors(trx, accountId, shown))
    expect(await end({ is: 'authenticator' })).toEqual([])
    expect(await isGuarded(db.connection, accountId)).toBe(true)
    expect(await end()).toEqual(['authenticator'])
    expect(await isGuarded(db.connection, accountId)).toBe(false)
  })
})

describe('removing a factor', () => {
  it('ends the sessions that began with it, leaves the others, and is told', async () => {
    const { accountId } = await guarded()
    const { id } = (await authenticators.query(db.connection).findById(accountId))!
    const [its, other] = [await session(db, { accountId, wayInId: id }), await session(db, { accountId })]
    const remove = (who: string) =>
      db.transaction((trx) => removeFactor(trx, { accountId: who, id }, at(TEST_NOW)))
    expect(await remove((await verifiedAccount(db)).id)).toBeUndefined()
    expect(await remove(accountId)).toBe('authenticator')
    expect(await remove(accountId)).toBeUndefined()
    const live = await db.rows('select id from sessions where account_id = ? and expires_at > ?', [
      accountId,
      TEST_NOW,
    ])
    expect(live).toEqual([{ id: other.id }])
    expect(live).not.toContainEqual({ id: its.id })
    expect(await events(accountId)).toEqual(['way-in-removed'])
  })
})
