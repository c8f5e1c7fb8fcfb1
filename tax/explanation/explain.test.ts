import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nothingPaid } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import { soundAnswers } from '../testing/arbitraries.ts'
import { citationText, explain, explainLines, totalDeductionsOf } from './index.ts'

const context = { currentYear: 2026 }
const runs = { numRuns: 1_000 }
const of = (answers: object) => explain({ status: 'employee', taxYear: 2026, ...answers }, context)

describe('lines', () => {
  test('their figures are the result’s', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { result, lines } = explainLines(answers, context)
        expect(result).toEqual(calculate(answers, context))
        const amounts = new Map(lines.map(({ id, amount }) => [id, amount]))
        const told = [
          'earnedIncome',
          'investmentIncome',
          'benefitsInKind',
          'annualIncome',
          'taxableIncome',
          'totalTax',
        ] as const
        expect(told.map((key) => amounts.get(key))).toEqual(told.map((key) => result[key]))
        expect(amounts.get('totalDeductions')).toBe(totalDeductionsOf(result))
        const bands = lines.filter(({ role }) => role === 'band')
        expect(bands.map(({ amount }) => amount)).toEqual(result.breakdown.map(({ tax }) => tax))
      }),
      runs,
    )
  })

  test('every line has a name, a sentence and a section', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const { lines } = explainLines(answers, context)
        const empty = lines.filter(
          ({ label, sentence, citation }) =>
            label === '' ||
            !sentence.endsWith('.') ||
            citation.law === '' ||
            !/section|Schedule/i.test(citation.section),
        )
        expect(empty).toEqual([])
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      }),
      runs,
    )
  })

  test.each([
    [{ status: 'pensioner', pension: 2_000_000 }, 'section 163(1)(i) (162 in the National Assembly copy)'],
    [{ status: 'other', otherIncome: 700_000, ...nothingPaid }, 'Fourth Schedule'],
    [{ status: 'other', otherIncome: 100_000, mortgageInterest: 200_000 }, 'section 30'],
    [{ status: 'other', otherIncome: 5_000_000 }, 'section 58 and Fourth Schedule'],
  ])('the total of %j cites what makes it so', (answers, cited) => {
    const { lines } = explainLines({ taxYear: 2026, ...answers }, context)
    const total = lines.find(({ id }) => id === 'totalTax')
    expect(total && citationText(total.citation)).toBe(`Nigeria Tax Act 2025, ${cited}`)
  })

  test('the steps of a sum of typed amounts add up to it', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const sums = explainLines(answers, context).lines.filter(({ id }) =>
          ['earnedIncome', 'investmentIncome', 'benefitsInKind', 'annualIncome', 'totalTax'].includes(id),
        )
        const off = sums.filter(
          ({ amount, steps }) =>
            steps.reduce((sum, step) => sum + Math.round(step.amount * 100), 0) !== Math.round(amount * 100),
        )
        expect(off).toEqual([])
      }),
      runs,
    )
  })

  test('rent relief, as the drawing of the page has it', () => {
    const { lines } = of({ salary: 6_000_000, rentPaidBySelf: 1_000_000 })
    const line = lines.find(({ id }) => id === 'rentRelief')
    expect(line).toEqual({
      id: 'rentRelief',
      role: 'relief',
      label: 'Rent relief',
      amount: 200_000,
      sentence: 'The Act takes off 20% of the rent you paid, and at most ₦500,000.',
      steps: [
        { label: 'Rent you paid', amount: 1_000_000 },
        { label: '20% of it', amount: 200_000 },
        { label: 'The most allowed', amount: 500_000 },
        { label: 'Rent relief, the smaller of the two', amount: 200_000 },
      ],
      citation: { law: 'Nigeria Tax Act 2025', section: 'Section 30(2)(a)(vi)' },
    })
    expect(line && citationText(line.citation)).toBe('Nigeria Tax Act 2025, section 30(2)(a)(vi)')
  })

  test('the bands, as the drawing of the page has them', () => {
    const paid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
    const { lines } = of({ salary: 6_000_000, rentPaidBySelf: 1_000_000, ...paid })
    const bands = lines.filter(({ role }) => role === 'band')
    expect(bands.map(({ label, sentence, amount }) => [label, sentence, amount])).toEqual([
      ['First ₦800,000 at 0%', 'The first ₦800,000 of taxable income is taxed at 0%.', 0],
      ['Next ₦2,200,000 at 15%', '15% × ₦2,200,000 = ₦330,000.', 330_000],
      [
        'The last ₦2,800,000 at 18%',
        '₦5,800,000 − ₦3,000,000 = ₦2,800,000, and 18% of it is ₦504,000.',
        504_000,
      ],
    ])
  })

  test('a default, a zero and an amount are told apart', () => {
    const { lines } = of({ salary: 6_000_000, nhfContribution: 0, nhisContribution: 10 })
    const sentences = lines.filter(({ role }) => role === 'deduction').map(({ sentence }) => sentence)
    expect(sentences).toEqual([
      'You left it empty, so 8% of your income is assumed: 8% × ₦6,000,000 = ₦480,000.',
      'Your answer is ₦0, so nothing is taken off.',
      'Your answer; it is taken off in full.',
    ])
  })

  test('an assumed share is not cited as the Act’s', () => {
    const { lines } = of({ salary: 6_000_000, nhfContribution: 0 })
    const sections = lines.filter(({ role }) => role === 'deduction').map(({ citation }) => citation.section)
    expect(sections).toEqual([
      'Section 30(2)(a)(iii), which names no percentage',
      'Section 30(2)(a)(i)',
      'Section 30(2)(a)(ii), which names no percentage',
    ])
  })

  test('before 2026 the citation says that the Act is only an estimate', () => {
    const { lines } = of({ taxYear: 2025, salary: 6_000_000 })
    const total = lines.find(({ id }) => id === 'totalTax')
    expect(total && citationText(total.citation)).toBe(
      'Estimate by the Nigeria Tax Act 2025, section 58 and Fourth Schedule',
    )
  })

  test('what we do otherwise for pensioners is said to be ours', () => {
    const { lines } = of({ status: 'pensioner', interest: 5 })
    const sentenceOf = (key: string) => lines.find(({ id }) => id === key)?.sentence
    expect(sentenceOf('interest')).toBe(
      'Your answer. We count dividends and interest as zero for pensioners.',
    )
    expect(sentenceOf('investmentIncome')).toBe('Nothing of what you declared counts here.')
    expect(sentenceOf('pensionContribution')).toBe('We take nothing off for it for pensioners.')
  })

  test('without income nothing is said to have been taken off it', () => {
    const line = of({}).lines.find(({ id }) => id === 'taxableIncome')
    expect(line?.sentence).toBe('There is no income to tax.')
  })

  test('the consolidated relief before 2026', () => {
    const { lines } = of({ taxYear: 2025, salary: 6_000_000 })
    expect(lines.find(({ id }) => id === 'consolidatedRelief')).toMatchObject({
      amount: 1_400_000,
      sentence:
        'For tax years before 2026 this calculator takes off ₦200,000 and 20% of your income. The law then in force takes off ₦200,000 or 1% of gross income, whichever is higher, plus 20% of gross income (reported by PwC).',
    })
  })
})

test('nothing that is told beside a result changes it', () => {
  fc.assert(
    fc.property(soundAnswers, (answers) => {
      const before = JSON.stringify(answers)
      expect(explain(answers, context).result).toEqual(calculate(answers, context))
      expect(JSON.stringify(answers)).toBe(before)
    }),
    runs,
  )
})
