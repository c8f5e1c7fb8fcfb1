import { expect, test } from 'vitest'
import { takerFor } from './taker.ts'

test.each([
  ['employer', { status: 'employee', salary: 1 }],
  ['employer', { status: 'employee', vehicleBenefit: 1 }],
  ['employer', { status: 'both', salary: 1, commissions: 1, interest: 0 }],
  ['employer', { status: 'employee', salary: 1, pension: 1 }],
  ['employer-in-part', { status: 'employee', salary: 1, interest: 1 }],
  ['employer-in-part', { status: 'both', salary: 1, businessIncome: 1 }],
  ['employer-in-part', { status: 'both', otherBenefits: 1, gains: 1 }],
  ['nobody', { status: 'employee' }],
  ['nobody', { status: 'employee', salary: 0 }],
  ['nobody', { status: 'employee', interest: 1 }],
  ['nobody', { status: 'both', businessIncome: 1 }],
  ['nobody', { status: 'self-employed', businessIncome: 1, salary: 1 }],
  ['nobody', { status: 'pensioner', annuity: 1, interest: 1, salary: 1 }],
  ['nobody', { status: 'other', otherIncome: 1, vehicleBenefit: 1 }],
  [null, { status: 'employee', salary: 1, taxYear: 2025 }],
  ['employer', { status: 'employee', salary: 1, taxYear: 2027 }],
])('%s takes the tax of %o', (taker, answers) => {
  expect(takerFor(answers, 2026)).toBe(taker)
})
