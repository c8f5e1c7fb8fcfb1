import { expect, it, vi } from 'vitest'
import { fakeStorage } from '../autosave/testing/fakes.ts'
import { isTinPutOff, putOffTin } from './put-off.ts'

const session = { account: 'ada', tag: 'now', ownDevice: false }

it('the tick holds for its session, and goes when it is taken away', () => {
  const storage = fakeStorage()
  expect(isTinPutOff(session, storage)).toBe(false)
  putOffTin(session, true, storage)
  expect(isTinPutOff(session, storage)).toBe(true)
  for (const other of [
    { ...session, tag: 'later' },
    { ...session, account: 'eve' },
  ])
    expect(isTinPutOff(other, storage)).toBe(false)
  putOffTin(session, false, storage)
  expect(isTinPutOff(session, storage)).toBe(false)
})

it('is the page’s alone where the device stores nothing', () => {
  const full = fakeStorage()
  vi.spyOn(full, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => putOffTin(session, true, full)).not.toThrow()
  expect(isTinPutOff(session, full)).toBe(false)
  expect(isTinPutOff(session, undefined)).toBe(false)
})
