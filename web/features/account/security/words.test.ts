import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Device } from '../../../../contract/http/index.ts'
import { codesLeftInWords, deviceNames, passwordChangeInWords } from './words.ts'

const device = (part: Partial<Device>): Device => ({
  id: 'a',
  current: false,
  browser: 'Chrome on Android',
  ownDevice: false,
  begunBy: 'password',
  signedInAt: '2026-11-22T09:05:00.000Z',
  lastUsedAt: '2026-11-22T09:05:00.000Z',
  ...part,
})

it('calls a browser by its name, and one of two alike by since when it is signed in', () => {
  const phone = device({ id: 'a', current: true })
  const other = device({ id: 'b' })
  const twin = device({ id: 'c' })
  const laptop = device({ id: 'd', browser: 'Firefox on Linux' })
  expect([...deviceNames([phone, other, twin, laptop]).values()]).toEqual([
    'Chrome on Android',
    'Chrome on Android, since 22 Nov 2026, 10:05',
    'Chrome on Android, since 22 Nov 2026, 10:05, number 2',
    'Firefox on Linux',
  ])
})

it('gives no two sessions that can be ended the same name', () => {
  const some = fc.array(
    fc.record({
      browser: fc.constantFrom('Chrome on Android', 'Firefox on Linux', 'A browser'),
      signedInAt: fc.constantFrom('2026-11-22T09:05:00.000Z', '2026-11-21T09:05:00.000Z'),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(some, (parts) => {
      const devices = parts.map((part, place) => device({ ...part, id: String(place), current: place === 0 }))
      const names = deviceNames(devices)
      const ended = devices.filter(({ current }) => !current).map(({ id }) => names.get(id))
      expect(new Set(ended).size).toBe(ended.length)
    }),
  )
})

it.each([
  [0, 'This signs out every other device.'],
  [1, 'This signs out every other device and ends the link that you gave to a reader.'],
  [3, 'This signs out every other device and ends the 3 links that you gave to a reader.'],
])('tells before what a change of the password ends: %i links', (links, words) => {
  expect(passwordChangeInWords(links)).toBe(words)
})

it('says how many recovery codes are left', () => {
  expect(codesLeftInWords(0)).toMatch(/no recovery codes left/)
  expect(codesLeftInWords(1)).toBe('You have 1 recovery code left. Each works once.')
  expect(codesLeftInWords(9)).toContain('9 recovery codes left')
})
