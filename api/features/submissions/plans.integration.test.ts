import { describe, expect, it } from 'vitest'
import {
  draft,
  paidAccount,
  submission,
  testAnswers,
  verifiedAccount,
} from '../../../db/testing/factories.ts'
import { calculate, formatNaira, type Answers } from '../../../tax/index.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi({ env: { FREE_CALCULATIONS: '3' } })

describe('the free plan', () => {
  it('keeps so many calculations, then refuses and leaves the draft', async () => {
    const person = await verifiedAccount(api.db)
    const client = await api.signedInAs(person)
    const left = async () => (await client.get('/billing/status')).body['freeCalculationsLeft']
    for (const before of [3, 2, 1]) {
      expect(await left()).toBe(before)
      expect(await client.post('/submissions', { answers: testAnswers })).toMatchObject({ status: 201 })
    }
    const { id: draftId } = await draft(api.db, { accountId: person.id })
    const refused = await client.post('/submissions', { draftId, answers: testAnswers })
    expect(refused).toMatchObject({ status: 402, body: { code: 'free_limit' } })
    expect(refused.body['error']).toMatch(/^The free plan keeps 3 calculations\. Upgrade for \$10 a year/)
    expect(await client.get(`/drafts/${draftId}`)).toMatchObject({ status: 200 })
    expect(await left()).toBe(0)

    const [newest] = (await client.get('/submissions')).body as unknown as { id: string }[]
    await client.delete(`/submissions/${String(newest?.id)}`)
    expect(await client.post('/submissions', { draftId, answers: testAnswers })).toMatchObject({
      status: 201,
    })
  })

  it('lets what is kept be edited and submitted again', async () => {
    const person = await verifiedAccount(api.db)
    const client = await api.signedInAs(person)
    const { id: draftId } = await draft(api.db, { accountId: person.id })
    const saved = await client.post('/submissions', { draftId, answers: testAnswers })
    await submission(api.db, { accountId: person.id })
    const { id: submissionId } = await submission(api.db, { accountId: person.id })
    expect(await client.post('/submissions', { draftId, answers: testAnswers })).toMatchObject({
      status: 200,
      body: saved.body,
    })
    const copy = await client.post('/drafts', { submissionId })
    expect(
      await client.post('/submissions', { draftId: copy.body['id'], answers: testAnswers }),
    ).toMatchObject({ status: 200, body: { id: submissionId } })
  })

  it('holds under five calls at once', async () => {
    const person = await verifiedAccount(api.db)
    const client = await api.signedInAs(person)
    const answered = await Promise.all(
      [1, 2, 3, 4, 5].map(() => client.post('/submissions', { answers: testAnswers })),
    )
    expect(answered.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answered.filter(({ status }) => status === 402)).toHaveLength(2)
    expect((await client.get('/submissions')).body).toHaveLength(3)
  })
})

describe('Pro', () => {
  it('keeps as many as it likes, and sees its plan', async () => {
    const client = await api.signedInAs(await paidAccount(api.db))
    for (let more = 0; more < 5; more++)
      expect(await client.post('/submissions', { answers: testAnswers })).toMatchObject({ status: 201 })
    expect((await client.get('/billing/status')).body).toMatchObject({
      paid: true,
      activeUntil: '2026-12-21T09:00:00.000Z',
      freeCalculationsLeft: null,
    })
  })

  it('is decided by the clock at each reading: it masks what it ended on and unmasks what it begins with', async () => {
    const person = await paidAccount(api.db)
    const { id } = await submission(api.db, { accountId: person.id })
    const read = async () => (await (await api.signedInAs(person)).get(`/submissions/${id}`)).body
    expect(await read()).toMatchObject({ answers: testAnswers, result: { totalTaxMasked: null } })

    api.clock.advance({ days: 30 })
    const masked = await read()
    const noFigures = { amount: null, tax: null }
    expect(masked).toMatchObject({
      result: { totalTax: null, breakdown: [noFigures, noFigures, noFigures] },
    })
    expect(Object.keys(masked['answers'] as object)).not.toContain('salary')
    expect((await (await api.signedInAs(person)).get('/billing/status')).body).toMatchObject({
      paid: false,
      activeUntil: '2026-12-21T09:00:00.000Z',
    })

    await api.db.rows('update accounts set subscription_active_until = ? where id = ?', [
      '2027-06-01T00:00:00Z',
      person.id,
    ])
    expect(await read()).toMatchObject({ answers: testAnswers, result: { totalTaxMasked: null } })
  })
})

describe('every byte that a free account receives', () => {
  const answers: Answers = {
    ...testAnswers,
    tin: '12345678-0001',
    salary: 23_456_789,
    allowances: 1_234_567,
    interest: 345_681,
    otherIncome: 77_777,
    vehicleBenefit: 987_654,
    otherBenefits: 55_555,
    rentPaidBySelf: 1_111_111,
  }
  const result = calculate(answers, { currentYear: 2026 })
  const { breakdown, isExempt: _exempt, exemptionReason: _reason, ...figures } = result
  // A full band's amount equals its width, which is public in the band's description.
  const ofBands = breakdown
    .flatMap(({ amount, tax }) => [amount, tax])
    .filter((figure) => figure % 100_000 > 0)
  const known = [...Object.values(figures), ...ofBands].flatMap((figure) =>
    figure < 1 ? [String(figure)] : [String(figure), formatNaira(figure).slice(1)],
  )

  it('is free of computed figures', async () => {
    const person = await verifiedAccount(api.db)
    const client = await api.signedInAs(person)
    const { id: draftId } = await draft(api.db, { accountId: person.id, answers })
    const created = await client.post('/submissions', { draftId, answers, result })
    const id = String(created.body['id'])
    const copy = String((await client.post('/drafts', { submissionId: id })).body['id'])
    const received = [
      created,
      await client.post('/submissions', { draftId, answers }),
      await client.put(`/submissions/${id}`, { answers, result }),
      await client.get(`/submissions/${id}`),
      await client.get('/submissions'),
      await client.get('/drafts'),
      await client.get(`/drafts/${copy}`),
      await client.put(`/drafts/${copy}`, { answers, currentStep: 0, version: 9 }),
      await client.put(`/drafts/${draftId}`, { answers, currentStep: 0 }),
      await client.get('/billing/status'),
    ]
    expect(created.body).toMatchObject({
      answers: { firstName: 'Adaeze', lastName: 'Okafor', tin: '12345678-0001', taxYear: 2026 },
    })
    const stored = await api.db.rows('select detail::text from audit_log')
    const bytes = [
      ...received.map(({ text, headers }) => text + JSON.stringify([...headers])),
      JSON.stringify(stored),
    ]
    for (const text of bytes) for (const figure of known) expect(text).not.toContain(figure)
  })

  it('would be found by this test', async () => {
    const client = await api.signedInAs(await paidAccount(api.db))
    const { text } = await client.post('/submissions', { answers })
    expect(known.filter((figure) => text.includes(figure)).length).toBeGreaterThan(8)
  })
})
