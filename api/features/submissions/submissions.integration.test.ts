import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../../db/stores/accounts.ts'
import {
  draft,
  paidAccount,
  submission,
  testAnswers,
  verifiedAccount,
} from '../../../db/testing/factories.ts'
import { calculate } from '../../../tax/index.ts'
import { useTestApi, type ApiClient } from '../../testing/index.ts'

const api = useTestApi()
let ada: Account
let asAda: ApiClient
let asOther: ApiClient

beforeAll(async () => {
  ada = await paidAccount(api.db)
  asAda = await api.signedInAs(ada)
  asOther = await api.signedInAs(await paidAccount(api.db))
})

const idsIn = (body: unknown) => (body as { id: string }[]).map(({ id }) => id)
const resultOf = (answers: object) => ({
  ...calculate({ ...testAnswers, ...answers }, { currentYear: 2026 }),
  totalTaxMasked: null,
})

describe('keeping a calculation', () => {
  it('computes the result itself, whatever was posted as one', async () => {
    const saved = await asAda.post('/submissions', {
      answers: { ...testAnswers, salary: ' ₦3,600,000 ', commissions: '' },
      result: { totalTax: 1, isExempt: true },
      completedAt: '2026-11-20T10:12:00+01:00',
      id: randomUUID(),
      createdAt: 'whenever',
    })
    expect(saved.status).toBe(201)
    expect(saved.body).toEqual({
      id: expect.any(String) as string,
      answers: testAnswers,
      standing: { isPayExempt: false, restsOn: [], taker: 'employer', oldLaw: null, toldFirst: [] },
      label: null,
      copiedFrom: null,
      result: resultOf({}),
      yearLawTax: null,
      completedAt: '2026-11-20T09:12:00.000Z',
      createdAt: '2026-11-21T09:00:00.000Z',
    })
    expect((await asAda.get(`/submissions/${String(saved.body['id'])}`)).body).toEqual(saved.body)
  })

  it('never believes a completion in the future', async () => {
    const saved = await asAda.post('/submissions', {
      answers: testAnswers,
      completedAt: '2027-01-01T00:00:00Z',
    })
    expect(saved.body).toMatchObject({ completedAt: '2026-11-21T09:00:00.000Z' })
  })

  it('names every answer that needs mending and keeps nothing', async () => {
    const { id: draftId } = await draft(api.db, { accountId: ada.id })
    const refused = await asAda.post('/submissions', {
      draftId,
      answers: { firstName: ' ', taxYear: 2031, status: 'employee', salary: '-5', interest: 'lots' },
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation' } })
    expect(Object.keys(refused.body['fields'] as object)).toEqual([
      'answers.firstName',
      'answers.lastName',
      'answers.taxYear',
      'answers.salary',
      'answers.interest',
    ])
    expect(await asAda.get(`/drafts/${draftId}`)).toMatchObject({ status: 200 })
  })

  it('writes its line of the audit log, with nothing personal in it', async () => {
    const person = await paidAccount(api.db)
    const client = await api.signedInAs(person)
    const id = String((await client.post('/submissions', { answers: testAnswers })).body['id'])
    await client.put(`/submissions/${id}`, { answers: testAnswers })
    await client.delete(`/submissions/${id}`)
    expect(await api.audited(person.id)).toEqual(['sensitive_create', 'sensitive_update', 'sensitive_delete'])
    const rows = await api.db.rows('select detail from audit_log where account_id = ?', [person.id])
    for (const row of rows) expect(row).toEqual({ detail: { object: 'submission', id } })
  })
})

describe('the list', () => {
  it('is the person’s own, newest first, and leads to older ones', async () => {
    const person = await verifiedAccount(api.db)
    const client = await api.signedInAs(person)
    const ids: string[] = []
    for (const day of ['01', '02', '03']) {
      const createdAt = new Date(`2026-11-${day}T00:00:00Z`)
      ids.unshift((await submission(api.db, { accountId: person.id, createdAt })).id)
    }
    const first = await client.get('/submissions?limit=2')
    expect(idsIn(first.body)).toEqual(ids.slice(0, 2))
    expect(first.headers.get('Link')).toBe(`</api/submissions?before=${ids[1]}&limit=2>; rel="next"`)
    const second = await client.get(`/submissions?before=${ids[1]}&limit=2`)
    expect(idsIn(second.body)).toEqual([ids[2]])
    expect(second.headers.get('Link')).toBeNull()
  })
})

describe('changing a kept calculation', () => {
  it('computes the result again', async () => {
    const { id, createdAt } = await submission(api.db, { accountId: ada.id })
    api.clock.advance({ days: 1 })
    const answers = { ...testAnswers, salary: 9_000_000 }
    const changed = await asAda.put(`/submissions/${id}`, { answers, result: { totalTax: 1 }, id: 'ignored' })
    expect(changed).toMatchObject({
      status: 200,
      body: {
        id,
        answers,
        result: resultOf(answers),
        completedAt: '2026-11-22T09:00:00.000Z',
        createdAt: createdAt.toISOString(),
      },
    })
    expect((await asAda.get(`/submissions/${id}`)).body).toEqual(changed.body)
  })

  it('refuses bad answers and other people, and changes nothing', async () => {
    const { id } = await submission(api.db, { accountId: ada.id })
    const before = await asAda.get(`/submissions/${id}`)
    expect(await asAda.put(`/submissions/${id}`, { answers: {} })).toMatchObject({ status: 400 })
    const theirs = await asOther.put(`/submissions/${id}`, { answers: testAnswers })
    const missing = await asOther.put(`/submissions/${randomUUID()}`, { answers: testAnswers })
    expect(theirs.status).toBe(404)
    expect(missing.body).toEqual({ ...theirs.body, requestId: missing.body['requestId'] })
    expect((await asAda.get(`/submissions/${id}`)).body).toEqual(before.body)
  })
})

describe('deleting a kept calculation', () => {
  it('removes it, once, for its owner only', async () => {
    const { id } = await submission(api.db, { accountId: ada.id })
    expect(await asOther.delete(`/submissions/${id}`)).toMatchObject({ status: 404 })
    expect(await asAda.delete(`/submissions/${id}`)).toMatchObject({ status: 204 })
    expect(await asAda.get(`/submissions/${id}`)).toMatchObject({ status: 404 })
    expect(await asAda.delete(`/submissions/${id}`)).toMatchObject({ status: 404 })
  })
})
