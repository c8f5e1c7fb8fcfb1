import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { calculateChecked } from './calculation.ts'
import { presentSubmission } from './presenter.ts'

const submission = {
  id: '01931b7e-0000-7000-8000-000000000001',
  accountId: '01931b7e-0000-7000-8000-000000000002',
  ...calculateChecked(
    {
      firstName: 'Adaeze',
      lastName: 'Okafor',
      taxYear: 2026,
      status: 'employee',
      salary: 7_654_321,
      vehicleBenefit: 456_789,
    },
    2026,
  ),
  label: null,
  copiedFrom: null,
  copiedFromYear: null,
  completedAt: TEST_NOW,
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
}

describe('a kept calculation', () => {
  it('is shown in full to Pro', () => {
    const shown = presentSubmission(submission, true)
    expect(shown.answers).toEqual(submission.answers)
    expect(shown.result).toEqual({ ...submission.result, totalTaxMasked: null })
  })

  it('is shown to a free account without a figure', () => {
    const shown = presentSubmission(submission, false)
    expect(shown.answers).toEqual({
      firstName: 'Adaeze',
      lastName: 'Okafor',
      taxYear: 2026,
      status: 'employee',
    })
    expect(shown.result.totalTaxMasked).toMatch(/^₦\d,\d\d\*,\*{3}$/)
    for (const row of shown.result.breakdown) expect(row).toMatchObject({ amount: null, tax: null })
    const {
      effectiveRate,
      breakdown,
      exemptionReason: _reason,
      isExempt: _exempt,
      ...amounts
    } = submission.result
    const figures = [
      ...Object.values(amounts),
      effectiveRate,
      ...breakdown.flatMap((row) => [row.amount, row.tax]),
    ]
    const text = JSON.stringify(shown)
    for (const figure of figures.filter((one) => one > 1000)) expect(text).not.toContain(String(figure))
    expect(text).not.toContain(String(effectiveRate))
  })

  it('never carries its owner', () => {
    expect(JSON.stringify(presentSubmission(submission, true))).not.toContain(submission.accountId)
  })
})
