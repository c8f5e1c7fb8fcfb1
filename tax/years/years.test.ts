import { describe, expect, test } from 'vitest'
import { formatNaira } from '../money/format.ts'
import { confirmedUntil, firstTaxYear, lawOf, taxYears } from './index.ts'
import type { Band, Figure } from './law.ts'
import { noteFigures } from './nta-2025.ts'
import { personalIncomeTaxAct } from './pita.ts'
import { reporters } from './reporters.ts'
import { type Told, told } from './told.ts'

const laws = [...new Set(taxYears(confirmedUntil).map(lawOf))]
const bandLists: [string, readonly Band[]][] = [
  ...laws.map(({ name, bands }): [string, readonly Band[]] => [name, bands.list]),
  ['PITA', personalIncomeTaxAct.bands.list],
]

/** The tax of a full band in kobo of a naira, by plain integers: width × percent. */
const fullTax = ({ above, upTo, rate }: Band) => (upTo === null ? 0 : ((upTo - above) * rate) / 100)

describe.each(bandLists)('bands of %s', (_name, list) => {
  test('follow each other from zero to no end', () => {
    expect(list[0]?.above).toBe(0)
    expect(list.slice(1).map(({ above }) => above)).toEqual(list.slice(0, -1).map(({ upTo }) => upTo))
    expect(list.at(-1)?.upTo).toBeNull()
  })

  test('charge a whole number of naira when full: only the last row of a result is ever rounded', () => {
    expect(list.map(fullTax).filter((tax) => !Number.isInteger(tax))).toEqual([])
  })

  test('have rates that the arithmetic can hold, rising', () => {
    const rates = list.map(({ rate }) => rate)
    expect(rates.filter((rate) => Math.round(rate * 100) / 100 !== rate || rate > 90)).toEqual([])
    expect([...rates].sort((a, b) => a - b)).toEqual(rates)
  })

  test('are named by their limits', () => {
    const names = list.map(({ above, upTo }) => {
      if (upTo === null) return `Above ${formatNaira(above)}`
      return above === 0 ? `First ${formatNaira(upTo)}` : `Next ${formatNaira(upTo - above)}`
    })
    expect(list.map(({ name }) => name)).toEqual(names)
  })
})

test('the figures of 2026', () => {
  const { bands, pensionDefault, nhfDefault, nhisDefault, rentReliefRate, rentReliefLimit } = lawOf(2026)
  expect(bands.list.map(({ upTo }) => upTo)).toEqual([
    800_000,
    3_000_000,
    12_000_000,
    25_000_000,
    50_000_000,
    null,
  ])
  expect(bands.list.map(({ rate }) => rate)).toEqual([0, 15, 18, 21, 23, 25])
  const values = [pensionDefault, nhfDefault, nhisDefault, rentReliefRate, rentReliefLimit]
  expect(values.map(({ value }) => value)).toEqual([8, 2.5, 5, 20, 500_000])
})

test('the cumulative tax at each limit of the old law', () => {
  let sum = 0
  const cumulative = personalIncomeTaxAct.bands.list.map((band) => (sum += fullTax(band)))
  expect(cumulative.slice(0, 5)).toEqual([21_000, 54_000, 129_000, 224_000, 560_000])
})

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'value' in value

test('every figure has its source', () => {
  const figures = [...laws, personalIncomeTaxAct, noteFigures].flatMap((law) =>
    Object.values(law).filter((value) => isFigure(value)),
  )
  expect(figures.length).toBeGreaterThanOrEqual(20)
  expect(figures.filter(({ source }) => source.length < 10)).toEqual([])
  expect([...laws, personalIncomeTaxAct].filter(({ bands }) => bands.source === '')).toEqual([])
})

test('a figure that is told says where it is read, or who reports it', () => {
  const figures: readonly Told[] = Object.values(told)
  expect(figures.filter(({ source }) => source.length < 10)).toEqual([])
  const unnamed = figures.filter(
    ({ certainty, reportedBy }) => (certainty === 'reported') !== (reportedBy !== undefined),
  )
  expect(unnamed).toEqual([])
  for (const name of Object.values(reporters)) expect(name).toMatch(/^[A-Z].*[^.]$/)
})

test('tax years, newest first', () => {
  expect(taxYears(2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020])
  expect(firstTaxYear).toBe(2020)
  expect(() => lawOf(2019)).toThrow('no figures for the tax year 2019')
})

/*
 * When this fails, a year may be chosen whose figures nobody has looked at. Look whether the law changed, add it if it
 * did, and set `confirmedUntil` (README.md, "A new tax year"). Until then results of that year say that they are not
 * confirmed. The real date is what it asks for: it must fail on the day, not on the next change.
 */
test('the figures of every year that may be chosen today are confirmed', () => {
  const lagos = new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' })
  expect(confirmedUntil).toBeGreaterThanOrEqual(Math.max(...taxYears(Number(lagos.format(new Date())))))
})
