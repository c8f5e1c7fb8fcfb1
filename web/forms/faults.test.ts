import { assert, constantFrom, domain, emailAddress, nat, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { endpoints } from '../../contract/http/index.ts'
import { ApiError } from '../api/api-error.ts'
import { callFaults, emptyFaults, hasFaults, newFaults, tinFault } from './faults.ts'

/** The first fault of each field by the schema of the contract. */
function ofSchema(body: z.ZodMiniType, values: object) {
  const said: Record<string, string> = {}
  for (const { path, message } of body.safeParse(values).error?.issues ?? [])
    said[String(path[0])] ??= message
  return said
}

describe('newFaults', () => {
  it('gives the first fault of each field in the contract’s words', () => {
    expect(newFaults({ email: '', password: 'short' })).toEqual({
      email: 'Type your email address',
      password: 'Password must be at least 8 characters long',
    })
    expect(hasFaults(newFaults({ email: ' Ada@Example.ng ', password: 'warp and weft' }))).toBe(false)
  })
  it('says what the schema says, of whatever is typed', () => {
    const mostly = string({
      unit: constantFrom('a', 'B', '1', '.', "'", '_', '+', '-', '@', ' ', 'é'),
      maxLength: 30,
    })
    const address = oneof(
      mostly,
      string({ maxLength: 300 }),
      emailAddress(),
      tuple(mostly, domain()).map((parts) => parts.join('@')),
      nat(300).map((length) => `${'a'.repeat(length)}@example.ng`),
    )
    const password = oneof(string({ maxLength: 12 }), string({ minLength: 250, maxLength: 260 }))
    assert(
      property(address, password, (email, typed) => {
        const values = { email, password: typed }
        expect(newFaults(values)).toEqual(ofSchema(endpoints.signup.body, values))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('emptyFaults', () => {
  it('names what was left empty as the schema would', () => {
    const values = { email: ' ', password: '' }
    expect(emptyFaults(values)).toEqual(ofSchema(endpoints.login.body, values))
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
