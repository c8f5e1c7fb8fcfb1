import { afterAll, expect, test } from 'vitest'
import { useTestApi } from '../../api/testing/index.ts'
import { paidAccount, submission } from '../../db/testing/factories.ts'
import { startWork, type Work } from '../../worker/work.ts'
import { useWorkerServices } from '../../worker/testing/services.ts'
import { until } from '../../worker/testing/until.ts'

const api = useTestApi()
const services = useWorkerServices(api.db)
let work: Work | undefined
afterAll(() => work?.stop())

test('F12: while the queue stands still a report is told to be on its way; the file comes when it goes on', async () => {
  work = await startWork(services, new AbortController().signal)
  if (!work) throw new Error('The worker did not start')
  const { reports } = work.queues
  await reports.pause()
  const account = await paidAccount(api.db)
  const { id } = await submission(api.db, { accountId: account.id })
  const client = await api.signedInAs(account)
  const path = `/submissions/${id}/report`

  expect((await client.post(path)).body).toEqual({ status: 'preparing' })
  const published = `select 1 from outbox where job = 'render-report' and published_at is not null`
  await until(async () => (await api.db.rows(published)).length === 1)
  expect((await client.get(path)).body).toEqual({ status: 'preparing', url: null })
  expect((await client.get(`${path}.pdf`)).status).toBe(409)

  await reports.resume()
  await until(async () => (await client.get(path)).body['status'] === 'ready', 15)
  const file = await client.get(`${path}.pdf`)
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
})
