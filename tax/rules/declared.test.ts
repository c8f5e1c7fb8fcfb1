import { expect, test } from 'vitest'
import { nothing } from '../money/exact.ts'
import { assess } from './assess.ts'
import { slicesOf } from './bands.ts'
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
