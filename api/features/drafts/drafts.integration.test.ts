import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../../db/stores/accounts.ts'
import { draft, submission, testAnswers, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type ApiClient } from '../../testing/index.ts'
import { MOST_DRAFTS } from './policy.ts'

const api = useTestApi()
let ada: Account
let asAda: ApiClient
let asOther: ApiClient

beforeAll(async () => {
  ada = await verifiedAccount(api.db)
  asAda = await api.signedInAs(ada)
  asOther = await api.signedInAs(await verifiedAccount(api.db))
})

describe('starting a draft', () => {
  it('gives the whole draft, empty or with what was typed', async () => {
    const answers = { firstName: 'Ada', salary: '₦6,000,000', pension: '', maritalStatus: null }
    const made = await asAda.post('/drafts', { answers, currentStep: 4 })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.any(String) as string,
      answers,
      currentStep: 4,
      version: 1,
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    })
    expect((await asAda.get(`/drafts/${String(made.body['id'])}`)).body).toEqual(made.body)
    expect((await asAda.post('/drafts')).body).toMatchObject({ answers: {}, currentStep: 0 })
  })

  it('takes ids in either case, and gives them back in lower case', async () => {
    const id = randomUUID()
    const body = { id: id.toUpperCase(), accountId: ada.id.toUpperCase() }
    expect(await asAda.post('/drafts', body)).toMatchObject({ status: 201, body: { id } })
    expect(await asAda.get(`/drafts/${id.toUpperCase()}`)).toMatchObject({ status: 200, body: { id } })
  })

  it('with an id of the client’s own happens once', async () => {
    const id = randomUUID()
    const first = await asAda.post('/drafts', { id, answers: { firstName: 'Ada' } })
    const again = await asAda.post('/drafts', { id, answers: { firstName: 'Eve' }, currentStep: 9 })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
  })

  it('happens once also when the calls come at once', async () => {
    const id = randomUUID()
    const made = await Promise.all([1, 2, 3, 4].map(() => asAda.post('/drafts', { id })))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(made.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  it('under an id that someone else has is as any other: nothing tells of theirs, and theirs stays', async () => {
    const id = randomUUID()
    await asAda.post('/drafts', { id, answers: { firstName: 'Ada' } })
    const theirs = await asOther.post('/drafts', { id, answers: { firstName: 'Eve' } })
    expect(theirs).toMatchObject({ status: 201, body: { id, answers: { firstName: 'Eve' } } })
    expect((await asOther.get(`/drafts/${id}`)).text).not.toContain('Ada')
    expect((await asAda.get(`/drafts/${id}`)).body).toMatchObject({ answers: { firstName: 'Ada' } })
  })

  it('copies every answer of an own submission at step 0, on the free plan too', async () => {
    const { id: submissionId } = await submission(api.db, { accountId: ada.id })
    const copied = await asAda.post('/drafts', { submissionId, currentStep: 7, answers: { salary: 1 } })
    const edit = { answers: testAnswers, currentStep: 0, version: 1, submissionId }
    expect(copied).toMatchObject({ status: 201, body: edit })
    const { body: listed } = await asAda.get('/drafts')
    expect(listed).toContainEqual(expect.objectContaining({ id: copied.body['id'], submissionId }))
    expect(await asOther.post('/drafts', { submissionId })).toMatchObject({ status: 404 })
    expect(await asAda.post('/drafts', { submissionId: randomUUID() })).toMatchObject({ status: 404 })
  })

  it('is bounded', async () => {
    const person = await verifiedAccount(api.db)
    const client = await api.signedInAs(person)
    const kept = await Promise.all(
      Array.from({ length: MOST_DRAFTS }, () => draft(api.db, { accountId: person.id })),
    )
    const refused = await client.post('/drafts')
    expect(refused).toMatchObject({ status: 409, body: { code: 'draft_limit' } })
    expect(refused.body['error']).toMatch(/^You have 200 drafts.*Delete one/)
    expect(await client.post('/drafts', { id: kept[0]?.id })).toMatchObject({ status: 200 })
    await client.delete(`/drafts/${String(kept[0]?.id)}`)
    expect(await client.post('/drafts')).toMatchObject({ status: 201 })
  })
})

describe('the list', () => {
  it('holds the person’s own drafts, newest first, and leads to older ones', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    const ids: string[] = []
    for (let step = 0; step < 5; step++) {
      // The third and fourth have the same timestamp.
      if (step !== 3) api.clock.advance({ seconds: 1 })
      ids.unshift(String((await client.post('/drafts', { currentStep: step })).body['id']))
    }
    const idsAt = async (path: string) => {
      const page = await client.get(path)
      return {
        ids: (page.body as unknown as { id: string }[]).map(({ id }) => id),
        link: page.headers.get('Link'),
      }
    }
    const all = await idsAt('/drafts')
    expect(all.link).toBeNull()
    expect(all.ids.toSorted()).toEqual(ids.toSorted())
    expect([all.ids[0], all.ids[3], all.ids[4]]).toEqual([ids[0], ids[3], ids[4]])

    const walked: string[] = []
    for (let path: string | undefined = '/drafts?limit=2'; path;) {
      const page = await idsAt(path)
      walked.push(...page.ids)
      path = /^<\/api([^>]+)>; rel="next"$/.exec(page.link ?? '')?.[1]
    }
    expect(walked).toEqual(all.ids)
    expect(await asOther.get(`/drafts?before=${String(ids[0])}`)).toMatchObject({
      status: 400,
      body: { fields: { before: expect.stringContaining('id of the list') as string } },
    })
  })

  it('gives at most 100 at once', async () => {
    const person = await verifiedAccount(api.db)
    const client = await api.signedInAs(person)
    await Promise.all(Array.from({ length: 101 }, () => draft(api.db, { accountId: person.id })))
    const page = await client.get('/drafts')
    expect(page.body).toHaveLength(100)
    expect(page.headers.get('Link')).toContain('limit=100')
    for (const limit of ['0', '101', '-1', 'x', '1&limit=2'])
      expect(await client.get(`/drafts?limit=${limit}`)).toMatchObject({ status: 400 })
  })
})

describe('deleting', () => {
  it('removes the draft, once', async () => {
    const { id } = await draft(api.db, { accountId: ada.id })
    expect(await asOther.delete(`/drafts/${id}`)).toMatchObject({ status: 404 })
    expect(await asAda.delete(`/drafts/${id}`)).toMatchObject({ status: 204, text: '' })
    expect(await asAda.get(`/drafts/${id}`)).toMatchObject({ status: 404 })
    expect(await asAda.delete(`/drafts/${id}`)).toMatchObject({ status: 404 })
  })
})
