import { expect, it } from 'vitest'
import { draftEntries } from './draft-entries.ts'

const none = new Map<string, string>()
const moment = '2026-11-20T09:00:00.000Z'
const draft = (id: string) => ({
  id,
  answers: { salary: '1' },
  currentStep: 3,
  version: 1,
  createdAt: moment,
  updatedAt: moment,
})
const unsent = (id: string, isNew: boolean) => ({
  id,
  content: { answers: { salary: '2' }, currentStep: 4 },
  isNew,
  answers: 1,
  keptAt: moment,
})
const summaryOf = (entries: ReturnType<typeof draftEntries>) =>
  entries.map(({ id, answers, onDevice }) => `${id} ${answers.salary} ${onDevice}`)

it('lists drafts of this device first, and newer answers in place of their draft', () => {
  const entries = draftEntries([draft('a'), draft('b')], [unsent('b', false), unsent('c', true)], none)
  expect(summaryOf(entries)).toEqual(['c 2 only', 'a 1 none', 'b 2 newer'])
})

it('lists the device’s drafts alone when the account’s cannot be loaded', () => {
  expect(summaryOf(draftEntries(undefined, [unsent('b', false), unsent('c', true)], none))).toEqual([
    'b 2 newer',
    'c 2 only',
  ])
})

it('does not mark a draft as new that the account lists', () => {
  expect(summaryOf(draftEntries([draft('a')], [unsent('a', true)], none))).toEqual(['a 2 newer'])
})

it('marks drafts with a result that only this device has', () => {
  const entries = draftEntries([draft('a'), draft('b')], [unsent('b', false)], new Map([['b', moment]]))
  expect(entries.map(({ id, calculatedAt }) => [id, calculatedAt])).toEqual([
    ['a', undefined],
    ['b', moment],
  ])
})
