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
const said = (entries: ReturnType<typeof draftEntries>) =>
  entries.map(({ id, answers, onDevice }) => `${id} ${answers.salary} ${onDevice}`)

it('lists what only this device has on top, and newer answers in their draft’s place', () => {
  const entries = draftEntries([draft('a'), draft('b')], [unsent('b', false), unsent('c', true)], none)
  expect(said(entries)).toEqual(['c 2 only', 'a 1 none', 'b 2 newer'])
})

it('lists the device alone when the account cannot be asked', () => {
  expect(said(draftEntries(undefined, [unsent('b', false), unsent('c', true)], none))).toEqual([
    'b 2 newer',
    'c 2 only',
  ])
})

it('does not call a draft new to the account that the account lists', () => {
  expect(said(draftEntries([draft('a')], [unsent('a', true)], none))).toEqual(['a 2 newer'])
})

it('says which drafts have a result that only this device keeps', () => {
  const entries = draftEntries([draft('a'), draft('b')], [unsent('b', false)], new Map([['b', moment]]))
  expect(entries.map(({ id, calculatedAt }) => [id, calculatedAt])).toEqual([
    ['a', undefined],
    ['b', moment],
  ])
})
