import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../contract/http/index.ts'
import { afterLogin, asksForVerification, doneBefore, emailToFill } from './sign-in-outcome.ts'

const complete: Profile = {
  id: '01900000-0000-7000-8000-000000000000',
  email: 'adaeze@example.ng',
  verified: true,
  firstName: 'Adaeze',
  lastName: 'Okafor',
  dateOfBirth: '1988-03-07',
  tin: '12345678-0001',
  phoneNumber: '+2348035550142',
  authProvider: 'email',
  subscriptionActiveUntil: null,
}
const results = { to: '/results', state: { draftId: '1' } }

describe('afterLogin', () => {
  it('leads an unverified person to verification, whatever was asked for', () => {
    expect(afterLogin({ ...complete, verified: false }, results).to).toBe('/verify-pending')
  })
  it('returns to the place that asked for the sign-in, with its navigation state', () => {
    expect(afterLogin(complete, results)).toEqual(results)
  })
  it('otherwise asks for what the profile lacks, or opens the dashboard', () => {
    expect(afterLogin({ ...complete, tin: null }, undefined).to).toBe('/onboarding')
    expect(afterLogin(complete, undefined).to).toBe('/dashboard')
  })
})

describe('asksForVerification', () => {
  it.each([
    ['Verify your email first', true],
    ['You have to VERIFY this address', true],
    ['Email or password is wrong', false],
  ])('%s: %s', (message, expected) => {
    expect(asksForVerification(message)).toBe(expected)
  })
})

describe('emailToFill', () => {
  it('is the address that the page before knew, and nothing else', () => {
    expect(emailToFill({ email: 'ada@example.ng' })).toBe('ada@example.ng')
    for (const state of [null, {}, { email: 1 }, 'x']) expect(emailToFill(state)).toBeUndefined()
  })
})

describe('doneBefore', () => {
  it('is told on the way from /verify and of a browser made known', () => {
    const fromVerify = { to: '/onboarding', state: { verified: true } }
    expect(doneBefore(null, fromVerify)).toMatch(/verified/)
    expect(doneBefore({ known: true }, undefined)).toMatch(/known/)
    expect(doneBefore(null, { to: '/onboarding', state: null })).toBeUndefined()
    expect(doneBefore({ known: 1 }, undefined)).toBeUndefined()
  })
})
