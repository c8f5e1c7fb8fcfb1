import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Account } from '../../../db/stores/accounts.ts'
import { paidAccount, submission, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'
import { storePack } from './testing/store-pack.ts'

const api = useTestApi({ env: { LIMIT_FILES: '20/3600' } })
const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]

/** A person with a calculation, and the path of its pack. */
async function arrange(person: (db: typeof api.db) => Promise<Account> = paidAccount) {
  const account = await person(api.db)
  const saved = await submission(api.db, { accountId: account.id })
  const path = `/submissions/${saved.id}/return-pack`
  return { account, saved, client: await api.signedInAs(account), path }
}

describe('asking for a return pack', () => {
  it('starts one job of ids only, however often it is asked at once', async () => {
    const { account, saved, client, path } = await arrange()
    expect((await client.get(path)).body).toEqual({ status: 'none', url: null })
    const answers = await Promise.all([client.post(path), client.post(path)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { status: 'preparing' }],
      [202, { status: 'preparing' }],
    ])
    const jobs = await api.db.rows(
      `select payload - 'requestId' as payload from outbox where job = 'render-return-pack' and account_id = ?`,
      [account.id],
    )
    expect(jobs).toEqual([{ payload: { accountId: account.id, submissionId: saved.id } }])
    expect(await api.audited(account.id)).toEqual(['return_pack_asked'])
    expect(refusedAs(await client.get(`${path}.zip`))).toEqual([409, 'report_not_ready'])
  })
})

describe('the files', () => {
  it('are the ZIP and the PDF in it, each under its name', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await storePack(api, { account, saved })
    expect((await client.get(path)).body).toEqual({ status: 'ready', url: `/api${path}.zip` })
    const paper = await client.get(`${path}.pdf`)
    expect([paper.status, paper.text]).toEqual([200, '%PDF-as printed'])
    expect(paper.headers.get('Content-Type')).toBe('application/pdf')
    expect(paper.headers.get('Content-Disposition')).toBe(
      'attachment; filename="NaijaTax-Return-2026-2026-11-21.pdf"',
    )
    const zip = await client.get(`${path}.zip`)
    expect(zip.headers.get('Content-Type')).toBe('application/zip')
    expect(zip.headers.get('Cache-Control')).toBe('no-store')
    expect(zip.headers.get('Content-Disposition')).toContain('NaijaTax-Return-2026-2026-11-21.zip')
  })

  it('are their owner’s alone', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await storePack(api, { account, saved })
    const stranger = await api.signedInAs(await paidAccount(api.db))
    const answers = await Promise.all([
      stranger.post(path),
      stranger.get(path),
      stranger.get(`${path}.pdf`),
      stranger.get(`${path}.zip`),
    ])
    expect(answers.map(refusedAs)).toEqual(answers.map(() => [404, 'not_found']))
  })

  it.each([
    [
      'a worksheet',
      {
        path: 'worksheets/payments',
        body: { version: 0, fill: false, content: { instalments: [{ on: '2026-05-02', amount: 5 }] } },
      },
    ],
    [
      'a worksheet of details',
      { path: 'worksheets/details', body: { version: 0, fill: false, content: { landlord: 'Mrs. Bello' } } },
    ],
  ])('are made anew when %s changed since', async (_what, change) => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await storePack(api, { account, saved })
    expect((await client.put(`/submissions/${saved.id}/${change.path}`, change.body)).status).toBe(200)
    expect((await client.get(path)).body).toEqual({ status: 'none', url: null })
    expect(refusedAs(await client.get(`${path}.zip`))).toEqual([409, 'report_not_ready'])
    expect((await client.get(path)).body).toEqual({ status: 'preparing', url: null })
  })

  it('of another year change the pack that stands them side by side', async () => {
    const { account, saved, client, path } = await arrange()
    await client.post(path)
    await storePack(api, { account, saved })
    await submission(api.db, { accountId: account.id, taxYear: 2025 })
    expect((await client.get(path)).body).toEqual({ status: 'none', url: null })
  })

  it('of a free account hold no figure', async () => {
    const { account, saved, client, path } = await arrange(verifiedAccount)
    await client.post(path)
    await storePack(api, { account, saved })
    const [row] = await api.db.rows('select file from return_packs where submission_id = ?', [saved.id])
    const files = unzipSync(new Uint8Array(row?.['file'] as Buffer))
    const data = JSON.parse(new TextDecoder().decode(files['return.json'])) as Record<string, unknown>
    expect(data).toMatchObject({ byTheAct: null, estimate: null, answers: null, worksheets: null })
    expect(JSON.stringify(data)).not.toContain('6000000')
    expect((await client.get(`${path}.zip`)).status).toBe(200)
  })
})
