import { expect, it } from 'vitest'
import { addressOfNew, draftEntries } from './draft-entries.ts'

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

it('keeps of which calculation a draft is an edit, with newer answers on this device too', () => {
  const drafts = [{ ...draft('a'), submissionId: 'one' }, { ...draft('b'), submissionId: 'two' }, draft('c')]
  const entries = draftEntries(drafts, [unsent('b', false), unsent('d', true)], none)
  expect(Object.fromEntries(entries.map(({ id, submissionId }) => [id, submissionId]))).toEqual({
    a: 'one',
    b: 'two',
    c: undefined,
    d: undefined,
  })
})

const begun = { firstName: 'Ada', lastName: 'Obi', tin: '12345678-0001', taxYear: '2026' }

it.each([
  { answers: begun, step: 0, opens: 'a' },
  { answers: { taxYear: 2026, status: '' }, step: 0, opens: 'a' },
  { answers: { ...begun, status: 'employee' }, step: 0, opens: 'new' },
  { answers: { ...begun, salary: 0 }, step: 0, opens: 'new' },
  { answers: { ...begun, taxYear: '2025' }, step: 0, opens: 'new' },
  { answers: begun, step: 3, opens: 'new' },
])('begins a calculation beside a draft with $answers at step $step: $opens', ({ answers, step, opens }) => {
  const drafts = [{ ...draft('b') }, { ...draft('a'), answers, currentStep: step }]
  const address = opens === 'new' ? '/questionnaire' : `/questionnaire?draft=${opens}`
  expect(addressOfNew(drafts, [], 2026)).toBe(address)
  // What this device has of it and has not sent is an answer.
  expect(addressOfNew(drafts, [unsent('a', false)], 2026)).toBe('/questionnaire')
  expect(addressOfNew(undefined, [], 2026)).toBe('/questionnaire')
})
