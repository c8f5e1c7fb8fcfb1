import { expect, test } from 'vitest'
import type { AccountantLink } from '../../../contract/http/index.ts'
import { aboutLink, linksInWords, openingsInWords } from './words.ts'

const link: AccountantLink = {
  id: '01931b7e-0000-7000-8000-000000000001',
  reader: 'Ngozi',
  createdAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-12-21T09:00:00.000Z',
  endedAt: null,
  state: 'open',
  opened: 0,
  openings: [],
}
const endedAt = '2026-11-22T08:00:00.000Z'

test.each([
  [{}, 'Made on 21 November 2026. Open until 21 Dec 2026, 10:00.'],
  [{ state: 'expired' }, 'Made on 21 November 2026. Over since 21 Dec 2026, 10:00.'],
  [{ state: 'ended', endedAt }, 'Made on 21 November 2026. You ended it on 22 Nov 2026, 09:00.'],
  [
    { state: 'ended-for-safety', endedAt },
    'Made on 21 November 2026. Ended on 22 Nov 2026, 09:00 for safety, with a new password or email address.',
  ],
  [
    { state: 'paused' },
    'Made on 21 November 2026. Closed while you are not on Pro. With Pro it opens again, until 21 Dec 2026, 10:00.',
  ],
] as const)('%o: %s', (given, words) => {
  expect(aboutLink({ ...link, ...given })).toBe(words)
})

test.each([
  [0, 0, 'Not opened yet'],
  [1, 1, 'Opened once'],
  [3, 3, 'Opened 3 times'],
  [62, 50, 'Opened 62 times, the newest 50 are here'],
])('%i openings, %i kept: %s', (opened, kept, words) => {
  const openings = Array.from({ length: kept }, () => ({ at: endedAt, browser: 'Chrome' }))
  expect(openingsInWords({ opened, openings })).toBe(words)
})

test('the line of the section counts what runs', () => {
  expect(linksInWords([])).toBe('None open')
  expect(linksInWords([{ state: 'expired' }, { state: 'open' }])).toBe('1 open')
  expect(linksInWords([{ state: 'paused' }, { state: 'open' }, { state: 'ended' }])).toBe('2 open')
})
