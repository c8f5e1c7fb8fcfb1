import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../db/testing/database.ts'
import { until } from '../../worker/testing/until.ts'
import { findMailAnomalies } from './testing/history.ts'
import { requestMails } from './testing/mail-requests.ts'
import { useProduct, type Person } from './testing/product.ts'
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'
import { waitForMails } from './testing/persisted.ts'

const db = useTestDatabase()
const product = useProduct(db)

const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => product.person()))

/** API and worker, with a network of the test's own between worker and mail server. */
async function start(): Promise<{ port: number; network: TcpProxy; mailsTo: (person: Person) => number }> {
  const network = await startTcpProxy(product.env()['SMTP_URL'] ?? '')
  const [api] = [
    await product.startApi(),
    await product.startWorker({ SMTP_URL: network.through(product.env()['SMTP_URL'] ?? '') }),
  ]
  const mailsTo = ({ account }: Person): number =>
    product.mailServer.mails.filter(({ to }) => to?.[0]?.address === account.email).length
  return { port: api.port, network, mailsTo }
}

test('F13: a mail server that is away: requests are answered, each mail goes out once when it is back', async () => {
  const { port, network } = await start()
  network.set({ link: 'refused' })
  const promised = await requestMails(await people(20), () => [port], 0)
  await pause(6_000)
  expect(product.mailServer.mails).toEqual([])
  network.set()
  const back = performance.now()
  await waitForMails(db, 60)
  console.log(
    `F13: 20 mails were out ${Math.round(performance.now() - back)} ms after the mail server was back`,
  )
  expect(findMailAnomalies(product.mailServer.mails, promised, 0)).toEqual([])
  await network.stop()
})

test('a mail server that takes a second for each answer still gets every mail once', async () => {
  const { port, network } = await start()
  network.set({ latencyMs: 1_000 })
  const promised = await requestMails(await people(6), () => [port], 0)
  await waitForMails(db, 60)
  expect(findMailAnomalies(product.mailServer.mails, promised, 0)).toEqual([])
  await network.stop()
})

test('F14: a mail server that takes a mail and falls silent holds up that mail alone, and not for ever', async () => {
  const { port, network, mailsTo } = await start()
  const [unlucky, ...others] = await people(6)
  if (!unlucky) throw new Error('There are six people')
  const held = product.mailServer.holdNext()
  await requestMails([unlucky], () => [port], 0)
  await held.taken
  const promised = await requestMails(others, () => [port], 0)
  await until(() => others.every((person) => mailsTo(person) === 1))
  expect(mailsTo(unlucky)).toBe(0)
  const started = performance.now()
  await until(() => mailsTo(unlucky) === 1, 60)
  console.log(`F14: tried again and handed over after ${Math.round(performance.now() - started)} ms`)
  expect(findMailAnomalies(product.mailServer.mails, promised, 0)).toEqual([])
  await network.stop()
})
