import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../contract/http/index.ts'
import { codeMatches, makeDeletionCode } from './DangerZone.tsx'
import { draftFaults, draftOf, resumedDraft, updateOf } from './profile-draft.ts'

const today = '2026-11-21'
const saved: Profile = {
  id: '01900000-0000-7000-8000-000000000000',
  email: 'adaeze@example.ng',
  verified: true,
  firstName: 'Adaeze',
  lastName: 'Okafor',
  dateOfBirth: '1988-03-07',
  tin: '12345678-0001',
  phoneNumber: '+447911123456',
  authProvider: 'email',
  subscriptionActiveUntil: null,
}
const nothing = { ...saved, firstName: null, lastName: null, dateOfBirth: null, tin: null, phoneNumber: null }

describe('draftOf', () => {
  it('infers the country from the stored number', () => {
    expect(draftOf(saved).phone).toMatchObject({ country: 'UK', text: '7911123456' })
    expect(draftOf({ ...saved, phoneNumber: '+12025550123' }).phone.country).toBe('US')
    expect(draftOf(nothing).phone).toEqual({ country: 'NG', text: '' })
  })
})

describe('resumedDraft', () => {
  it('keeps what was typed, and takes everything else as it is saved by now', () => {
    const from = draftOf(saved)
    const to = { ...from, firstName: 'Ada', phone: { country: 'NG', text: '0803 555 0142' } as const }
    const now = { ...saved, firstName: 'Adaora', lastName: 'Obi' }
    expect(resumedDraft({ from, to }, now)).toEqual({ ...to, lastName: 'Obi' })
  })
})

describe('draftFaults', () => {
  it('finds nothing wrong in what is saved, nor in an empty profile', () => {
    expect(draftFaults(draftOf(saved), saved, today)).toEqual({})
    expect(draftFaults(draftOf(nothing), nothing, today)).toEqual({})
  })
  it('lets Tax ID and phone number be emptied, and nothing else', () => {
    expect(Object.keys(draftFaults(draftOf(nothing), saved, today))).toEqual([
      'firstName',
      'lastName',
      'dateOfBirth',
    ])
  })
  it('uses the words of [spec 20.3, 20.4]', () => {
    const draft = { ...draftOf(nothing), tin: '1234', phone: { country: 'NG', text: '123' } as const }
    expect(draftFaults(draft, nothing, today)).toEqual({
      tin: 'TIN must be in the format 12345678-0001',
      phoneNumber: 'Enter a valid phone number',
    })
  })
  it.each(['2026-11-21', '2026-11-22', '2027-01-01'])(
    'refuses the birth %s: today is not past',
    (dateOfBirth) => {
      expect(draftFaults({ ...draftOf(saved), dateOfBirth }, saved, today)).toHaveProperty('dateOfBirth')
    },
  )
})

describe('updateOf', () => {
  it('sends only what is not empty', () => {
    expect(updateOf({ ...draftOf(nothing), firstName: ' Ada ' }, nothing)).toEqual({ firstName: 'Ada' })
    expect(updateOf(draftOf(saved), saved)).toEqual({
      firstName: 'Adaeze',
      lastName: 'Okafor',
      dateOfBirth: '1988-03-07',
      tin: '12345678-0001',
      phoneNumber: '+447911123456',
    })
  })
})

describe('updateOf, emptied', () => {
  it('says that a saved Tax ID and phone number are gone', () => {
    const draft = { ...draftOf(saved), tin: ' ', phone: { country: 'UK', text: '' } as const }
    expect(updateOf(draft, saved)).toMatchObject({ firstName: 'Adaeze', tin: null, phoneNumber: null })
    expect(updateOf(draft, nothing)).toEqual({
      firstName: 'Adaeze',
      lastName: 'Okafor',
      dateOfBirth: '1988-03-07',
    })
  })
})

describe('the deletion code', () => {
  it('has four digits from 1000 to 9999', () => {
    for (let count = 0; count < 200; count += 1) expect(makeDeletionCode()).toMatch(/^[1-9]\d{3}$/)
  })
  it('is compared without the blanks around it', () => {
    expect(codeMatches(' 4827 ', '4827')).toBe(true)
    expect(codeMatches('4828', '4827')).toBe(false)
  })
})
