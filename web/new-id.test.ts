import { validate, version } from 'uuid'
import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('makes valid ids of version 7, none twice', () => {
  const ids = Array.from({ length: 1000 }, () => newId())
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set(['8', '9', 'a', 'b']))
  expect(new Set(ids).size).toBe(1000)
})

it('begins with the time in milliseconds, so that ids sort by it', () => {
  expect(newId(0x0123_4567_89ab)).toMatch(/^01234567-89ab-7/)
  expect(newId(1)).toMatch(/^00000000-0001-7/)
  expect(newId(Date.now() - 1) < newId()).toBe(true)
})
