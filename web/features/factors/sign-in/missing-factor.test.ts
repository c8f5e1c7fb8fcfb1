import { expect, it } from 'vitest'
import { refusal } from '../../../api/api-error.ts'
import { factorsAsked, missingFactor } from './missing-factor.ts'

const asked = (more: object) => missingFactor(refusal(401, { error: 'x', code: 'factor_required', ...more }))

it('says which second step the account has', () => {
  const none = { withoutFrom: undefined }
  expect(asked({ factors: ['passkey'] })).toEqual({ code: false, passkey: true, ...none })
  expect(asked({ factors: ['passkey', 'code'] })).toEqual({ code: true, passkey: true, ...none })
  expect(asked({})).toEqual({ code: true, passkey: false, ...none })
  const withoutFrom = '2026-11-29T09:00:00.000Z'
  expect(asked({ factors: ['code'], withoutFrom })).toEqual({ code: true, passkey: false, withoutFrom })
})

it('is about nothing else', () => {
  expect(missingFactor(refusal(401, { error: 'x', code: 'unauthorized' }))).toBeUndefined()
  expect(missingFactor(new Error('offline'))).toBeUndefined()
})

it('reads the same of a reset link', () => {
  expect(factorsAsked([])).toBeUndefined()
  expect(factorsAsked(['passkey'])).toEqual({ code: false, passkey: true, withoutFrom: undefined })
  expect(factorsAsked(['passkey', 'code'])).toEqual({ code: true, passkey: true, withoutFrom: undefined })
})
