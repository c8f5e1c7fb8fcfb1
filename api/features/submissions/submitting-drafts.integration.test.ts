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
import { useTestApi, type ApiClient } from '../../testing/index.ts'

const api = useTestApi()
let ada: Account
let asAda: ApiClient

beforeAll(async () => {
  ada = await paidAccount(api.db)
  asAda = await api.signedInAs(ada)
})

const newDraft = async () => (await draft(api.db, { accountId: ada.id })).id
const richer = { ...testAnswers, salary: 9_000_000 }
const countOf = async (account: Account) =>
  (await api.db.rows('select id from submissions where account_id = ?', [account.id])).length

describe('submitting a draft', () => {
  it('removes the draft', async () => {
    const draftId = await newDraft()
    expect(await asAda.post('/submissions', { draftId, answers: testAnswers })).toMatchObject({ status: 201 })
    expect(await asAda.get(`/drafts/${draftId}`)).toMatchObject({ status: 404 })
  })

  it('that another device changed since is refused with what stands there, and nothing is lost', async () => {
    const saved = await draft(api.db, { accountId: ada.id, answers: testAnswers })
    const elsewhere = { ...testAnswers, salary: '9,000,000' }
    await asAda.put(`/drafts/${saved.id}`, { answers: elsewhere, currentStep: 3, version: 1 })
    const before = await countOf(ada)
    const late = { draftId: saved.id, draftVersion: 1, answers: testAnswers }
    expect(await asAda.post('/submissions', late)).toMatchObject({
      status: 409,
      body: { code: 'stale_draft', draft: { id: saved.id, version: 2, answers: elsewhere } },
    })
    expect(await countOf(ada)).toBe(before)
    expect(await asAda.get(`/drafts/${saved.id}`)).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await asAda.post('/submissions', { ...late, draftVersion: 2 })).toMatchObject({ status: 201 })
  })

  it('that was saved since with the same answers, by a save on its way, is submitted', async () => {
    const saved = await draft(api.db, { accountId: ada.id, answers: testAnswers })
    const spelled = { ...testAnswers, salary: '3,600,000.00' }
    await asAda.put(`/drafts/${saved.id}`, { answers: spelled, currentStep: 3, version: 1 })
    const posted = { draftId: saved.id, draftVersion: 1, answers: testAnswers }
    expect(await asAda.post('/submissions', posted)).toMatchObject({ status: 201 })
  })

  it.each([0, 1.5, '1', null])('does not take %j for a version', async (draftVersion) => {
    const refused = await asAda.post('/submissions', {
      draftId: await newDraft(),
      draftVersion,
      answers: testAnswers,
    })
    expect(refused).toMatchObject({ status: 400, body: { fields: { draftVersion: expect.any(String) } } })
  })

  it('again with the same answers gives the same submission', async () => {
    const draftId = await newDraft()
    const first = await asAda.post('/submissions', { draftId, answers: testAnswers })
    api.clock.advance({ hours: 1 })
    const reordered = Object.fromEntries(Object.entries(testAnswers).toReversed())
    const again = await asAda.post('/submissions', {
      draftId,
      answers: { ...reordered, salary: '3,600,000.00', pension: null },
    })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
  })

  it('again with other answers computes that submission again', async () => {
    const draftId = await newDraft()
    const first = await asAda.post('/submissions', { draftId, answers: testAnswers })
    const again = await asAda.post('/submissions', { draftId, answers: richer })
    expect(again).toMatchObject({ status: 200, body: { id: first.body['id'], answers: richer } })
    expect(again.body['result']).not.toEqual(first.body['result'])
  })

  it('again, late, does not undo an edit made since', async () => {
    const draftId = await newDraft()
    const id = String((await asAda.post('/submissions', { draftId, answers: testAnswers })).body['id'])
    const edited = await asAda.put(`/submissions/${id}`, { answers: richer })
    const late = await asAda.post('/submissions', { draftId, answers: testAnswers })
    expect(late).toMatchObject({ status: 200, body: edited.body })
  })

  it('after its calculation was deleted brings nothing back', async () => {
    const draftId = await newDraft()
    const id = String((await asAda.post('/submissions', { draftId, answers: testAnswers })).body['id'])
    await asAda.delete(`/submissions/${id}`)
    const before = await countOf(ada)
    for (const answers of [testAnswers, richer]) {
      const refused = await asAda.post('/submissions', { draftId, answers })
      expect(refused).toMatchObject({ status: 409, body: { code: 'draft_submitted', submissionId: null } })
      expect(refused.body['error']).toContain('was deleted')
    }
    expect(await countOf(ada)).toBe(before)
  })

  it('that was made offline and never saved keeps it all the same', async () => {
    const draftId = randomUUID()
    const saved = await asAda.post('/submissions', { draftId, answers: testAnswers })
    expect(saved.status).toBe(201)
    expect(await asAda.post('/drafts', { id: draftId, answers: testAnswers })).toMatchObject({
      status: 409,
      body: { submissionId: saved.body['id'] },
    })
  })

  it('of an id that someone else has saves one’s own answers and leaves theirs alone', async () => {
    const draftId = await newDraft()
    const asOther = await api.signedInAs(await verifiedAccount(api.db))
    const theirs = await asOther.post('/submissions', { draftId, answers: testAnswers })
    expect(theirs).toMatchObject({ status: 201, body: { copiedFrom: null } })
    expect(await asAda.get(`/drafts/${draftId}`)).toMatchObject({ status: 200 })
  })
})

describe('a draft copied from a submission', () => {
  it('updates that submission', async () => {
    const { id: submissionId } = await submission(api.db, { accountId: ada.id })
    const copy = String((await asAda.post('/drafts', { submissionId })).body['id'])
    const updated = await asAda.post('/submissions', { draftId: copy, answers: richer })
    expect(updated).toMatchObject({ status: 200, body: { id: submissionId, answers: richer } })
    expect(await asAda.get(`/drafts/${copy}`)).toMatchObject({ status: 404 })
  })

  it('becomes a calculation of its own when the submission was deleted meanwhile', async () => {
    const { id: submissionId } = await submission(api.db, { accountId: ada.id })
    const copy = String((await asAda.post('/drafts', { submissionId })).body['id'])
    await asAda.delete(`/submissions/${submissionId}`)
    const saved = await asAda.post('/submissions', { draftId: copy, answers: richer })
    expect(saved.status).toBe(201)
    expect(saved.body['id']).not.toBe(submissionId)
  })
})

describe('a submission that names its account', () => {
  it('is kept under a session of that account, and under no other', async () => {
    const other = await paidAccount(api.db)
    const asOther = await api.signedInAs(other)
    // The draft was made offline: the server does not know it yet.
    const body = { draftId: randomUUID(), answers: testAnswers, accountId: ada.id }
    expect(await asOther.post('/submissions', body)).toMatchObject({
      status: 409,
      body: { code: 'account_mismatch' },
    })
    expect(await countOf(other)).toBe(0)
    expect(await asAda.post('/submissions', body)).toMatchObject({ status: 201 })
  })
})

describe('calls at once', () => {
  it('keep one submission of one draft', async () => {
    const person = await paidAccount(api.db)
    const client = await api.signedInAs(person)
    const { id: draftId } = await draft(api.db, { accountId: person.id })
    const saved = await Promise.all(
      [1, 2, 3, 4].map(() => client.post('/submissions', { draftId, answers: testAnswers })),
    )
    expect(saved.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(new Set(saved.map(({ body }) => body['id'])).size).toBe(1)
    expect(await countOf(person)).toBe(1)
  })

  it('keep one draft or one submission when its saving and its submitting cross', async () => {
    const person = await paidAccount(api.db)
    const client = await api.signedInAs(person)
    const id = randomUUID()
    const [created, saved] = await Promise.all([
      client.post('/drafts', { id, answers: testAnswers }),
      client.post('/submissions', { draftId: id, answers: testAnswers }),
    ])
    expect(saved.status).toBe(201)
    expect([201, 409]).toContain(created.status)
    expect((await client.get('/drafts')).body).toEqual([])
    expect(await countOf(person)).toBe(1)
  })
})

describe('what was answered after a result', () => {
  const withCar = { ...testAnswers, vehicleBenefit: 4_000_000, carOwner: 'employer' as const }
  const kept = async () => {
    const { body } = await asAda.post('/submissions', { answers: withCar })
    return body as { id: string }
  }

  it('goes along into a draft made of it, and back', async () => {
    const { id } = await kept()
    const { body } = await asAda.post('/drafts', { submissionId: id, currentStep: 0 })
    expect(body).toMatchObject({ answers: { carOwner: 'employer' } })
    const { id: draftId } = body as { id: string }
    const posted = { draftId, answers: { ...withCar, salary: 9_000_000 } }
    expect(await asAda.post('/submissions', posted)).toMatchObject({
      status: 200,
      body: { id, answers: { carOwner: 'employer', salary: 9_000_000 } },
    })
  })

  it('while a draft of it was open is not undone by that draft', async () => {
    const { id } = await kept()
    const { body } = await asAda.post('/drafts', { submissionId: id, currentStep: 0 })
    const { id: draftId } = body as { id: string }
    api.clock.advance({ minutes: 1 })
    await asAda.put(`/submissions/${id}`, {
      answers: { ...withCar, carOwner: null, homeMonths: 6, carCost: 9_000_000 },
    })
    const posted = { draftId, answers: { ...withCar, salary: 9_000_000 } }
    const { body: after } = await asAda.post('/submissions', posted)
    expect(after).toMatchObject({ id, answers: { salary: 9_000_000, homeMonths: 6, carCost: 9_000_000 } })
    expect((after as { answers: object }).answers).not.toHaveProperty('carOwner')
  })

  it('is not undone by the page of the result that calculates again', async () => {
    const draftId = await newDraft()
    const first = await asAda.post('/submissions', { draftId, answers: withCar })
    const { id } = first.body as { id: string }
    api.clock.advance({ minutes: 1 })
    await asAda.put(`/submissions/${id}`, { answers: { ...withCar, carCost: 9_000_000 } })
    expect(
      await asAda.post('/submissions', { draftId, answers: { ...withCar, nhfContribution: 0 } }),
    ).toMatchObject({ body: { id, answers: { carCost: 9_000_000, nhfContribution: 0 } } })
  })
})
