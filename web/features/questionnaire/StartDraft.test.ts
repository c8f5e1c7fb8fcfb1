import { expect, it } from 'vitest'
import { lateProfile } from './StartDraft.tsx'

const profile = { firstName: 'Ada', lastName: 'Obi', tin: '12345678-0001' }

it('adds name and Tax ID to a draft that began before the profile was known', () => {
  expect(lateProfile({ taxYear: '2026' }, profile)).toEqual(profile)
  expect(lateProfile({ taxYear: '2026' }, { ...profile, tin: null })).toEqual({
    firstName: 'Ada',
    lastName: 'Obi',
  })
})

it('replaces nothing that was typed or emptied meanwhile', () => {
  expect(lateProfile({ firstName: 'Adaeze' }, profile)).toEqual({ tin: profile.tin })
  expect(lateProfile({ lastName: '', tin: '' }, profile)).toBeUndefined()
  expect(lateProfile(profile, profile)).toBeUndefined()
})
