import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { refusedFault, typedFault } from './email-change.ts'

test('a change is sent only for another address', () => {
  expect(typedFault(' ', 'ada@example.ng')).toBe('Type your new email address')
  expect(typedFault(' Ada@Example.NG ', 'ada@example.ng')).toMatch(/already/)
  expect(typedFault('new@example.ng', 'ada@example.ng')).toBeUndefined()
})

test('a refusal is told in the server’s words, those of the field first', () => {
  expect(refusedFault(null)).toBeUndefined()
  const fields = { email: 'Type an email address like name@example.com' }
  expect(refusedFault(new ApiError(400, 'validation', 'Mend it', { fields }))).toBe(fields.email)
  expect(refusedFault(new ApiError(429, 'too_many_requests', 'Wait a minute'))).toBe('Wait a minute')
})
