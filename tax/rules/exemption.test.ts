import { describe, expect, test } from 'vitest'
import { assess } from './assess.ts'
import { declare } from './declared.ts'
import { exemptionCause, exemptionReason, exemptionSource } from './exemption.ts'

const nothingPaid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
const exempt = [
  ['no_income', { status: 'employee' }, 'No income was declared', 'Section 58 and Fourth Schedule'],
  [
    'pension_only',
    { status: 'pensioner', pension: 5_000_000 },
    'Your pension is exempt',
    'Section 163(1)(i)',
  ],
  [
    'reliefs_cover_income',
    { status: 'employee', salary: 100, pensionContribution: 100 },
    'Your reliefs and deductions are at least as much',
    'Section 30',
  ],
  [
    'within_free_band',
    { status: 'employee', salary: 800_000, ...nothingPaid },
    'within the first ₦800,000, which is taxed at 0%.',
    'Fourth Schedule',
  ],
  [
    'under_half_a_naira',
    { status: 'employee', salary: 800_003.33, ...nothingPaid },
    'less than 50 kobo',
    'Section 58 and Fourth Schedule',
  ],
] as const

describe.each(exempt)('no tax: %s', (cause, answers, words, source) => {
  const assessment = assess(declare(answers, 2026))
  const reason = exemptionReason(assessment)

  test('is why, in words', () => {
    expect(exemptionCause(assessment)).toBe(cause)
    expect(reason).toContain(words)
  })

  test('stands on its section of the law', () => {
    const told = exemptionSource(reason, assessment.law.bands.source)
    expect(told.replace(/ \(162.*/, '')).toBe(source)
  })
})

test('the first slice is of the Fourth Schedule only where the bands are the Act’s own', () => {
  const reason = exemptionReason(assess(declare({ status: 'employee', salary: 1 }, 2026)))
  expect(exemptionSource(reason, 'An estimate by Section')).toBe('An estimate by Section')
})

test('where tax is due there is no reason, and the section is that of the bands', () => {
  const assessment = assess(declare({ status: 'employee', salary: 800_004, ...nothingPaid }, 2026))
  expect(exemptionCause(assessment)).toBeNull()
  expect(exemptionReason(assessment)).toBeNull()
  expect(exemptionSource(null, 'the bands')).toBe('the bands')
  expect(exemptionSource(null, 'Section 58')).toBe('Section 58')
})
