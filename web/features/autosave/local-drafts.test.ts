import { expect, it } from 'vitest'
import { removeAccountData, resumeAccountStorage } from '../../session/account-storage.ts'
import { readLocalDrafts, draftStore } from './local-drafts.ts'
import { fakeStorage } from './testing/fakes.ts'

const unsent = { content: { answers: { salary: '7' }, currentStep: 3 }, base: null, conflicts: [] }
const ada = { account: 'ada', tag: 'phone' }
const bola = { account: 'bola', tag: 'phone' }
const at = (moment: string) => () => `2026-11-20T${moment}:00.000Z`

it('reads what each writer stored, oldest first, for its own account only', () => {
  const storage = fakeStorage()
  draftStore(ada, 'draft', 'late', storage, at('11:00')).put(unsent)
  draftStore(ada, 'draft', 'early', storage, at('10:00')).put(unsent)
  draftStore(ada, 'another', 'x', storage, at('09:00')).put(unsent)
  expect(readLocalDrafts('ada', storage).map(({ draftId, writer }) => `${draftId} ${writer}`)).toEqual([
    'another x',
    'draft early',
    'draft late',
  ])
  expect(readLocalDrafts('ada', storage, 'draft')).toHaveLength(2)
  expect(readLocalDrafts('eve', storage)).toEqual([])
})

it('finds what an earlier session stored, and what an older version stored without one', () => {
  const storage = fakeStorage()
  draftStore(ada, 'draft', 'x', storage, at('10:00')).put(unsent)
  draftStore({ account: 'ada', tag: 'later' }, 'draft', 'y', storage, at('11:00')).put(unsent)
  storage.setItem('naijatax:unsent:ada:draft:z', JSON.stringify({ ...unsent, keptAt: '' }))
  expect(readLocalDrafts('ada', storage, 'draft').map(({ tag, writer }) => [tag, writer])).toEqual([
    ['', 'z'],
    ['phone', 'x'],
    ['later', 'y'],
  ])
})

it('stores nothing of an account after its logout, until it signs in again', () => {
  const storage = fakeStorage()
  const store = draftStore(bola, 'draft', 'x', storage)
  store.put(unsent)
  removeAccountData('bola', storage)
  expect([store.put(unsent), storage.length]).toEqual([false, 0])
  resumeAccountStorage('bola')
  expect([store.put(unsent), storage.length]).toEqual([true, 1])
})

it('removes its own copy, or those of the other writers', () => {
  const storage = fakeStorage()
  const mine = draftStore(ada, 'draft', 'mine', storage)
  mine.put(unsent)
  draftStore(ada, 'draft', 'other', storage).put(unsent)
  mine.clearOthers()
  expect(readLocalDrafts('ada', storage).map(({ writer }) => writer)).toEqual(['mine'])
  mine.clear()
  expect(storage).toHaveLength(0)
})

it.each(['', 'null', '{', '{"content":{}}', '[]', '{"content":{"answers":null,"currentStep":1}}'])(
  'ignores an unreadable value: %s',
  (text) => {
    const storage = fakeStorage()
    storage.setItem('naijatax:unsent:ada:phone:draft:x', text)
    expect(readLocalDrafts('ada', storage)).toEqual([])
  },
)

it('reports when nothing can be stored', () => {
  expect(draftStore(ada, 'draft', 'x', fakeStorage({ full: true })).put(unsent)).toBe(false)
  expect(draftStore(ada, 'draft', 'x', undefined).put(unsent)).toBe(false)
  expect(readLocalDrafts('ada', undefined)).toEqual([])
})
