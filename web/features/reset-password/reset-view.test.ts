import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { endsInWords, newPasswordFaults, resetView } from './reset-view.ts'

const fresh = { token: 'abc', done: false, valid: undefined, error: null }

describe('resetView', () => {
  it('validates first, then shows the form or the dead link', () => {
    expect(resetView(fresh)).toBe('validating')
    expect(resetView({ ...fresh, valid: true })).toBe('form')
    expect(resetView({ ...fresh, valid: false })).toBe('invalid')
    expect(resetView({ ...fresh, token: undefined })).toBe('invalid')
  })
  it('tells a link that was refused from a check that got no answer', () => {
    expect(resetView({ ...fresh, error: new ApiError(400, 'validation', 'Too long') })).toBe('invalid')
    expect(resetView({ ...fresh, error: new ApiError(0, 'offline', 'No connection') })).toBe('unreachable')
    expect(resetView({ ...fresh, error: new ApiError(503, 'unavailable', 'Down') })).toBe('unreachable')
  })
  it('ends with success', () => {
    expect(resetView({ ...fresh, valid: true, done: true })).toBe('done')
  })
})

describe('newPasswordFaults', () => {
  it('asks for 8 characters, then for the same twice', () => {
    expect(newPasswordFaults('1234567', '1234567')).toEqual({
      password: 'Password must be at least 8 characters long',
    })
    expect(newPasswordFaults('12345678', '12345679')).toEqual({ confirmation: 'Passwords do not match' })
    expect(newPasswordFaults('12345678', '12345678')).toEqual({})
  })
})

describe('endsInWords', () => {
  it.each([
    [{ sessions: 2, waysIn: ['google'] }, 'This signs out 2 devices and removes: Google.'],
    [{ sessions: 1, waysIn: [] }, 'This signs out 1 device.'],
    [{ sessions: 0, waysIn: [], links: 1 }, 'This ends a link that you gave to a reader.'],
    [
      { sessions: 1, waysIn: ['google'], links: 2 },
      'This signs out 1 device, ends 2 links that you gave to a reader and removes: Google.',
    ],
    [
      { sessions: 0, waysIn: ['passkey', 'microsoft', 'passkey'] },
      'This removes: 2 passkeys, Microsoft. A passkey or app that you show below stays.',
    ],
    [{ sessions: 0, waysIn: ['hosted'] }, 'This removes: hosted.'],
    [undefined, 'Nobody is signed in to this account now.'],
  ])('%j', (ends, words) => {
    expect(endsInWords(ends)).toBe(words)
  })
})
