import { expect, it, vi } from 'vitest'
import { fakeStorage } from '../autosave/testing/fakes.ts'
import { isTinPutOff, noteAsked, putOffTin, stepsToAsk } from './put-off.ts'

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

it('after the last Continue only what cannot be left out is asked again, until the next sign-in', () => {
  const storage = fakeStorage()
  const all = ['name', 'dateOfBirth', 'tin', 'phoneNumber'] as const
  // The tick alone leaves nothing out: a reload in the middle comes back to it.
  putOffTin(session, true, storage)
  expect(stepsToAsk(all, session, storage)).toEqual(all)
  noteAsked(session, storage)
  expect(stepsToAsk(all, session, storage)).toEqual(['name', 'dateOfBirth'])
  expect(stepsToAsk(['tin', 'phoneNumber'], session, storage)).toEqual([])
  expect(stepsToAsk(all, { ...session, tag: 'later' }, storage)).toEqual(all)
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
