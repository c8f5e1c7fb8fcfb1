import { describe, expect, test } from 'vitest'
import { lawChanges } from './changes.ts'
import { lawMatters, lawSaidOf } from './law-said.ts'
import { confirmedUntil, firstTaxYear, firstYearOfAct } from './index.ts'

const years = Array.from({ length: confirmedUntil - firstTaxYear + 1 }, (_, index) => firstTaxYear + index)
const pairs = years.flatMap((one) => years.map((other) => [one, other] as const))
const ids = (one: number, other: number) => lawChanges(one, other).map(({ id }) => id)

describe('what changed in the law between two years [spec 28.4]', () => {
  test.each(years)('is nothing between %i and itself', (year) => {
    expect(lawChanges(year, year)).toEqual([])
  })

  test.each(pairs)('%i and %i: the same the other way round', (one, other) => {
    const back = lawChanges(other, one).map(({ said: [first, second], ...change }) => ({
      ...change,
      said: [second, first],
    }))
    expect(back).toEqual(lawChanges(one, other))
  })

  test.each(pairs)('%i and %i: each row is what the laws of the two years say', (one, other) => {
    for (const { id, said } of lawChanges(one, other)) {
      expect(said).toEqual([lawSaidOf(one)[id], lawSaidOf(other)[id]])
      expect(said[0]).not.toEqual(said[1])
    }
  })

  test('a wage that stayed is told once more, because another law says it', () => {
    const wage = lawChanges(2025, 2026).find(({ id }) => id === 'minimum-wage')
    expect(wage?.said.map(({ words }) => words)).toEqual([
      'No tax on a job that pays no more than ₦70,000 a month.',
      'No tax on a job that pays no more than ₦70,000 a month.',
    ])
  })

  test('by which years', () => {
    expect(ids(2025, 2026)).toEqual(lawMatters)
    expect(ids(2023, 2026)).toEqual(lawMatters)
    expect(ids(2020, 2021)).toEqual(['minimum-wage'])
    expect(ids(2021, 2023)).toEqual([])
    expect(ids(2023, 2024)).toEqual(['minimum-wage'])
    expect(ids(2024, 2025)).toEqual(['minimum-wage'])
    expect(ids(2026, 2027)).toEqual([])
  })
})

describe('the law of a year in words', () => {
  test.each(years)('%i: every sentence ends, and has its source', (year) => {
    for (const id of lawMatters) {
      const { words, source, unsure = '.' } = lawSaidOf(year)[id]
      expect(words).toMatch(/^[A-Z₦\d].*\.$/)
      expect(source).toMatch(/ Act/)
      expect(unsure).toMatch(/\.$/)
    }
  })

  test.each(years.filter((year) => year < firstYearOfAct))(
    '%i: what was not read in the old Act says who reports it, or that it was not checked',
    (year) => {
      const { estimate: _own, 'rent-relief': rent, ...reported } = lawSaidOf(year)
      for (const { source } of Object.values(reported)) expect(source).toContain('reported by ')
      expect(rent.unsure).toContain('not checked')
    },
  )

  test('says the bands, and the figures of the reliefs, as the laws have them', () => {
    expect(lawSaidOf(2025).bands.words).toBe(
      'Of taxable income: first ₦300,000 7%, next ₦300,000 11%, next ₦500,000 15%, next ₦500,000 19%, next ₦1,600,000 21%, above ₦3,200,000 24%.',
    )
    expect(lawSaidOf(2026).bands.words).toContain('first ₦800,000 0%, next ₦2,200,000 15%')
    expect(lawSaidOf(2025)['consolidated-relief'].words).toBe(
      '₦200,000 or 1% of gross income, whichever is higher, plus 20% of gross income comes off.',
    )
    expect(lawSaidOf(2026)['rent-relief'].words).toBe(
      '20% of the rent that you paid comes off, at most ₦500,000.',
    )
    expect(lawSaidOf(2025)['free-band'].words).toBe('None: the first ₦300,000 is taxed at 7%.')
  })
})
