import { describe, expect, test } from 'vitest'
import { HIDDEN, shownAnswer, shownData, shownReturnValue, shownText } from './shown-data.ts'

const accountId = '0190f5a0-0000-7000-8000-000000000001'

test('a payload is shown when the contract of its queue knows every key of it', () => {
  const payload = { mail: 'already-registered', accountId }
  expect(shownData('mail', payload)).toBe(payload)
  expect(shownData('maintenance', {})).toEqual({})
  expect(shownData('mail', { ...payload, email: 'ada@example.com' })).toBe(HIDDEN)
  expect(shownData('maintenance', payload)).toBe(HIDDEN)
  expect(shownData('mail', 'ada@example.com')).toBe(HIDDEN)
})

test('an outcome is shown when it is words', () => {
  expect(shownReturnValue('sent')).toBe('sent')
  expect(shownReturnValue(undefined)).toBeUndefined()
  expect(shownReturnValue({ email: 'ada@example.com' })).toBe(HIDDEN)
})

describe('words of faults and logs', () => {
  test.each([
    ['550 no mailbox ada@example.ng', '550 no mailbox (address)'],
    ['invalid input "Ada Obi" for type date', 'invalid input (value) for type date'],
    ['salary of ₦6,000,000 is odd', 'salary of (amount) is odd'],
    ['tin 12345678-0001 twice', 'tin (number) twice'],
    ['call +2348031234567', 'call (number)'],
  ])('%s', (told, shown) => {
    expect(shownText(told)).toBe(shown)
  })

  test.each([
    'request 01939f5e-7a52-7c1e-8f2a-5a1b2c3d4e5f, attempt 2: sent',
    'at process (/app/dist/worker/run-job.js:120:11)',
    'The mail server did not take the mail now (451 4.7.1 at RCPT TO)',
  ])('%s stays', (told) => {
    expect(shownText(told)).toBe(told)
  })
})

test('an answer is cleaned wherever a fault or an address stands in it', () => {
  const answer = {
    queues: [
      {
        jobs: [
          { failedReason: '"Ada"', stacktrace: ['Error: "Ada"\n at x.ts:1:2'], opts: { note: 'a@b.ng' } },
        ],
      },
    ],
  }
  expect(shownAnswer(answer)).toEqual({
    queues: [
      {
        jobs: [
          {
            failedReason: '(value)',
            stacktrace: ['Error: (value)\n at x.ts:1:2'],
            opts: { note: '(address)' },
          },
        ],
      },
    ],
  })
  expect(shownAnswer(['attempt 1: "Ada"'], true)).toEqual(['attempt 1: (value)'])
})
