import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accommodationHelper, monthlyFromYearly, vehicleHelper, yearlyFromMonthly } from './index.ts'

/** Whole naira of which a twentieth is whole too. */
const amount = fc.integer({ min: 0, max: 1_000_000 }).map((tens) => tens * 20)

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

  test('what the employee spends comes off the 5% only, never off a hire', () => {
    expect(vehicleHelper({ hire: 6_000_000, paidByYou: 500_000 })).toMatchObject({
      amounts: { vehicleBenefit: 6_000_000 },
    })
    fc.assert(
      fc.property(amount, amount, amount, (cost, paidByYou, hire) => {
        const owned = Math.max(0, cost / 20 - paidByYou)
        expect(vehicleHelper({ cost, paidByYou, hire })).toMatchObject({
          amounts: { vehicleBenefit: owned + hire },
        })
      }),
    )
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
    [15_000_000, 63_800_000, 12_760_000],
  ])('worth %d beside a pay of %o counts %d', (rentalValue, otherPay, counts) => {
    expect(accommodationHelper({ rentalValue, otherPay })).toMatchObject({
      ok: true,
      amounts: { rentPaidByEmployer: counts },
    })
  })

  test('counts for the months it was had, and the limit stays that of the year', () => {
    const home = { rentalValue: 3_000_000, otherPay: 6_000_000 }
    const counts = (months: unknown) => accommodationHelper({ ...home, months })
    expect(counts(3)).toMatchObject({
      amounts: { rentPaidByEmployer: 750_000 },
      steps: [{ label: 'Value for 3 months' }, {}, {}],
    })
    expect(counts('1')).toMatchObject({
      amounts: { rentPaidByEmployer: 250_000 },
      steps: [{ label: 'Value for 1 month' }, {}, {}],
    })
    expect(counts('')).toEqual(counts(12))
    for (const months of [0, 13, 1.5, 'all', -1])
      expect(counts(months)).toEqual({ ok: false, faults: { months: 'Type a whole number from 1 to 12' } })
  })
})

test('months and years', () => {
  expect(yearlyFromMonthly(500_000)).toBe(6_000_000)
  expect(yearlyFromMonthly(0.1, 3)).toBe(0.3)
  expect(monthlyFromYearly(6_000_000)).toBe(500_000)
  expect(monthlyFromYearly(100)).toBe(8.33)
})
