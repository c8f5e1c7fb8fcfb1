import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

/** As objection gives it: with the driver's error on `nativeError`. */
const fromObjection = (nativeError: Error) => Object.assign(new Error('select 1 - x'), { nativeError })

describe('a database error', () => {
  it.each(['57P01', '08006', '53300', 'ECONNREFUSED', '40P01'])('%s means: not now', (code) => {
    const error = withCode(code)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(isDatabaseUnavailable(new Error('wrapped', { cause: error }))).toBe(true)
    expect(isDatabaseUnavailable(fromObjection(error))).toBe(true)
    expect(isDatabaseUnavailable(new AggregateError([error]))).toBe(true)
  })

  it.each(['23505', '42P01', '22P02'])('%s means: wrong', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false)
    expect(isDatabaseUnavailable(fromObjection(withCode(code)))).toBe(false)
  })

  it('is nothing that is no error', () => {
    for (const thrown of [undefined, null, '57P01', { code: '57P01' }])
      expect(isDatabaseUnavailable(thrown)).toBe(false)
  })
})
