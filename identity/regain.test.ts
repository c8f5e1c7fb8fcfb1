import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailsDue } from './regain.ts'

const DAY = 24 * 3_600_000
const askedAt = new Date('2026-11-21T09:00:00Z')
const wait = { askedAt, takesEffectAt: new Date(askedAt.getTime() + 7 * DAY) }
const after = (ms: number) => new Date(askedAt.getTime() + ms)

test.each([
  [0, 1],
  [3 * DAY - 1, 1],
  [3 * DAY, 2],
  [6 * DAY - 1, 2],
  [6 * DAY, 3],
  [7 * DAY - 1, 3],
  [7 * DAY, 4],
  [400 * DAY, 4],
])('%d ms after the asking, %d mails are due', (ms, due) => {
  expect(mailsDue(wait, after(ms))).toBe(due)
})

test('mails that are due never become fewer', () => {
  fc.assert(
    fc.property(fc.nat(30 * DAY), fc.nat(30 * DAY), (one, more) => {
      expect(mailsDue(wait, after(one + more))).toBeGreaterThanOrEqual(mailsDue(wait, after(one)))
    }),
  )
})
