import { expect, test } from 'vitest'
import { HIDDEN, shownData, shownOutcome } from './shown-data.ts'

const accountId = '0190f5a0-0000-7000-8000-000000000001'

test('a payload is shown when the contract of its queue knows every key of it', () => {
  const payload = { mail: 'password-changed', accountId }
  expect(shownData('mail', payload)).toBe(payload)
  expect(shownData('maintenance', {})).toEqual({})
  expect(shownData('mail', { ...payload, email: 'ada@example.com' })).toBe(HIDDEN)
  expect(shownData('maintenance', payload)).toBe(HIDDEN)
  expect(shownData('mail', 'ada@example.com')).toBe(HIDDEN)
})

test('an outcome is shown when it is words', () => {
  expect(shownOutcome('sent')).toBe('sent')
  expect(shownOutcome(undefined)).toBeUndefined()
  expect(shownOutcome({ email: 'ada@example.com' })).toBe(HIDDEN)
})
