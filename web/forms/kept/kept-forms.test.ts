import { expect, it } from 'vitest'
import { fakeStorage } from '../../features/autosave/testing/fakes.ts'
import { removeAccountData, resumeAccountStorage } from '../../session/account-storage.ts'
import { dropForm, keepForm, keptForm } from './kept-forms.ts'

const ada = { account: 'ada', tag: 'phone', ownDevice: false }
const blank = { firstName: '', phone: { country: 'NG', text: '' } }
const typed = { firstName: 'Adaeze', phone: { country: 'NG', text: '0803' } }
const kept = { values: typed, isToSave: false }

it('is found again by its account alone, also in a later session, and the newest of several', async () => {
  const storage = fakeStorage()
  keepForm(ada, 'onboarding', kept, storage)
  expect(keptForm('ada', 'onboarding', blank, storage)).toEqual(kept)
  expect(keptForm('eve', 'onboarding', blank, storage)).toBeUndefined()
  expect(keptForm('ada', 'profile', blank, storage)).toBeUndefined()
  const before = JSON.parse(storage.getItem('naijatax:form:ada:phone:onboarding') ?? '') as object
  const later = { ...before, values: { ...typed, firstName: 'Ada' }, keptAt: '2999-01-01T00:00:00.000Z' }
  storage.setItem('naijatax:form:ada:later:onboarding', JSON.stringify(later))
  expect(keptForm('ada', 'onboarding', blank, storage)?.values.firstName).toBe('Ada')
  dropForm('ada', 'onboarding', storage)
  expect(storage).toHaveLength(0)
})

it('goes with everything of the account at a logout, and nothing is kept after it', () => {
  const storage = fakeStorage()
  keepForm(ada, 'profile', kept, storage)
  removeAccountData('ada', storage)
  keepForm(ada, 'profile', kept, storage)
  expect(storage).toHaveLength(0)
  resumeAccountStorage('ada')
  keepForm(ada, 'profile', kept, storage)
  expect(storage).toHaveLength(1)
})

it.each([
  '',
  '{',
  'null',
  '{"keptAt":"x"}',
  '{"values":{"firstName":1},"keptAt":"x"}',
  '{"values":[],"keptAt":"x"}',
])('stays out when it is not of this form: %s', (text) => {
  const storage = fakeStorage()
  storage.setItem('naijatax:form:ada:phone:profile', text)
  expect(keptForm('ada', 'profile', blank, storage)).toBeUndefined()
})

it('is not kept, and breaks nothing, where the device is full', () => {
  expect(() => keepForm(ada, 'profile', kept, fakeStorage({ full: true }))).not.toThrow()
})
