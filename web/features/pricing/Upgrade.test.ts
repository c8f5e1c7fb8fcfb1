import { expect, it } from 'vitest'
import { inAYear } from './Upgrade.tsx'

it.each([
  ['2026-11-21T06:00:00.000Z', '2027-11-21T06:00:00.000Z'],
  ['2028-02-29T06:00:00.000Z', '2029-02-28T06:00:00.000Z'],
])('a year after %s is %s', (from, to) => expect(inAYear(from)).toBe(to))
