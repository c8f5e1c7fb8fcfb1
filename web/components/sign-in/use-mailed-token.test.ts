import { describe, expect, it } from 'vitest'
import { tokenIn } from './use-mailed-token.ts'

describe('tokenIn', () => {
  it('reads the token of the address, undone of its escapes', () => {
    expect(tokenIn({ search: '?token=a%2Bb', state: null })).toBe('a+b')
  })
  it('prefers a new link over what the history kept', () => {
    expect(tokenIn({ search: '?token=new', state: { token: 'old' } })).toBe('new')
  })
  it('falls back on the history after the address was cleaned', () => {
    expect(tokenIn({ search: '', state: { token: 'kept' } })).toBe('kept')
  })
  it.each([
    ['', null],
    ['?token=', null],
    ['?other=1', { token: 7 }],
  ])('has none in %j with %j', (search, state) => {
    expect(tokenIn({ search, state })).toBeUndefined()
  })
})
