import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownResult } from '../../../../contract/http/index.ts'
import { maskResult } from '../../../../contract/http/mask.ts'
import {
  calculate,
  explainFreely,
  oldLawExemptionFor,
  standingOf,
  takerFor,
  type RawAnswers,
} from '../../../../tax/index.ts'
import { Bands } from '../figures/Bands.tsx'
import { OldLawExempt } from '../figures/OldLawExempt.tsx'
import { PayExempt } from '../figures/PayExempt.tsx'
import { TaxAnswer, Totals } from '../figures/TaxFigures.tsx'
import { Exemption, FreeExplained, FreeMonth } from './index.tsx'

const context = { currentYear: 2026 }
const nothing = () => undefined

/** Everything on the page of a free account that depends on the answers. */
function pageOf(answers: RawAnswers, result: ShownResult): string {
  return renderToStaticMarkup(
    <>
      <PayExempt taker={takerFor(answers, 2026)} payeTaken={answers.payeTaken} />
      <TaxAnswer result={result} answers={answers} label={undefined}>
        <Exemption answers={answers} />
      </TaxAnswer>
      <FreeMonth answers={answers} isExempt={result.isExempt} />
      <Totals result={result} />
      <Bands result={result} cite="Section 58" open />
      <FreeExplained answers={answers} isExempt={result.isExempt} onCount={nothing} />
    </>,
  )
}

const naira = fc.integer({ min: 1, max: 80_000_000 })
const incomes = ['salary', 'businessIncome', 'rentalIncome', 'pension', 'interest'] as const
const paid = ['rentPaidBySelf', 'nhisContribution', 'lifeAssurance'] as const
const given = fc.record({
  status: fc.constantFrom('employee', 'self-employed', 'both', 'pensioner', 'other'),
  keys: fc.subarray([...incomes, ...paid], { minLength: 1 }),
  amounts: fc.array(naira, { minLength: 8, maxLength: 8 }),
  /** Another person of the same bands: each amount so many naira more. */
  more: fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 8, maxLength: 8 }),
  payeTaken: fc.option(naira),
})

test('the page of a free account is the same for two incomes in the same bands, but for the masked total', () => {
  let compared = 0
  fc.assert(
    fc.property(given, ({ status, keys, amounts, more, payeTaken }) => {
      const answersOf = (by: readonly number[]): RawAnswers => ({
        status,
        taxYear: 2026,
        payeTaken,
        ...Object.fromEntries(keys.map((key, index) => [key, (amounts[index] ?? 0) + (by[index] ?? 0)])),
      })
      const both = [answersOf([]), answersOf(more)].map((answers) => {
        const result = maskResult(calculate(answers, context))
        const notes = explainFreely(answers, context).notes.map(({ id }) => id)
        const standing = standingOf(answers, context)
        return {
          answers,
          result,
          seen: JSON.stringify([result.breakdown, result.exemptionReason, notes, standing]),
        }
      })
      const [one, other] = both
      fc.pre(one !== undefined && other !== undefined && one.seen === other.seen)
      compared += 1
      const masked = { ...other.result, totalTaxMasked: one.result.totalTaxMasked }
      expect(pageOf(other.answers, masked)).toBe(pageOf(one.answers, one.result))
    }),
    { numRuns: 400, maxSkipsPerRun: 100 },
  )
  expect(compared).toBe(400)
})

test('the page of a free account holds no figure but the masked total, the law’s and the payslip', () => {
  const laws = new Set(['₦0', '₦70,000', '₦50,000,000', '₦12,000,000'])
  const bands = /(?:First|Next|Above|first) ₦[\d,]+/g
  fc.assert(
    fc.property(given, ({ status, keys, amounts, payeTaken }) => {
      const answers: RawAnswers = {
        status,
        taxYear: 2026,
        payeTaken,
        ...Object.fromEntries(keys.map((key, index) => [key, amounts[index] ?? 0])),
      }
      const result = { ...maskResult(calculate(answers, context)), totalTaxMasked: '₦—' }
      const { payslip } = explainFreely(answers, context)
      const page = pageOf(answers, result).replace(bands, '')
      const figures = (page.match(/₦\d[\d,.]*\d|₦\d/g) ?? []).filter(
        (figure) => !laws.has(figure) && figure !== payslip,
      )
      expect(figures).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('what the law of an earlier year exempts is told by the wage of that year, and by no figure of the person', () => {
  const wages = [
    [2021, ['₦30,000']],
    [2022, ['₦30,000']],
    [2023, ['₦30,000']],
    [2024, ['₦30,000', '₦70,000']],
    [2025, ['₦70,000']],
  ] as const
  for (const [taxYear, laws] of wages) {
    for (const [salary, monthsPaid] of [
      [29_999, 1],
      [123_456, 5],
      [359_999.99, 12],
      [839_999.99, 12],
    ] as const) {
      const answers = { status: 'employee', taxYear, salary, monthsPaid }
      const exemption = oldLawExemptionFor(answers, 2026)
      if (exemption === null) continue
      const page = renderToStaticMarkup(<OldLawExempt exemption={exemption} />)
      expect(page).toContain('reported by Mazars and Tolley')
      const figures = page.match(/₦\d[\d,.]*\d/g) ?? []
      expect(figures.filter((figure) => !laws.some((known) => known === figure))).toEqual([])
    }
    expect(oldLawExemptionFor({ status: 'employee', taxYear, salary: 20_000 }, 2026)?.isCertain).toBe(true)
  }
  for (const taxYear of [2020, 2026])
    expect(oldLawExemptionFor({ status: 'employee', taxYear, salary: 20_000 }, 2026)).toBeNull()
})
