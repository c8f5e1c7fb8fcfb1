import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { ReminderKind } from '../../../contract/jobs/reminders.ts'
import { reminderToken } from '../../../db/reminder-link.ts'
import { chooseReminder, listRunning } from '../../../db/stores/reminders.ts'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type ApiClient } from '../../testing/index.ts'
import { tableHashes } from '../../testing/table-hashes.ts'

const api = useTestApi()

/** An account with these reminders, and the token in the mails of each. */
async function reminded(...kinds: readonly ReminderKind[]) {
  const { id: accountId } = await verifiedAccount(api.db)
  const tokens = new Map<ReminderKind, string>()
  for (const kind of kinds) {
    await chooseReminder(api.db.connection, { accountId, kind, now: api.clock.now() })
    const [row] = await api.db.rows('select id from reminders where account_id = ? and kind = ?', [
      accountId,
      kind,
    ])
    tokens.set(kind, reminderToken(api.env.TOKEN_KEY, { id: String(row?.['id']), kind }))
  }
  return {
    accountId,
    tokenOf: (kind: ReminderKind) => tokens.get(kind) ?? '',
    on: async () => (await listRunning(api.db.connection, accountId)).toSorted(),
  }
}
const press = (token: string, change: string, client: ApiClient = api.anonymous()) =>
  client.post('/reminders/link', { token, change })
const oneClick = (token: string, raw?: string, headers: Record<string, string> = {}) =>
  api
    .anonymous()
    .send('POST', `/reminders/one-click?token=${token}`, { ...(raw !== undefined && { raw }), headers })

/** What nobody was mailed: another id, and a signature of nothing. */
const strangeTokens = () => [
  reminderToken(api.env.TOKEN_KEY, { id: uuidv7(), kind: 'return' }),
  reminderToken('another key', { id: uuidv7(), kind: 'return' }),
  `return.${'A'.repeat(64)}`,
]

describe('the link of a reminder', () => {
  it('ends its kind at once, signed out, and says which', async () => {
    const { tokenOf, on } = await reminded('employer', 'return', 'law')
    const answer = await press(tokenOf('return'), 'end')
    expect([answer.status, answer.body]).toEqual([200, { kind: 'return' }])
    expect(await on()).toEqual(['employer', 'law'])
  })

  it('ends all, and brings back within a day what it ended, and nothing else', async () => {
    const { accountId, tokenOf, on } = await reminded('employer', 'return', 'law')
    const client = await api.signedInAs({ id: accountId })
    await client.put('/users/me/reminders', { kind: 'employer', on: false })
    await press(tokenOf('return'), 'end')
    await press(tokenOf('return'), 'end-all')
    expect(await on()).toEqual([])
    api.clock.advance({ hours: 23 })
    await press(tokenOf('law'), 'undo')
    expect(await on(), 'another link undoes nothing of it').toEqual([])
    await press(tokenOf('return'), 'undo')
    expect(await on(), 'what the owner ended stays ended').toEqual(['law', 'return'])
    await press(tokenOf('return'), 'end')
    api.clock.advance({ days: 1 })
    await press(tokenOf('return'), 'undo')
    expect(await on()).toEqual(['law'])
  })

  it('works for years, again and again, and after it was asked for anew', async () => {
    const { accountId, tokenOf, on } = await reminded('return')
    for (let year = 0; year < 3; year += 1) {
      api.clock.advance({ days: 400 })
      await press(tokenOf('return'), 'end')
      expect(await on()).toEqual([])
      await chooseReminder(api.db.connection, { accountId, kind: 'return', now: api.clock.now() })
    }
  })

  it('answers alike whether it is used, unknown or not ours, and a strange one changes no row', async () => {
    const { tokenOf } = await reminded('return')
    const first = await press(tokenOf('return'), 'end')
    const used = await press(tokenOf('return'), 'end')
    const before = await tableHashes(api.db)
    for (const change of ['end', 'end-all', 'undo'])
      for (const token of strangeTokens()) {
        const answer = await press(token, change)
        expect([answer.status, answer.text]).toEqual([used.status, used.text])
      }
    expect(used.text).toBe(first.text)
    expect(await tableHashes(api.db)).toEqual(before)
  })

  it('is refused to another site’s page, and what is no token is told', async () => {
    const { tokenOf, on } = await reminded('return')
    const body = { token: tokenOf('return'), change: 'end' }
    const foreign = await api.anonymous().post('/reminders/link', body, { Origin: 'https://evil.test' })
    expect([foreign.status, foreign.body['code']]).toEqual([403, 'forbidden_origin'])
    expect(await on()).toEqual(['return'])
    const cut = await press(tokenOf('return').slice(0, -3), 'end')
    expect([cut.status, cut.body['code']]).toEqual([400, 'validation'])
  })

  it('opens nothing: no other call takes it', async () => {
    const { tokenOf } = await reminded('return')
    const headers = { Authorization: `Bearer ${tokenOf('return')}` }
    expect((await api.anonymous().get('/users/me/reminders', headers)).status).toBe(401)
  })

  it('dies with the account', async () => {
    const { accountId, tokenOf } = await reminded('return')
    await api.db.rows('delete from accounts where id = ?', [accountId])
    expect((await press(tokenOf('return'), 'undo')).body).toEqual({ kind: 'return' })
    expect(await api.db.rows('select 1 from reminders where account_id = ?', [accountId])).toEqual([])
  })
})

describe('the one click of a mail program', () => {
  it.each([
    ['List-Unsubscribe=One-Click', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    [
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
    ['a'.repeat(200_000), { 'Content-Type': 'text/plain' }],
    [undefined, { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }],
  ])('ends the kind, whatever it sends: %.30s', async (raw, headers) => {
    const { tokenOf, on } = await reminded('return', 'law')
    const answer = await oneClick(tokenOf('return'), raw, headers)
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await on()).toEqual(['law'])
  })

  it('answers alike for what nobody was mailed', async () => {
    const before = await tableHashes(api.db)
    for (const token of strangeTokens()) expect((await oneClick(token)).text).toBe('{"ok":true}')
    expect(await tableHashes(api.db)).toEqual(before)
  })

  it('ends nothing by GET or HEAD: a person is led to the page', async () => {
    const { tokenOf, on } = await reminded('return')
    const token = tokenOf('return')
    const opened = await api.anonymous().get(`/reminders/one-click?token=${token}`)
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, `/reminders?token=${token}`])
    await api.anonymous().send('HEAD', `/reminders/one-click?token=${token}`)
    await api.anonymous().get(`${api.origin}/reminders?token=${token}`)
    expect(await on()).toEqual(['return'])
  })
})
