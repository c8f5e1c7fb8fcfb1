import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { fakeStorage } from '../../autosave/testing/fakes.ts'
import { importLegacy, type LegacyCalls } from './import-legacy.ts'
import { legacyKeys, readLegacy } from './legacy-store.ts'

const uuid = '01900000-0000-7000-8000-000000000001'

function holding(drafts: unknown, submissions?: unknown): Storage {
  const storage = fakeStorage()
  if (drafts !== undefined) storage.setItem(legacyKeys.draft, JSON.stringify(drafts))
  if (submissions !== undefined) storage.setItem(legacyKeys.submission, JSON.stringify(submissions))
  return storage
}

/** A fake account that refuses entries as `refuse` says, by the answers' salary. */
function accountThat(refuse: Record<string, ApiError> = {}) {
  const sent: { id: string | undefined; salary: unknown; kind: string }[] = []
  const take = (kind: string, id: string | undefined, salary: unknown) => {
    sent.push({ kind, id, salary })
    const refusal = refuse[String(salary)]
    if (refusal) return Promise.reject(refusal)
    return Promise.resolve({})
  }
  const calls = {
    createDraft: (body: { id?: string; answers?: { salary?: unknown } }) =>
      take('draft', body.id, body.answers?.salary),
    createSubmission: (body: { draftId?: string; answers: { salary?: unknown } }) =>
      take('submission', body.draftId, body.answers.salary),
  } as unknown as LegacyCalls
  return { calls, sent }
}

describe('work from before the account', () => {
  it('is imported, each entry under its own id, and removed from the device', async () => {
    const storage = holding(
      [
        { _id: uuid, answers: { salary: '1' }, currentStep: 3 },
        { id: 'draft_17', answers: { salary: '2' } },
      ],
      [{ id: 5, answers: { salary: '3' }, completedAt: '2025-03-01T10:00:00Z', result: { totalTax: 1 } }],
    )
    const { calls, sent } = accountThat()
    expect(await importLegacy('ada', storage, calls)).toEqual({ imported: 3, reasons: [] })
    expect(new Set(sent.map(({ kind, salary }) => `${kind} ${String(salary)}`))).toEqual(
      new Set(['draft 1', 'draft 2', 'submission 3']),
    )
    expect(sent.every(({ id }) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true)
    expect(sent.find(({ salary }) => salary === '1')?.id).toBe(uuid)
    expect(storage).toHaveLength(0)
  })

  it('gives the second of two entries with the same id a new one', async () => {
    const storage = holding([
      { id: uuid, answers: { salary: '1' } },
      { id: uuid, answers: { salary: '2' } },
    ])
    const { calls, sent } = accountThat()
    expect((await importLegacy('ada', storage, calls)).imported).toBe(2)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  })

  it('continues under the same id after a lost connection, and loses nothing', async () => {
    const storage = holding([{ answers: { salary: '1' } }, { answers: { salary: '2' } }])
    const offline = accountThat({ 2: new ApiError(0, 'offline', 'No connection') })
    expect(await importLegacy('ada', storage, offline.calls)).toEqual({
      imported: 0,
      reasons: ['No connection'],
    })
    expect(readLegacy(storage).entries).toHaveLength(2)
    const online = accountThat()
    expect((await importLegacy('ada', storage, online.calls)).imported).toBe(2)
    expect(online.sent[0]?.id).toBe(offline.sent[0]?.id)
  })

  it('leaves what the account refuses, imports the rest, and reports why', async () => {
    const storage = holding(undefined, [{ answers: { salary: '1' } }, { answers: { salary: '2' } }])
    const { calls } = accountThat({ 2: new ApiError(402, 'free_limit', 'No more on the free plan') })
    expect(await importLegacy('ada', storage, calls)).toEqual({
      imported: 1,
      reasons: ['No more on the free plan'],
    })
    expect(readLegacy(storage).entries.map(({ answers }) => answers.salary)).toEqual(['2'])
  })

  it('is not imported twice, nor under someone else’s id', async () => {
    const storage = holding([{ id: uuid, answers: { salary: '1' } }])
    const { calls } = accountThat({ 1: new ApiError(409, 'draft_submitted', 'Submitted') })
    expect((await importLegacy('ada', storage, calls)).imported).toBe(1)
    expect(storage).toHaveLength(0)

    const taken = holding([{ id: uuid, answers: { salary: '1' } }])
    const account = accountThat({ 1: new ApiError(404, 'not_found', 'No such draft') })
    await importLegacy('ada', taken, account.calls)
    expect(new Set(account.sent.map(({ id }) => id)).size).toBe(2)
    expect(readLegacy(taken).entries).toHaveLength(1)
  })
})

describe('what is no entry of ours', () => {
  const hostile: unknown[] = [
    null,
    'drafts',
    7,
    [],
    { answers: null },
    { answers: { salary: { $gt: '' } } },
    { answers: { salary: '1'.repeat(201) } },
    { answers: { isAdmin: true } },
    { answers: ['x'] },
  ]
  it('is refused and stays as it was', async () => {
    const storage = holding([...hostile, { answers: { salary: '1' } }])
    const { calls, sent } = accountThat()
    expect(readLegacy(storage)).toMatchObject({ unreadable: hostile.length, entries: [{ index: 9 }] })
    expect((await importLegacy('ada', storage, calls)).imported).toBe(1)
    expect(sent).toHaveLength(1)
    expect(JSON.parse(storage.getItem(legacyKeys.draft) ?? '')).toEqual(hostile)
  })
  it.each(['{', '"', '{"__proto__":{"polluted":1}}', '7', ''])(
    'is counted, whatever the key holds: %s',
    (text) => {
      const storage = fakeStorage()
      storage.setItem(legacyKeys.draft, text)
      expect(readLegacy(storage)).toEqual({ entries: [], unreadable: 1 })
      expect(storage.getItem(legacyKeys.draft)).toBe(text)
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    },
  )
  it('is nothing where storage is forbidden', () => {
    expect(readLegacy(undefined)).toEqual({ entries: [], unreadable: 0 })
  })
})
