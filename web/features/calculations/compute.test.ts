import { expect, it } from 'vitest'
import { bandsSource, computeShown, lawYear } from './compute.ts'

it('computes as the plan shows it, and nothing without a status', () => {
  const answers = { taxYear: '2026', status: 'employee', salary: '6000000' }
  expect(computeShown(answers, true)).toMatchObject({ totalTax: 702_600, totalTaxMasked: null })
  expect(computeShown(answers, false)).toMatchObject({ totalTax: null, totalTaxMasked: '₦702,***' })
  expect(computeShown({ salary: '1' }, true)).toBeUndefined()
})

it('takes the law of a draft’s tax year', () => {
  expect(lawYear({ taxYear: '2026' })).toBe(2026)
  expect(bandsSource({ taxYear: 2026 })).toBe('Section 58 and Fourth Schedule')
})
