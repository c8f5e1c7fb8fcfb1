import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/http/index.ts'
import { ApiError } from '../api/api-error.ts'
import { callFaults, emptyFaults, hasFaults, schemaFaults, tinFault } from './faults.ts'

describe('schemaFaults', () => {
  it('gives the first fault of each field in the contract’s words', () => {
    expect(schemaFaults(endpoints.signup.body, { email: '', password: 'short' })).toEqual({
      email: 'Type your email address',
      password: 'Password must be at least 8 characters long',
    })
  })
  it('is empty when nothing is wrong', () => {
    const faults = schemaFaults(endpoints.login.body, { email: ' Ada@Example.ng ', password: 'x' })
    expect(hasFaults(faults)).toBe(false)
  })
})

describe('emptyFaults', () => {
  it('names what was left empty as the schema would', () => {
    const values = { email: ' ', password: '' }
    expect(emptyFaults(values)).toEqual(schemaFaults(endpoints.login.body, values))
    expect(hasFaults(emptyFaults({ email: 'not an address', password: ' x' }))).toBe(false)
  })
})

describe('callFaults', () => {
  it('puts the server’s faults at the fields of this form', () => {
    const refused = new ApiError(400, 'validation', 'Check the form', {
      fields: { tin: 'TIN must be in the format 12345678-0001', other: 'Unknown' },
    })
    expect(callFaults(refused, ['tin'])).toEqual({ tin: 'TIN must be in the format 12345678-0001' })
  })
  it('otherwise says the message for the whole form', () => {
    const refused = new ApiError(401, 'invalid_credentials', 'Email or password is wrong')
    expect(callFaults(refused, ['email'])).toEqual({ form: 'Email or password is wrong' })
  })
})

describe('tinFault', () => {
  it.each(['12345678-0001', ' 12345678-0001 ', '123456780001', '1234 5678 0001'])('takes %j', (text) => {
    expect(tinFault(text)).toBeUndefined()
  })
  it.each(['', '12345678', '1234567890123', '1234567-0001', '12345678-00011', 'abcdefgh-0001'])(
    'refuses %j',
    (text) => {
      expect(tinFault(text)).toBe('TIN must be in the format 12345678-0001')
    },
  )
})
