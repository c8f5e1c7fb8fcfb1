import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain } from '../explanation/index.ts'
import { overInWords } from './over.ts'

const year = 2026
const saver = { status: 'employee', taxYear: year, salary: 6_000_000, interest: 2_300_000 } as const

test('more than there is of it is said, with what becomes of it', () => {
  expect(overInWords('interestBonds', { ...saver, interestBonds: '2.4m' }, year)).toBe(
    'That is more than the ₦2,300,000 that you typed for interest. Only that much counts.',
  )
  expect(overInWords('interestBonds', { ...saver, interestBonds: 2_300_000 }, year)).toBeNull()
  const both = { ...saver, interestBonds: 2_000_000, interestShortTerm: 300_001 }
  expect(overInWords('interestShortTerm', both, year)).toContain('₦2,300,000')
  expect(overInWords('secondJobPay', { ...saver, firstJobPay: 4e6, secondJobPay: 3e6 }, year)).toContain(
    'of one job',
  )
  expect(overInWords('carCost', { ...saver, carCost: 1e12 }, year)).toBeNull()
})

test('and only that much counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (interestBonds) => {
      const taxOf = (bonds: number) =>
        explain({ ...saver, interestBonds: bonds }, { currentYear: year }).act?.totalTax
      const isOver = overInWords('interestBonds', { ...saver, interestBonds }, year) !== null
      expect(taxOf(interestBonds)).toBe(taxOf(isOver ? saver.interest : interestBonds))
    }),
  )
})
