import { expect, it } from 'vitest'
import { estimateOf } from './estimate.ts'

const answers = { taxYear: '2026', status: 'employee', salary: '6,000,000' }

it('is undefined before status and income are known', () => {
  expect(estimateOf({}, true)).toBeUndefined()
  expect(estimateOf({ taxYear: '2026', status: 'employee' }, true)).toBeUndefined()
  expect(estimateOf({ ...answers, status: '' }, true)).toBeUndefined()
})

it('shows the tax so far in full for Pro, masked for free', () => {
  expect(estimateOf(answers, true)).toEqual({
    total: '₦702,600',
    assumes: 'Assumes 8% pension, 2.5% NHF and 5% NHIS until you answer them.',
  })
  expect(estimateOf(answers, false)?.total).toBe('₦702,***')
})
