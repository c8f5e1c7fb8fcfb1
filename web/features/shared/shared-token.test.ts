import { expect, test } from 'vitest'
import { memoryStorage } from '../../session/memory-storage.ts'
import { dropLink, heldLink, holdLink, tokenIn } from './shared-token.ts'

test.each([
  ['#abc-DEF_1', 'abc-DEF_1'],
  ['abc', 'abc'],
  ['#', undefined],
  ['', undefined],
  ['# ', undefined],
])('the token in %j is %j', (hash, token) => {
  expect(tokenIn(hash)).toBe(token)
})

test('a link is held for this tab until it is dropped', () => {
  const storage = memoryStorage()
  expect(heldLink(storage)).toBeUndefined()
  holdLink(storage, { token: 'abc', agreed: false })
  expect(heldLink(storage)).toEqual({ token: 'abc', agreed: false })
  holdLink(storage, { token: 'abc', agreed: true })
  expect(heldLink(storage)).toEqual({ token: 'abc', agreed: true })
  dropLink(storage)
  expect(heldLink(storage)).toBeUndefined()
})

test('where storage is forbidden or full nothing is held, and nothing fails', () => {
  const full = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  holdLink(undefined, { token: 'abc', agreed: true })
  holdLink(full, { token: 'abc', agreed: true })
  expect(heldLink(undefined)).toBeUndefined()
})
