import { describe, expect, test } from 'vitest'
import { explain, type RawAnswers, shownLines, signedAmount, signedNaira } from '../../../../tax/index.ts'
import {
  comparedRows,
  ifExemptInWords,
  ledgerOf,
  minimumTaxInWords,
  readingsInWords,
  verdictOf,
} from './figures.ts'

const of = (answers: RawAnswers) =>
  explain({ taxYear: 2026, status: 'employee', ...answers }, { currentYear: 2026 })
const nothingPaid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
const renting = of({ salary: 6_000_000, rentPaidBySelf: 1_000_000, ...nothingPaid })
const joinedUp = ({ before, figure, after }: ReturnType<typeof verdictOf>) => before + figure + after

test.each([
  [36_000, '+₦36,000'],
  [-86_400, '−₦86,400'],
  [0, '₦0'],
  [-0, '₦0'],
])('an effect of %d naira is written %s', (effect, words) => {
  expect(signedNaira(effect)).toBe(words)
})

describe('the lines that are shown', () => {
  const shown = shownLines(renting.lines)
  const ids = shown.map(({ id }) => id)

  test('leave out a sum of one figure, never the taxable income', () => {
    expect(ids).not.toContain('earnedIncome')
    expect(ids).not.toContain('annualIncome')
    expect(ids).not.toContain('totalDeductions')
    expect(ids).toContain('taxableIncome')
    expect(ids.slice(-1)[0]).toBe('totalTax')
  })

  test('tell a sum as soon as it adds something up', () => {
    const { lines } = of({ salary: 4_000_000, allowances: 500_000, interest: 100_000 })
    const sums = shownLines(lines).filter(({ role }) => role === 'sum')
    expect(sums.map(({ id }) => id)).toEqual([
      'earnedIncome',
      'annualIncome',
      'totalDeductions',
      'taxableIncome',
    ])
  })

  test('have a minus where something is taken off, sums of it included', () => {
    const { lines } = of({ salary: 6_000_000, rentPaidBySelf: 1_000_000 })
    const amounts = Object.fromEntries(lines.map((line) => [line.id, signedAmount(line)]))
    expect(amounts).toMatchObject({
      salary: 6_000_000,
      pensionContribution: -480_000,
      rentRelief: -200_000,
      totalDeductions: -1_130_000,
      taxableIncome: 4_870_000,
    })
  })

  test('open to the sum that ends in their own figure', () => {
    const ledgers = shown.map(ledgerOf).filter((ledger) => ledger.length > 0)
    expect(ledgers.map((ledger) => ledger.slice(-1)[0]?.kind)).toEqual(ledgers.map(() => 'sum'))
    const rent = shown.find(({ id }) => id === 'rentRelief')
    expect(rent && ledgerOf(rent).map(({ amount }) => amount)).toEqual([
      '₦1,000,000',
      '₦200,000',
      '₦500,000',
      '₦200,000',
    ])
    const taxable = shown.find(({ id }) => id === 'taxableIncome')
    expect(taxable && ledgerOf(taxable).slice(-1)[0]?.amount).toBe('₦5,800,000')
  })
})

describe('the old law', () => {
  test('in one sentence: less, more, the same', () => {
    expect(joinedUp(verdictOf(renting.oldLaw, 2026))).toBe('You pay ₦62,000 less than under the old law.')
    const rich = of({ salary: 30_000_000, ...nothingPaid }).oldLaw
    expect(joinedUp(verdictOf(rich, 2026))).toMatch(/^You pay ₦[\d,]+ more than under the old law\.$/)
    expect(joinedUp(verdictOf({ ...rich, difference: 0 }, 2026))).toBe(
      'You pay the same as under the old law.',
    )
  })

  test('for a year in which it was in force it is set against an estimate', () => {
    const { oldLaw } = of({ taxYear: 2025, salary: 6_000_000 })
    expect(joinedUp(verdictOf(oldLaw, 2025))).toBe('The law of 2025 asks ₦266,840 more than this estimate.')
    expect(joinedUp(verdictOf({ ...oldLaw, difference: 5 }, 2025))).toBe(
      'The law of 2025 asks ₦5 less than this estimate.',
    )
    expect(joinedUp(verdictOf({ ...oldLaw, difference: 0 }, 2025))).toBe(
      'The law of 2025 asks the same as this estimate.',
    )
  })

  test('its two readings are the same when nothing else was taken off, and differ otherwise', () => {
    expect(readingsInWords(renting.oldLaw)).toContain('because no contribution or premium was taken off')
    expect(readingsInWords(of({ salary: 5_000_000, nhfContribution: 0, nhisContribution: 0 }).oldLaw)).toBe(
      'The old relief can be read in two ways. The first stands above; some calculators use the second.',
    )
  })

  test('never says of two figures that they are not compared, nor compares them where that is not certain', () => {
    const kinds = [{}, nothingPaid].flatMap((paid) =>
      ([2025, 2026] as const).flatMap((taxYear) =>
        [{}, { interest: 85_000.75 }, { foreignIncome: 100_000 }, { vehicleBenefit: 50_000 }].map(
          (other) => ({
            taxYear,
            salary: 6_000_000,
            ...paid,
            ...other,
          }),
        ),
      ),
    )
    for (const answers of kinds) {
      const { oldLaw } = of(answers)
      const said = `${joinedUp(verdictOf(oldLaw, answers.taxYear))} ${readingsInWords(oldLaw)}`
      expect(said).not.toContain('not compared')
      const isCertain = oldLaw.notCompared === null
      const isCompared = /compared above|(?:less|more) than/.test(said)
      expect([said.includes('not certain'), isCompared], said).toEqual([!isCertain, isCertain])
    }
  })

  test('its least tax is told where the bands asked for less', () => {
    expect(minimumTaxInWords(renting.oldLaw)).toBeUndefined()
    const trade = of({ status: 'self-employed', businessIncome: 300_000, ...nothingPaid }).oldLaw
    expect(minimumTaxInWords(trade)).toBe(
      'The old bands alone come to ₦2,800. The old law asked for at least 1% of income, which is ₦3,000.',
    )
  })

  test('exempts a job at the minimum wage: not a naira more than before, and a row of its own', () => {
    const both = { status: 'both', salary: 840_000, businessIncome: 200_000, ...nothingPaid } as const
    const { result, oldLaw } = of(both)
    expect(joinedUp(verdictOf(oldLaw, 2026))).toBe('Under the old law your pay is exempt.')
    const jobs = { salary: 2_040_000, ...nothingPaid, jobs: '2', firstJobPay: 840_000 } as const
    expect(joinedUp(verdictOf(of(jobs).oldLaw, 2026))).toBe('Under the old law part of your pay is exempt.')
    expect(readingsInWords(oldLaw)).toContain('for what is left of your income')
    expect(minimumTaxInWords(oldLaw)).toContain('at least 1% of the income that is left, which is ₦2,000.')
    const rows = comparedRows(result, oldLaw).map(({ label, before, now }) => [label, before, now])
    expect(rows.slice(0, 4)).toEqual([
      ['Total Income', '₦1,040,000', '₦1,040,000'],
      ['Exempt pay', '−₦840,000', '₦0'],
      ['Total Deductions', '−₦240,000', '₦0'],
      ['Taxable Income', '₦0', '₦1,040,000'],
    ])
    expect(ifExemptInWords(oldLaw)).toBeUndefined()
    const inDoubt = of({ taxYear: 2024, salary: 840_000, ...nothingPaid }).oldLaw
    expect(ifExemptInWords(inDoubt)).toBe('If your pay is exempt, the old law asks ₦0.')
  })

  test('stands beside the new, figure by figure', () => {
    const rows = comparedRows(renting.result, renting.oldLaw)
    expect(rows.map(({ label, before, now }) => [label, before, now])).toEqual([
      ['Total Income', '₦6,000,000', '₦6,000,000'],
      ['Total Deductions', '−₦1,400,000', '−₦200,000'],
      ['Taxable Income', '₦4,600,000', '₦5,800,000'],
      ['Highest rate reached', '24%', '18%'],
      ['Effective Rate', '14.93%', '13.90%'],
    ])
    const { result, oldLaw } = of({ salary: 6_000_000 })
    expect(comparedRows(result, oldLaw)[1]).toEqual({
      label: 'Total Deductions',
      before: '−₦2,144,000',
      now: '−₦930,000',
    })
  })
})
