import { describe, expect, it } from 'vitest'
import { reportFiles } from '../../../db/stores/reports.ts'
import { findAccount, patchAccount, type Account } from '../../../db/stores/accounts.ts'
import type { Submission } from '../../../db/stores/submissions.ts'
import { paidAccount, submission, verifiedAccount } from '../../../db/testing/factories.ts'
import { reportOf } from '../../../templates/report/index.ts'
import { isPaid } from '../../../contract/http/index.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi({ env: { LIMIT_FILES: '10/3600' } })
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

/** Reports that are queued for printing. */
const jobs = (accountId: string) =>
  api.db.rows(`select payload from outbox where job = 'render-report' and account_id = ?`, [accountId])

/** A person with a calculation, and the paths of its report. */
async function arrange(person: (db: typeof api.db) => Promise<Account> = paidAccount) {
  const account = await person(api.db)
  const saved = await submission(api.db, { accountId: account.id })
  return { account, saved, client: await api.signedInAs(account), path: `/submissions/${saved.id}/report` }
}

/** Stores a file as the worker does, for the plan the account has now. */
async function print({ id }: Account, saved: Submission, words = 'as printed'): Promise<void> {
  const now = api.clock.now()
  const account = await findAccount(api.db.connection, id)
  if (!account) throw new Error('The account is gone')
  const { basis, report } = reportOf({
    account,
    submission: saved,
    paid: isPaid(account, now),
    now,
    publicUrl: api.env.PUBLIC_URL,
  })
  const { fileName } = report
  await reportFiles.store(
    api.db.connection,
    { submissionId: saved.id, accountId: account.id },
    {
      file: Buffer.from(`%PDF-${words}`),
      basis,
      fileName,
      now,
    },
  )
}

describe('asking', () => {
  it('starts one job, whose payload knows ids only, and tells how far it is', async () => {
    const { account, saved, client, path } = await arrange()
    expect((await client.get(path)).body).toEqual({ status: 'none', url: null })

    const requested = await client.post(path)
    expect([requested.status, requested.body]).toEqual([202, { status: 'preparing' }])
    expect((await client.get(path)).body).toEqual({ status: 'preparing', url: null })
    expect(refusedAs(await client.get(`${path}.pdf`))).toEqual([409, 'report_not_ready'])
    const [job, ...others] = await jobs(account.id)
    expect(others).toEqual([])
    expect(job?.['payload']).toEqual({
      accountId: account.id,
      submissionId: saved.id,
      requestId: requested.headers.get('X-Request-Id'),
    })
    expect(await api.audited(account.id)).toEqual(['report_asked'])
  })

  it('again while it is under way, or when it is ready and right, starts nothing', async () => {
    const { account, saved, client, path } = await arrange()
    await Promise.all([client.post(path), client.post(path), client.post(path)])
    expect(await jobs(account.id)).toHaveLength(1)
    await print(account, saved)
    expect((await client.post(path)).body).toEqual({ status: 'ready' })
    expect(await jobs(account.id)).toHaveLength(1)
  })

  it('again after it failed, or when its job was lost, starts another', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await reportFiles.markFailed(api.db.connection, { submissionId: saved.id, accountId: account.id })
    expect((await client.get(path)).body).toEqual({ status: 'failed', url: null })
    expect(refusedAs(await client.get(`${path}.pdf`))).toEqual([409, 'report_not_ready'])
    expect((await client.post(path)).body).toEqual({ status: 'preparing' })
    api.clock.advance({ minutes: 5, seconds: 1 })
    expect((await client.get(path)).body).toEqual({ status: 'failed', url: null })
    await client.post(path)
    expect(await jobs(account.id)).toHaveLength(3)
  })

  it('is done ten times an hour at most', async () => {
    const { client, path } = await arrange()
    for (let time = 0; time < 10; time += 1) expect((await client.post(path)).status).toBe(202)
    expect(refusedAs(await client.post(path))).toEqual([429, 'too_many_requests'])
    expect(refusedAs(await client.post(`${path}/email`))).toEqual([429, 'too_many_requests'])
  })
})

describe('the file', () => {
  it('comes with its name and type, and no cache keeps it', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await print(account, saved)
    expect((await client.get(path)).body).toEqual({ status: 'ready', url: `/api${path}.pdf` })
    const answer = await client.get(`${path}.pdf`)
    expect([answer.status, answer.text]).toEqual([200, '%PDF-as printed'])
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="NaijaTax-Report-2026-2026-11-21.pdf"',
    )
  })

  it('is its owner’s alone: to anybody else it is missing, as one that never was', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await print(account, saved)
    const stranger = await api.signedInAs(await paidAccount(api.db))
    const nowhere = `/submissions/${crypto.randomUUID()}/report`
    for (const report of [path, nowhere]) {
      const answers = await Promise.all([
        stranger.post(report),
        stranger.get(report),
        stranger.get(`${report}.pdf`),
        stranger.post(`${report}/email`),
      ])
      expect(answers.map(refusedAs)).toEqual(answers.map(() => [404, 'not_found']))
      for (const { text } of answers) expect(text).not.toContain('PDF-')
    }
    expect(refusedAs(await api.anonymous().get(`${path}.pdf`))).toEqual([401, 'unauthorized'])
  })

  it('is gone after 23 hours, and a missing one is not made by asking for the file', async () => {
    const { account, saved, client, path } = await arrange()
    expect(refusedAs(await client.get(`${path}.pdf`))).toEqual([404, 'not_found'])
    await client.post(path)
    await print(account, saved)
    api.clock.advance({ hours: 2, minutes: 59 })
    expect((await client.get(`${path}.pdf`)).status).toBe(200)
    api.clock.advance({ hours: 20, minutes: 1 })
    expect(refusedAs(await client.get(`${path}.pdf`))).toEqual([404, 'not_found'])
    expect((await client.get(path)).body).toEqual({ status: 'none', url: null })
    expect(await jobs(account.id)).toHaveLength(1)
  })

  it('of a plan that has ended is not given but printed anew, masked', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await print(account, saved, 'in full')
    await patchAccount(api.db.connection, account.id, { subscriptionActiveUntil: api.clock.now() })

    expect((await client.get(path)).body).toEqual({ status: 'none', url: null })
    const refused = await client.get(`${path}.pdf`)
    expect(refusedAs(refused)).toEqual([409, 'report_not_ready'])
    expect(refused.headers.get('Retry-After')).toBe('2')
    expect(refused.text).not.toContain('in full')
    expect(await jobs(account.id)).toHaveLength(2)
    expect(await api.db.rows('select file from reports where submission_id = ?', [saved.id])).toEqual([
      { file: null },
    ])
    await print(account, saved, 'masked')
    expect((await client.get(`${path}.pdf`)).text).toBe('%PDF-masked')
  })

  it('is printed anew after the name or the answers changed', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await print(account, saved)
    await client.put('/users/me', { firstName: 'Ngozi' })
    expect(refusedAs(await client.get(`${path}.pdf`))).toEqual([409, 'report_not_ready'])
    await print(account, saved)
    await client.put(`/submissions/${saved.id}`, { answers: { ...saved.answers, salary: 9_000_000 } })
    expect(refusedAs(await client.get(`${path}.pdf`))).toEqual([409, 'report_not_ready'])
  })

  it('goes with its calculation and with its account', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await print(account, saved)
    await client.delete(`/submissions/${saved.id}`)
    expect(refusedAs(await client.get(`${path}.pdf`))).toEqual([404, 'not_found'])
    expect(await api.db.rows('select 1 from reports where account_id = ?', [account.id])).toEqual([])
  })
})

describe('mailing', () => {
  it('queues one mail with ids only, for a free account too', async () => {
    const { account, saved, client, path } = await arrange(verifiedAccount)
    const answer = await client.post(`${path}/email`)
    expect([answer.status, answer.body]).toEqual([202, { ok: true }])
    expect(await api.mails(account.id)).toEqual([
      {
        mail: 'report',
        accountId: account.id,
        submissionId: saved.id,
        requestId: answer.headers.get('X-Request-Id'),
      },
    ])
    expect(await api.audited(account.id)).toEqual(['report_mailed'])
  })
})
