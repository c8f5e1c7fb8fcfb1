import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../../db/stores/accounts.ts'
import { paidAccount, submission, testAnswers, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi } from '../../testing/api.ts'
import type { ApiClient } from '../../testing/client.ts'

const api = useTestApi()
let ada: Account
let asAda: ApiClient
let id: string

beforeAll(async () => {
  ada = await paidAccount(api.db)
  asAda = await api.signedInAs(ada)
})

const begin = async () => {
  id = (await submission(api.db, { accountId: ada.id })).id
}
const list = async (client = asAda) => (await client.get(`/submissions/${id}/worksheets`)).body
const save = (kind: string, body: object, client = asAda) =>
  client.put(`/submissions/${id}/worksheets/${kind}`, { version: 0, fill: false, ...body })
const paid = (receipt: string) => ({ on: '2026-05-02', amount: 50_000, receipt })
const payments = (...instalments: object[]) => ({ certificates: [], instalments })

describe('a worksheet', () => {
  it('is kept as checked, and read back', async () => {
    await begin()
    const typed = { instalments: [{ on: '2 May 2026', amount: '50k', receipt: ' R1 ' }, {}] }
    const saved = await save('payments', { content: typed })
    const worksheet = { kind: 'payments', content: payments(paid('R1')), version: 1 }
    expect(saved).toMatchObject({
      status: 200,
      body: { worksheet, submission: { id, answers: testAnswers } },
    })
    expect(await list()).toMatchObject([worksheet])
  })

  it('is refused box by box, and nothing is kept', async () => {
    await begin()
    const refused = await save('payments', { content: { instalments: [{ amount: '-1' }] } })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'validation',
        fields: {
          'content.instalments.0.on': 'Type the date, like 31/12/2026',
          'content.instalments.0.amount': expect.stringContaining('minus') as string,
        },
      },
    })
    expect(await list()).toEqual([])
  })

  it('that was changed elsewhere since is refused with what stands there; the same again is no change', async () => {
    await begin()
    await save('payments', { content: payments(paid('R1')) })
    const late = await save('payments', { content: payments(paid('R2')) })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale_worksheet', worksheet: { version: 1, content: payments(paid('R1')) } },
    })
    expect(await save('payments', { content: payments(paid('R1')) })).toMatchObject({
      status: 200,
      body: { worksheet: { version: 1 } },
    })
    expect(await save('payments', { content: payments(paid('R2')), version: 1 })).toMatchObject({
      status: 200,
      body: { worksheet: { version: 2 } },
    })
  })

  it('of many lines is taken up to 2 MiB, and no other call takes as much', async () => {
    await begin()
    const long = { content: { note: 'x'.repeat(1_500_000) } }
    expect(await save('payments', long)).toMatchObject({ status: 200 })
    expect(await save('payments', { content: { note: 'x'.repeat(2_200_000) } })).toMatchObject({
      status: 413,
    })
    expect(await asAda.put(`/submissions/${id}`, long)).toMatchObject({ status: 413 })
  })

  it('of two devices at once is kept once', async () => {
    await begin()
    const both = await Promise.all(
      ['R1', 'R2'].map(async (r) => save('payments', { content: payments(paid(r)) })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('is Pro’s: a free account reads that it is there, and nothing of it', async () => {
    await begin()
    await save('payments', { content: payments(paid('R1')) })
    const ben = await verifiedAccount(api.db)
    const asBen = await api.signedInAs(ben)
    id = (await submission(api.db, { accountId: ben.id })).id
    expect(await save('payments', { content: payments() }, asBen)).toMatchObject({
      status: 402,
      body: { code: 'plan_required' },
    })
    await api.db.rows(
      `insert into worksheets (submission_id, kind, account_id, content, version, created_at, updated_at)
       values (?, 'payments', ?, '{"instalments": [{"amount": 50000}]}', 1, now(), now())`,
      [id, ben.id],
    )
    expect(await list(asBen)).toMatchObject([{ kind: 'payments', content: null, version: 1 }])
  })

  it('is refused where the account holds as much as it may, and can then still be changed', async () => {
    await begin()
    await save('payments', { content: payments(paid('R1')) })
    const note = randomBytes(12 * 1024 * 1024).toString('hex')
    await api.db.rows(
      `insert into worksheets (submission_id, kind, account_id, content, version, created_at, updated_at)
       values (?, 'gains', ?, jsonb_build_object('note', ?::text), 1, now(), now())`,
      [id, ada.id, note],
    )
    expect(await save('details', { content: {} })).toMatchObject({
      status: 409,
      body: { code: 'worksheet_limit' },
    })
    const first = id
    await begin()
    await api.db.rows(`delete from worksheets where submission_id = ? and kind = 'gains'`, [first])
    expect(await save('details', { content: {} })).toMatchObject({ status: 200 })
  })

  it('goes with its calculation', async () => {
    await begin()
    await save('payments', { content: payments(paid('R1')) })
    await asAda.delete(`/submissions/${id}`)
    expect(await api.db.rows('select 1 from worksheets where submission_id = ?', [id])).toEqual([])
  })
})
