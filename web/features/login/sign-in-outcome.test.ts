import { describe, expect, it } from 'vitest'
import { asksForVerification, doneBefore } from './sign-in-outcome.ts'

describe('asksForVerification', () => {
  it.each([
    ['Verify your email first', true],
    ['You have to VERIFY this address', true],
    ['Email or password is wrong', false],
  ])('%s: %s', (message, expected) => {
    expect(asksForVerification(message)).toBe(expected)
  })
})

describe('doneBefore', () => {
  it('is told on the way from /verify and of a browser made known', () => {
    const fromVerify = { to: '/onboarding', state: { verified: true } }
    expect(doneBefore(null, fromVerify)).toMatch(/verified/)
    expect(doneBefore(null, { ...fromVerify, state: { verified: true, provider: 'microsoft' } })).toBe(
      'Your email is verified. Sign in with Microsoft once to go on.',
    )
    expect(doneBefore({ known: true }, undefined)).toMatch(/known/)
    expect(doneBefore(null, { to: '/onboarding', state: null })).toBeUndefined()
    expect(doneBefore({ known: 1 }, undefined)).toBeUndefined()
  })
})
