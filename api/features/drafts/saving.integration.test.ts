import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../../db/stores/accounts.ts'
import { draft, testAnswers, verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi, type ApiClient } from '../../testing/index.ts'

const api = useTestApi({ env: { FREE_CALCULATIONS: '0' } })
let ada: Account
let asAda: ApiClient
let asOther: ApiClient

beforeAll(async () => {
  ada = await verifiedAccount(api.db)
  asAda = await api.signedInAs(ada)
  asOther = await api.signedInAs(await verifiedAccount(api.db))
})

const newDraft = async () => (await draft(api.db, { accountId: ada.id })).id

describe('saving a draft', () => {
  it('replaces answers and step, and counts the version', async () => {
    const id = await newDraft()
    api.clock.advance({ minutes: 1 })
    const saved = await asAda.put(`/drafts/${id}`, { answers: { salary: '5m?' }, currentStep: 3 })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        id,
        answers: { salary: '5m?' },
        currentStep: 3,
        version: 2,
        createdAt: '2026-11-21T09:00:00.000Z',
        updatedAt: '2026-11-21T09:01:00.000Z',
      },
    })
    expect((await asAda.get(`/drafts/${id}`)).body).toEqual(saved.body)
  })

  it('answers without the answers when the client prefers that', async () => {
    const id = await newDraft()
    const minimal = { Prefer: 'respond-async, return=minimal' }
    const saved = await asAda.put(`/drafts/${id}`, { answers: { salary: 1 }, currentStep: 0 }, minimal)
    expect(Object.keys(saved.body).toSorted()).toEqual([
      'createdAt',
      'currentStep',
      'id',
      'updatedAt',
      'version',
    ])
    expect(saved.headers.get('Preference-Applied')).toBe('return=minimal')
  })

  it('without a version lets the last write win', async () => {
    const id = await newDraft()
    for (const salary of [1, 2]) await asAda.put(`/drafts/${id}`, { answers: { salary }, currentStep: 0 })
    expect((await asAda.get(`/drafts/${id}`)).body).toMatchObject({ answers: { salary: 2 }, version: 3 })
  })

  it('with a stale version changes nothing and gives the server’s draft', async () => {
    const id = await newDraft()
    const first = await asAda.put(`/drafts/${id}`, { answers: { salary: 1 }, currentStep: 1, version: 1 })
    for (const version of [0, 1, 3]) {
      const stale = await asAda.put(`/drafts/${id}`, { answers: { salary: 9 }, currentStep: 2, version })
      expect(stale).toMatchObject({ status: 409, body: { code: 'stale_draft', draft: first.body } })
    }
    expect((await asAda.get(`/drafts/${id}`)).body).toEqual(first.body)
  })

  it('lets one of several writes with the same version through', async () => {
    const id = await newDraft()
    const saves = await Promise.all(
      [1, 2, 3, 4, 5].map((salary) =>
        asAda.put(`/drafts/${id}`, { answers: { salary }, currentStep: 0, version: 1 }),
      ),
    )
    const won = saves.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const lost of saves.filter(({ status }) => status !== 200))
      expect(lost).toMatchObject({ status: 409, body: { draft: won[0]?.body } })
  })

  it('of someone else’s answers as a missing one does', async () => {
    const id = await newDraft()
    const content = { answers: { salary: 1 }, currentStep: 0 }
    const theirs = await asOther.put(`/drafts/${id}`, { ...content, version: 7 })
    const missing = await asOther.put(`/drafts/${randomUUID()}`, content)
    expect(theirs.status).toBe(404)
    expect(missing.body).toEqual({ ...theirs.body, requestId: missing.body['requestId'] })
    expect((await asAda.get(`/drafts/${id}`)).body).toMatchObject({ version: 1 })
  })
})

describe('an edit that names its account', () => {
  const content = { answers: { salary: 1 }, currentStep: 0 }
  const mismatch = { status: 409, body: { code: 'account_mismatch' } }

  it('is taken under a session of that account', async () => {
    const id = randomUUID()
    expect(await asAda.post('/drafts', { ...content, id, accountId: ada.id })).toMatchObject({ status: 201 })
    expect(await asAda.put(`/drafts/${id}`, { ...content, accountId: ada.id, version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
  })

  it('changes and makes nothing under another session, and tells nothing', async () => {
    const id = await newDraft()
    const refused = await asOther.put(`/drafts/${id}`, { ...content, accountId: ada.id, version: 1 })
    expect(refused).toMatchObject(mismatch)
    expect(refused.body).not.toHaveProperty('draft')
    expect((await asAda.get(`/drafts/${id}`)).body).toMatchObject({ version: 1 })

    const unknown = randomUUID()
    expect(await asOther.put(`/drafts/${unknown}`, { ...content, accountId: ada.id })).toMatchObject(mismatch)
    expect(await asOther.post('/drafts', { ...content, id: unknown, accountId: ada.id })).toMatchObject(
      mismatch,
    )
    for (const client of [asOther, asAda])
      expect(await client.get(`/drafts/${unknown}`)).toMatchObject({ status: 404 })
  })

  it('names it by its id', async () => {
    expect(await asAda.post('/drafts', { accountId: 'ada@example.ng' })).toMatchObject({
      status: 400,
      body: { fields: { accountId: 'accountId must be a UUID' } },
    })
  })
})

describe('a draft that was submitted', () => {
  it('is not saved any more, but told what became of it', async () => {
    const id = await newDraft()
    const kept = await asAda.post('/submissions', { draftId: id, answers: testAnswers })
    const content = { answers: { salary: 1 }, currentStep: 0 }
    const submitted = { status: 409, body: { code: 'draft_submitted', submissionId: kept.body['id'] } }
    expect(await asAda.put(`/drafts/${id}`, { ...content, version: 1 })).toMatchObject(submitted)
    expect(await asAda.post('/drafts', { id, ...content })).toMatchObject(submitted)
    expect(await asAda.get(`/drafts/${id}`)).toMatchObject({ status: 404 })
    expect(await asOther.put(`/drafts/${id}`, content)).toMatchObject({ status: 404 })

    await asAda.delete(`/submissions/${String(kept.body['id'])}`)
    const deleted = await asAda.put(`/drafts/${id}`, content)
    expect(deleted).toMatchObject({ status: 409, body: { code: 'draft_submitted', submissionId: null } })
    expect(deleted.body['error']).toContain('deleted')
  })
})
