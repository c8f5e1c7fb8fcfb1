import { expect, test } from 'vitest'
import { isReasonGap, REASON_GAP } from './reason.ts'

test('the gap of a printed line is known for one, and a reason is none', () => {
  const printed = /"(.*)"/.exec(REASON_GAP)?.[1] ?? ''
  for (const gap of [printed, ` ${printed} `, '<text>', 'TEXT']) expect(isReasonGap(gap)).toBe(true)
  for (const reason of ['ticket 4711: mail not received', 'TEXT of the mail was wrong', '5 < 10 and 10 > 5'])
    expect(isReasonGap(reason)).toBe(false)
})
