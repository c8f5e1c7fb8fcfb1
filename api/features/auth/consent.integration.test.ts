import { expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { notices } from '../../../identity/notices.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi()

it('an account keeps which notices its sign-up agreed to, in which words, and when it began', async () => {
  const email = 'agrees@example.test'
  const browser = api.anonymous()
  await browser.post('/auth/signup', { email, password: TEST_PASSWORD })
  const token = (await api.linkTo(email, 'verify-email'))!
  expect(await api.db.rows('select 1 from consents')).toEqual([])
  await browser.get(`/auth/verify?token=${token}`)
  const rows = await api.db.rows(
    `select consents.* from consents join accounts on id = account_id where email = ? order by notice desc`,
    [email],
  )
  expect(rows).toMatchObject(
    notices.map(({ notice, version, textHash }) => ({
      notice,
      version,
      text_hash: textHash,
      given_at: api.clock.now(),
    })),
  )
})

it('a sign-up with a known address keeps nothing for its owner', async () => {
  const { id, email } = await verifiedAccount(api.db)
  await api.anonymous().post('/auth/signup', { email, password: TEST_PASSWORD })
  await api.answerMailRequests()
  expect(await api.db.rows('select 1 from consents where account_id = ?', [id])).toEqual([])
})

// Asked once, at sign-up: no gate stands behind it [security S64].
it('a date of birth of somebody younger is taken like any other', async () => {
  const client = await api.signedInAs(await verifiedAccount(api.db))
  const answer = await client.put('/users/me', { dateOfBirth: '2012-05-17' })
  expect([answer.status, answer.body['dateOfBirth']]).toEqual([200, '2012-05-17'])
})
