import { describe, expect, it } from 'vitest'
import {
  blankAnswers,
  heldStep,
  profileUpdateOf,
  stepFaults,
  stepToShow,
  type OnboardingAnswers,
} from './answers.ts'

const today = '2026-11-21'
const blank = blankAnswers({ firstName: null, lastName: null }, false)
const full: OnboardingAnswers = {
  firstName: ' Adaeze ',
  lastName: 'Okafor',
  dateOfBirth: { day: '7', month: 'March', year: '1988' },
  tin: ' 1234 5678 0001 ',
  hasNoTin: false,
  phone: { country: 'NG', text: '0803 555 0142' },
}
const all = ['name', 'dateOfBirth', 'tin', 'phoneNumber'] as const

describe('stepFaults', () => {
  it('asks for both names after trimming', () => {
    expect(stepFaults('name', { ...blank, firstName: '  ' }, today)).toEqual({
      firstName: 'Type your first name',
      lastName: 'Type your last name',
    })
  })
  it('marks the part of the date that is wrong', () => {
    const dateOfBirth = { day: '7', month: 'Marsh', year: '1988' }
    expect(Object.keys(stepFaults('dateOfBirth', { ...blank, dateOfBirth }, today))).toEqual([
      'dateOfBirth-month',
    ])
  })
  it('blocks a malformed TIN with the words of [spec 20.3]', () => {
    expect(stepFaults('tin', { ...blank, tin: '123' }, today)).toEqual({
      tin: 'TIN must be in the format 12345678-0001',
    })
  })
  it('asks for no Tax ID of somebody who says that they have none yet', () => {
    expect(stepFaults('tin', blank, today)).toHaveProperty('tin')
    expect(stepFaults('tin', { ...blank, tin: '123', hasNoTin: true }, today)).toEqual({})
  })
  it('lets every phone pass', () => {
    expect(stepFaults('phoneNumber', blank, today)).toEqual({})
    const phone = { country: 'NG', text: '12345' } as const
    expect(stepFaults('phoneNumber', { ...blank, phone }, today)).toEqual({})
  })
})

describe('stepToShow', () => {
  it('shows the step asked for when all before it are answered', () => {
    expect(stepToShow(all, 3, full, today)).toBe(3)
  })
  it('goes back to the first that is open, as after a reload', () => {
    expect(stepToShow(all, 3, blank, today)).toBe(0)
    expect(stepToShow(all, 3, { ...full, tin: '' }, today)).toBe(2)
  })
  it('stays within the steps', () => {
    expect(stepToShow(['tin'], 9, full, today)).toBe(0)
    expect(stepToShow(all, -1, full, today)).toBe(0)
  })
})

const clampTo = (index: number) => () => index

describe('heldStep', () => {
  it('stays while a name is typed, and is clamped anew by the next navigation', () => {
    const arrived = heldStep(undefined, 'reload', clampTo(0))
    expect(arrived.index).toBe(0)
    // The first letter of the last name fills the gap: the step that was asked for would be next.
    expect(heldStep(arrived, 'reload', clampTo(3))).toBe(arrived)
    expect(heldStep(arrived, 'next', clampTo(1)).index).toBe(1)
  })
})

describe('profileUpdateOf', () => {
  it('sends no Tax ID of somebody who has none yet, whatever was typed before', () => {
    expect(profileUpdateOf(['tin'], { ...full, hasNoTin: true }, today)).toEqual({})
  })
  it('sends what was asked and is not empty', () => {
    expect(profileUpdateOf(all, full, today)).toEqual({
      firstName: 'Adaeze',
      lastName: 'Okafor',
      dateOfBirth: '1988-03-07',
      tin: '12345678-0001',
      phoneNumber: '+2348035550142',
    })
    expect(profileUpdateOf(['tin', 'phoneNumber'], { ...full, phone: blank.phone }, today)).toEqual({
      tin: '12345678-0001',
    })
  })
})
