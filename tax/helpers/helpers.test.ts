import { describe, expect, test } from 'vitest'
import { accommodationHelper, monthlyFromYearly, vehicleHelper, yearlyFromMonthly } from './index.ts'

describe('vehicle', () => {
  test('5% of the cost', () => {
    expect(vehicleHelper({ cost: '₦20,000,000' })).toMatchObject({
      ok: true,
      amounts: { vehicleBenefit: 1_000_000 },
      source: 'Nigeria Tax Act 2025, section 14(1)(a) and (b), and section 14(2)',
    })
  })

  test('less what the employee paid, never below nothing; or the hire', () => {
    expect(vehicleHelper({ cost: 20_000_000, paidByYou: 300_000 })).toMatchObject({
      amounts: { vehicleBenefit: 700_000 },
    })
    expect(vehicleHelper({ cost: 1_000_000, paidByYou: 300_000 })).toMatchObject({
      amounts: { vehicleBenefit: 0 },
    })
    expect(vehicleHelper({ hire: 2_400_000 })).toMatchObject({ amounts: { vehicleBenefit: 2_400_000 } })
  })

  test('what is no amount is named', () => {
    expect(vehicleHelper({ cost: 'much' })).toEqual({
      ok: false,
      faults: { cost: 'Type it in figures, like 500,000' },
    })
  })
})

describe('accommodation', () => {
  test.each([
    [3_000_000, 6_000_000, 1_200_000],
    [1_200_000, 6_000_000, 1_200_000],
    [500_000, 6_000_000, 500_000],
    [3_000_000, '', 0],
  ])('worth %d beside a pay of %o counts %d', (rentalValue, otherPay, counts) => {
    expect(accommodationHelper({ rentalValue, otherPay })).toMatchObject({
      ok: true,
      amounts: { rentPaidByEmployer: counts },
    })
  })
})

test('months and years', () => {
  expect(yearlyFromMonthly(500_000)).toBe(6_000_000)
  expect(yearlyFromMonthly(0.1, 3)).toBe(0.3)
  expect(monthlyFromYearly(6_000_000)).toBe(500_000)
  expect(monthlyFromYearly(100)).toBe(8.33)
})
