import { expect, test } from 'vitest'
import { deductionRows, reliefRows } from '../answers/keys.ts'
import { nothing, wholeKobo } from '../money/exact.ts'
import { lawOf } from '../years/index.ts'
import { assess, partFor, partOf } from './assess.ts'
import { charge, slicesOf } from './bands.ts'
import { declare } from './declared.ts'

test.each([
  [undefined, 12],
  [null, 12],
  ['', 12],
  ['none', 12],
  [0, 12],
  [1, 1],
  ['2', 2],
  [11, 11],
  [12, 12],
  [13, 12],
  [6.5, 12],
  [-3, 12],
])('months paid of %o count as %i', (monthsPaid, months) => {
  expect(declare({ status: 'employee', monthsPaid }, 2026).monthsPaid).toBe(months)
})

test('a calendar year that is none is a fault of the program, not of the answers', () => {
  for (const year of [Number.NaN, 2026.5, Infinity])
    expect(() => declare({ status: 'employee', taxYear: 2026 }, year)).toThrow(RangeError)
})

const bands = ({ charge, law }: ReturnType<typeof assess>) =>
  slicesOf(charge, law.bands.list).map(({ tax }) => tax)

test('a calculation leaves the one before it as it was', () => {
  const first = assess(declare({ status: 'employee', salary: 6_000_000, rentPaidBySelf: 1_000_000 }, 2026))
  const { deductions, reliefs } = structuredClone(first)
  const taxes = bands(first)
  const second = assess(
    declare({ status: 'other', nhfContribution: 0, pensionContribution: 0, nhisContribution: 0 }, 2026),
  )
  expect(second.deductions.parts.every((part) => part.kobo === 0)).toBe(true)
  expect(second.reliefs.total).toEqual(nothing)
  expect(bands(second)).toEqual([])
  expect(first.deductions).toEqual(deductions)
  expect(first.reliefs).toEqual(reliefs)
  expect(bands(first)).toEqual(taxes)
})

test('the slices of a list of bands that was never seen hold what each band is full with, and what it charges', () => {
  const bands = lawOf(2026).bands.list.map((band) => ({ ...band }))
  const slices = slicesOf(charge(wholeKobo(6_000_000_000), bands), bands)
  expect(slices.map(({ amount, tax }) => [amount.kobo / 100, tax])).toEqual([
    [800_000, 0],
    [2_200_000, 330_000],
    [9_000_000, 1_620_000],
    [13_000_000, 2_730_000],
    [25_000_000, 5_750_000],
    [10_000_000, 2_500_000],
  ])
})

test('what would come off for an amount is what comes off once it is given', () => {
  const person = { status: 'employee', salary: 6_000_000 }
  for (const row of [...deductionRows, ...reliefRows]) {
    const given = assess(declare({ ...person, [row.key]: 100_000 }, 2026))
    const part = partFor(10_000_000, assess(declare(person, 2026)), row)
    expect(part, row.key).toEqual(partOf(given, row))
    expect(part.kobo, row.key).toBe(row.group === 'relief' ? 2_000_000 : 10_000_000)
  }
})
