import { expect, it } from 'vitest'
import { draftStore } from '../../autosave/index.ts'
import { fakeStorage } from '../../autosave/testing/fakes.ts'
import { hasDraftOfOtherAccount } from './EndedDraft.tsx'

it('tells a draft that another account left on this device from one of this account', () => {
  const storage = fakeStorage()
  const ada = { account: 'ada', tag: 'phone' }
  const unsent = { content: { answers: { salary: '7' }, currentStep: 3 }, base: null, conflicts: [] }
  draftStore(ada, 'draft', 'writer', storage).put(unsent)
  expect(hasDraftOfOtherAccount('eve', 'draft', storage)).toBe(true)
  expect(hasDraftOfOtherAccount('ada', 'draft', storage)).toBe(false)
  expect(hasDraftOfOtherAccount('eve', 'another', storage)).toBe(false)
})
