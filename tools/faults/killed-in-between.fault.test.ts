import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testAnswers } from '../../db/testing/factories.ts'
import { useTestDatabase } from '../../db/testing/database.ts'
import { mailToken } from '../../db/mail-link.ts'
import { until } from '../../worker/testing/until.ts'
import { useProduct } from './testing/product.ts'
import { startTcpProxy } from './testing/tcp-proxy.ts'

const db = useTestDatabase()
const product = useProduct(db)

test('F01: the API is killed between commit and answer; asked again there is one submission, the same', async () => {
  const [dying, other] = [await product.startApi(), await product.startApi()]
  const slow = await startTcpProxy(`http://127.0.0.1:${dying.port}`)
  const person = await product.person()
  const draftId = uuidv7()
  await person.at(other.port).post('/drafts', { id: draftId, answers: testAnswers })
  const kept = () => db.rows('select id from submissions where account_id = ?', [person.account.id])

  // The answer is on its way for longer than the process lives.
  slow.set({ latencyMs: 60_000 })
  const ask = (port: number) => person.at(port).post('/submissions', { draftId, answers: testAnswers })
  const unanswered = ask(slow.port).then(
    () => 'answered',
    () => 'no answer',
  )
  await until(async () => (await kept()).length === 1)
  await dying.kill()
  slow.cut()
  expect(await unanswered).toBe('no answer')

  const again = await ask(other.port)
  expect(again.status).toBe(200)
  expect(await kept()).toEqual([{ id: again.body['id'] }])
  await slow.stop()
})

test('F02: the API is killed between commit and queue; the mail goes out once', async () => {
  const api = await product.startApi()
  const { account, at } = await product.person()
  expect((await at(api.port).post('/auth/forgot-password', { email: account.email })).status).toBe(202)
  await api.kill()
  const started = performance.now()
  await product.startWorker()
  const mails = () => product.mailServer.mails.filter(({ to }) => to?.[0]?.address === account.email)
  await until(() => mails().length > 0, 30)
  console.log(
    `F02: the mail was out ${Math.round(performance.now() - started)} ms after a worker was started`,
  )
  await until(async () => (await db.rows('select 1 from mail_deliveries')).length > 0)
  expect(mails()).toHaveLength(1)
})

test('F03: the worker is killed after the mail server’s 250 and before its commit; the copy is the same mail', async () => {
  const api = await product.startApi()
  const network = await startTcpProxy(db.url)
  const dying = await product.startWorker({ DATABASE_URL: network.through(db.url) })
  const { account, at } = await product.person()
  const held = product.mailServer.holdNext()
  await at(api.port).post('/auth/forgot-password', { email: account.email })
  await held.taken
  // The worker hears the 250, and cannot tell the database any more.
  network.set({ link: 'silent' })
  held.release()
  const mails = () => product.mailServer.mails.filter(({ to }) => to?.[0]?.address === account.email)
  await until(() => mails().length === 1)
  await dying.kill()
  await network.stop()

  const started = performance.now()
  await product.startWorker()
  await until(() => mails().length === 2, 30)
  console.log(`F03: taken over after ${Math.round(performance.now() - started)} ms`)
  const [first, copy] = mails()
  expect(copy?.messageId).toBe(first?.messageId)
  expect(copy?.text).toBe(first?.text)
  const [row] = await db.rows('select id from mail_tokens where account_id = ?', [account.id])
  const token = mailToken(product.env()['TOKEN_KEY'] ?? '', 'reset-password', String(row?.['id']))
  expect(copy?.text).toContain(token)
  const valid = await at(api.port).post('/auth/validate-reset-token', { token })
  expect(valid.body).toMatchObject({ valid: true, purpose: 'reset', email: account.email })
})
