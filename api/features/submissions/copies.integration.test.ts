import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paidAccount, submission, testAnswers, verifiedAccount } from '../../../db/testing/factories.ts'
import { calculate, type Answers } from '../../../tax/index.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi({ env: { FREE_CALCULATIONS: '3' } })

const answers: Answers = {
  ...testAnswers,
  taxYear: 2025,
  salary: 6_543_210.98,
  rentPaidBySelf: 1_200_000,
  businessRecords: 'yes',
}

/** A person with one kept calculation of 2025. */
async function person({ paid = true } = {}) {
  const account = await (paid ? paidAccount : verifiedAccount)(api.db)
  const client = await api.signedInAs(account)
  const { id } = await submission(api.db, { accountId: account.id, answers })
  const copy = (body: object) => client.post(`/submissions/${id}/copy`, body)
  const kept = async () => (await client.get('/submissions')).body as unknown as { id: string }[]
  return { account, client, id, copy, kept }
}

describe('a copy', () => {
  it('for the present year has every other answer and a result of its own [spec 28.1]', async () => {
    const { id, copy, client, account } = await person()
    const made = await copy({ key: randomUUID(), taxYear: 2026 })
    const next = { ...answers, taxYear: 2026 as const }
    expect(made).toMatchObject({
      status: 201,
      body: {
        answers: next,
        result: calculate(next, { currentYear: 2026 }),
        label: null,
        copiedFrom: { id, taxYear: 2025 },
        completedAt: '2026-11-21T09:00:00.000Z',
      },
    })
    expect((await client.get(`/submissions/${String(made.body['id'])}`)).body).toEqual(made.body)
    expect((await client.get(`/submissions/${id}`)).body).toMatchObject({ answers, copiedFrom: null })
    expect(await api.audited(account.id)).toEqual(['sensitive_create'])
  })

  it('of the same year has the same result to the kobo', async () => {
    const { id, copy, client } = await person()
    const made = await copy({ key: randomUUID(), label: '  If I take \n the new job ' })
    const first = await client.get(`/submissions/${id}`)
    expect(made.body['result']).toEqual(first.body['result'])
    expect(made.body['answers']).toEqual(first.body['answers'])
    expect(made.body['label']).toBe('If I take the new job')
  })

  it('is one, however often and at once its key is sent', async () => {
    const { copy, kept } = await person()
    const key = randomUUID()
    const made = await Promise.all([1, 2, 3, 4].map(() => copy({ key, taxYear: 2026 })))
    expect(made.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 201])
    expect(new Set(made.map(({ body }) => body['id'])).size).toBe(1)
    expect(await copy({ key: key.toUpperCase(), label: 'later' })).toMatchObject({
      status: 200,
      body: { id: made[0]?.body['id'], label: null },
    })
    expect(await kept()).toHaveLength(2)
  })

  it('that was deleted is not made again by a late repeat', async () => {
    const { copy, client, kept } = await person()
    const key = randomUUID()
    const { body } = await copy({ key })
    await client.delete(`/submissions/${String(body['id'])}`)
    expect(await copy({ key })).toMatchObject({ status: 409, body: { code: 'draft_submitted' } })
    expect(await kept()).toHaveLength(1)
  })

  it('keeps the year that it came from when what it was copied from is deleted', async () => {
    const { id, copy, client } = await person()
    const { body } = await copy({ key: randomUUID(), taxYear: 2026 })
    await client.delete(`/submissions/${id}`)
    expect((await client.get(`/submissions/${String(body['id'])}`)).body['copiedFrom']).toEqual({
      id: null,
      taxYear: 2025,
    })
  })

  it.each([2024, 2027, 2020, 1])('is for no other year, such as %i', async (taxYear) => {
    const { copy, kept } = await person()
    expect(await copy({ key: randomUUID(), taxYear })).toMatchObject({
      status: 400,
      body: { fields: { taxYear: 'A copy is for 2026, or for 2025 as before' } },
    })
    expect(await kept()).toHaveLength(1)
  })

  it('of somebody else’s calculation is not there, and a key is of one account', async () => {
    const mine = await person()
    const other = await person()
    const key = randomUUID()
    await mine.copy({ key })
    expect(await other.client.post(`/submissions/${mine.id}/copy`, { key: randomUUID() })).toMatchObject({
      status: 404,
    })
    expect(await other.copy({ key })).toMatchObject({ status: 201 })
    expect(await mine.kept()).toHaveLength(2)
  })

  it('counts in the free plan’s number, and shows no figure there', async () => {
    const { copy, kept } = await person({ paid: false })
    const copies = await Promise.all([1, 2, 3, 4].map(() => copy({ key: randomUUID(), taxYear: 2026 })))
    expect(copies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 402, 402])
    expect(copies.find(({ status }) => status === 201)?.body).toMatchObject({
      answers: { firstName: 'Adaeze', lastName: 'Okafor', taxYear: 2026, status: 'employee' },
      result: { totalTax: null },
    })
    expect(await kept()).toHaveLength(3)
  })

  it('has the worksheets as they are; for another year what is still true there, once', async () => {
    const { id, copy, client } = await person()
    const contents = {
      details: { taxId: '1234567890123', rsaPin: 'PEN100', landlord: 'Mr Bello', address: '4 Allen' },
      payments: { certificates: [], instalments: [{ on: '2025-05-02', amount: 50_000, receipt: 'R1' }] },
    }
    for (const [kind, content] of Object.entries(contents))
      expect(
        await client.put(`/submissions/${id}/worksheets/${kind}`, { version: 0, content, fill: false }),
      ).toMatchObject({ status: 200 })
    const worksheetsOf = async (made: { body: Record<string, unknown> }) =>
      (await client.get(`/submissions/${String(made.body['id'])}/worksheets`)).body
    const again = { key: randomUUID() }
    const same = await copy(again)
    await copy(again)
    expect(await worksheetsOf(same)).toMatchObject([
      { kind: 'details', content: contents.details, version: 1 },
      { kind: 'payments', content: contents.payments, version: 1 },
    ])
    expect(await worksheetsOf(await copy({ key: randomUUID(), taxYear: 2026 }))).toMatchObject([
      { kind: 'details', content: { taxId: '1234567890123', rsaPin: 'PEN100' } },
    ])
    expect(await api.db.rows('select 1 from worksheets where submission_id = ?', [id])).toHaveLength(2)
  })

  it('made in another account’s session is refused', async () => {
    const { copy } = await person()
    expect(await copy({ key: randomUUID(), accountId: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'account_mismatch' },
    })
  })
})

describe('a name', () => {
  it.each([
    ['  With  the house ', 'With the house'],
    ['<b>x</b> "&" \' ; drop table submissions', '<b>x</b> "&" \' ; drop table submissions'],
    ['Ọlá\u2019s 2nd job 😀', 'Ọlá\u2019s 2nd job 😀'],
    ['e\u0301', 'é'],
    ['   ', null],
    ['\u200b\u200d', null],
    [null, null],
  ])('%j is kept as %j [spec 28.3]', async (typed, label) => {
    const { client, id, account } = await person()
    expect(await client.put(`/submissions/${id}/label`, { label: typed })).toMatchObject({
      status: 200,
      body: { id, label },
    })
    expect(await client.get(`/submissions/${id}`)).toMatchObject({ body: { label } })
    const data = (await client.get('/users/me/export')).body as unknown as { submissions: object[] }
    expect(data.submissions).toMatchObject([{ id, label }])
    expect(await api.audited(account.id)).toContain('sensitive_update')
    const [row] = await api.db.rows('select detail from audit_log where account_id = ? order by at desc', [
      account.id,
    ])
    expect(JSON.stringify(row)).not.toContain('house')
  })

  it.each([
    ['a'.repeat(61), 'A name has at most 60 characters'],
    ['a\u202eb', 'Use letters, digits and common signs only'],
    ['a\u0000b', 'Use letters, digits and common signs only'],
    [7, 'Type a short name, like “If I take the new job”'],
  ])('%j is refused with what to do', async (label, words) => {
    const { client, id } = await person()
    expect(await client.put(`/submissions/${id}/label`, { label })).toMatchObject({
      status: 400,
      body: { fields: { label: words } },
    })
  })

  it('stays when the answers are changed, and changes nothing else', async () => {
    const { client, id } = await person()
    await client.put(`/submissions/${id}/label`, { label: 'As it was' })
    const changed = await client.put(`/submissions/${id}`, { answers: { ...answers, salary: 1 } })
    expect(changed.body).toMatchObject({ label: 'As it was', answers: { salary: 1 } })
  })

  it('is given by its owner alone', async () => {
    const mine = await person()
    const other = await person()
    expect(await other.client.put(`/submissions/${mine.id}/label`, { label: 'x' })).toMatchObject({
      status: 404,
    })
  })
})
