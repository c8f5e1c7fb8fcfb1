import { describe, expect, it, test } from 'vitest'
import { openResult, showResult } from '../../http/index.ts'
import { calculate } from '../../../tax/index.ts'
import { bandGeometry, bandsInWords, hatchSpacing } from './bands.ts'

const employee = [
  { amount: 800_000, rate: 0 },
  { amount: 2_200_000, rate: 15 },
  { amount: 2_800_000, rate: 18 },
]

describe('bandGeometry', () => {
  it('draws strips and relief to the scale of the income', () => {
    const { strips, relief } = bandGeometry(employee, 6_000_000)
    expect(strips.map(({ x, width, taxTop }) => [x, width, taxTop])).toEqual([
      [0, 13.33, 100],
      [13.33, 36.67, 85],
      [50, 46.67, 82],
    ])
    expect(relief).toEqual({ x: 96.67, width: 3.33 })
  })

  it('writes a rate from 12% of the width and an amount from 28%', () => {
    const { strips } = bandGeometry(employee, 6_000_000)
    expect(strips.map(({ showsRate }) => showsRate)).toEqual([true, true, true])
    expect(strips.map(({ showsAmount }) => showsAmount)).toEqual([false, true, true])
    const thin = bandGeometry(
      [
        { amount: 11, rate: 15 },
        { amount: 89, rate: 18 },
      ],
      100,
    )
    expect(thin.strips.map(({ showsRate }) => showsRate)).toEqual([false, true])
  })

  it('has no relief when the bands hold the whole income', () => {
    expect(bandGeometry(employee, 5_800_000).relief).toBeUndefined()
  })

  it('leaves empty bands out, and never divides by nothing', () => {
    expect(bandGeometry([{ amount: 0, rate: 0 }], 0)).toEqual({ strips: [], relief: undefined })
    expect(bandGeometry([{ amount: 0, rate: 0 }], 500).relief).toEqual({ x: 0, width: 100 })
  })

  it('widens to the bands when the income stated is less than what they hold', () => {
    expect(bandGeometry([{ amount: 200, rate: 15 }], 100).strips[0]?.width).toBe(100)
  })
})

describe('hatchSpacing', () => {
  it('is closer as the rate rises, and solid at the top', () => {
    expect([15, 18, 21, 23, 25].map(hatchSpacing)).toEqual([10, 7, 5, 4, undefined])
  })
})

const result = calculate(
  {
    taxYear: '2026',
    status: 'employee',
    salary: '6000000',
    rentPaidBySelf: '1000000',
    pensionContribution: '0',
    nhfContribution: '0',
    nhisContribution: '0',
  },
  { currentYear: 2026 },
)

test('says the band picture in words', () => {
  const open = openResult(showResult(result, true))
  expect(open && bandsInWords(open)).toBe(
    'Of ₦6,000,000 income, ₦800,000 is taxed at 0%, then ₦2,200,000 at 15%, which is ₦330,000, then ₦2,800,000 at 18%, which is ₦504,000. ₦200,000 is deductions and reliefs and is not taxed. The tax is ₦834,000.',
  )
})

test('opens no masked result', () => {
  const masked = showResult(result, false)
  expect(masked.totalTaxMasked).toBe('₦834,***')
  expect(openResult(masked)).toBeUndefined()
})
