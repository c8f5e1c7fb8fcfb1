import { describe, expect, it } from 'vitest'
import { statusOptions } from '../../../tax/index.ts'
import { screenOfStep, stepOf } from '../calculations/index.ts'
import { initialContent, lateProfile } from './initial-content.ts'

const ada = { firstName: 'Adaeze', lastName: 'Okafor', tin: '12345678-0001' }
const tried = { salary: 350_000, rent: 1_200_000 }
const stepOfStart = (
  user: typeof ada | { firstName: null; lastName: null; tin: null },
  status: string | null,
) => {
  const { answers, currentStep } = initialContent(user, { status, tried: undefined })
  return stepOf(null, answers, currentStep, user)
}

const answersOf = (status: string, rent: number | null = tried.rent) =>
  initialContent(ada, { status, tried: { ...tried, rent } }).answers

describe('a new draft', () => {
  it('opens at the status, and at the tick-list once the dashboard asked for it', () => {
    expect(screenOfStep(stepOfStart(ada, null), {})?.kind).toBe('year-and-status')
    for (const { value } of statusOptions) expect(stepOfStart(ada, value)).toBe('had')
  })

  it('asks the name first of an account that has none', () => {
    const nobody = { firstName: null, lastName: null, tin: null }
    expect(stepOfStart(nobody, 'employee')).toBe('name')
  })

  it('takes nothing from an address but a status', () => {
    for (const status of ['king', '', 'constructor'])
      expect(initialContent(ada, { status, tried })).toEqual(
        initialContent(ada, { status: null, tried: undefined }),
      )
  })

  it('begins with the figures of the landing page as far as they are asked', () => {
    expect(answersOf('employee')).toMatchObject({
      salary: '4,200,000',
      monthsPaid: '12',
      rentPaidBySelf: '1,200,000',
      had: 'rent',
    })
    expect(answersOf('pensioner')).toMatchObject({ rentPaidBySelf: '1,200,000', had: 'rent' })
    expect(answersOf('pensioner')).not.toHaveProperty('salary')
    expect(answersOf('both', null)).toMatchObject({ salary: '4,200,000' })
    expect(answersOf('both', null)).not.toHaveProperty('had')
  })
})

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
