import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calculate,
  explainFreely,
  formatNaira,
  nothingPaid,
  statusOptions,
  type Answers,
} from '../../../tax/index.ts'
import { answerOf, places, readBy } from './testing/read-by.tsx'

const naira = fc.oneof(
  fc.integer({ min: 1_000, max: 80_000_000 }),
  // Near the line between exempt and taxed.
  fc.integer({ min: 780_000, max: 960_000 }),
)
const amounts = fc.record(
  {
    businessIncome: naira,
    salary: naira,
    allowances: naira,
    pension: naira,
    annuity: naira,
    gratuities: naira,
    foreignIncome: naira,
    dividendsNigeria: naira,
    interest: naira,
    rentalIncome: naira,
    otherIncome: naira,
    gains: naira,
    rentPaidByEmployer: naira,
    vehicleBenefit: naira,
    rentPaidBySelf: naira,
    pensionContribution: naira,
    nhisContribution: naira,
    mortgageInterest: naira,
    payeTaken: naira,
  },
  { requiredKeys: [] },
)
const people = fc.record({
  status: fc.constantFrom(...statusOptions.map(({ value }) => value)),
  taxYear: fc.constantFrom(2024, 2025, 2026),
  monthsPaid: fc.integer({ min: 1, max: 12 }),
  amounts,
})

type Drawn = typeof people extends fc.Arbitrary<infer Value> ? Value : never
const answersOf = ({ amounts: given, ...person }: Drawn): Answers => ({
  firstName: 'Ada',
  lastName: 'Obi',
  ...person,
  ...given,
})

const figuresIn = (text: string) => text.match(/₦[\d,]*\d(?:\.\d+)?/g) ?? []

/** Every figure that stands on the pages of a person who typed nothing but their status: the law's. */
const lawsFigures = new Set([
  '₦0',
  '₦800,000',
  '₦2,200,000',
  '₦9,000,000',
  '₦13,000,000',
  '₦25,000,000',
  '₦50,000,000',
  // What Pro costs.
  '₦15,000',
  '₦18,000',
  '₦30,000',
  '₦70,000',
  '₦5,000,000',
  '₦10,000,000',
  '₦12,000,000',
  '₦150,000,000',
])

describe('everything that a free account gets', () => {
  test('holds no figure but the law’s, the masked total and its own payslip', () => {
    fc.assert(
      fc.property(people, (drawn) => {
        const answers = answersOf(drawn)
        const read = readBy(answers, false)
        const payslip = formatNaira(Math.round((answers.payeTaken ?? 0) / drawn.monthsPaid))
        for (const place of places) {
          const figures = figuresIn(read[place]).filter((figure) => !lawsFigures.has(figure))
          expect(
            figures.filter((figure) => figure !== payslip),
            place,
          ).toEqual([])
        }
        expect(figuresIn(read.kept).filter((figure) => !lawsFigures.has(figure))).toEqual([])
        expect(figuresIn(read.report + read.keptReport)).toEqual([])
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  test('is the same for two people whose amounts differ and whose facts agree', () => {
    let compared = 0
    const more = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(people, more, (drawn, by) => {
        const { payeTaken, ...given } = drawn.amounts
        const raised = Object.entries(given).map(([key, value], index) => [key, value + (by[index] ?? 0)])
        const paye = payeTaken === undefined ? {} : { payeTaken }
        const others = { ...drawn, amounts: { ...Object.fromEntries(raised), ...paye } as Drawn['amounts'] }
        const [one, other] = [answersOf(drawn), answersOf(others)]
        fc.pre(factsOf(one) === factsOf(other))
        compared += 1
        expect(readBy(other, false)).toEqual(readBy(one, false))
      }),
      { numRuns: 100, maxSkipsPerRun: 100 },
    )
    expect(compared).toBe(100)
  }, 60_000)
})

/** The facts of a person that hold no figure. */
function factsOf(answers: Answers): string {
  const { result, standing } = answerOf(answers, false)
  const { notes, assumptions } = explainFreely(answers, { currentYear: 2026 })
  return JSON.stringify([result, standing, notes, assumptions])
}

const pays = {
  none: 0,
  'half the minimum wage': 420_000,
  'the minimum wage': 840_000,
  'just over': 900_000,
  much: 3_000_000,
}
const incomes = { none: 0, little: 50_000, much: 3_000_000 }
const table = statusOptions.flatMap(({ value: status }) =>
  Object.entries(pays).flatMap(([pay, salary]) =>
    Object.entries(incomes).flatMap(([other, rentalIncome]) =>
      [12, 6].flatMap((monthsPaid) =>
        ['assumed', 'none paid'].map((contributions) => ({
          status,
          pay,
          other,
          monthsPaid,
          contributions,
          answers: {
            firstName: 'Ada',
            lastName: 'Obi',
            taxYear: 2026,
            status,
            salary,
            rentalIncome,
            monthsPaid,
            ...(contributions === 'none paid' && nothingPaid),
          } satisfies Answers,
        })),
      ),
    ),
  ),
)

/** What is true of a row of the table, said again from the law. */
function truthOf({ answers }: (typeof table)[number]) {
  const { status, salary, rentalIncome, monthsPaid } = answers
  const pay = status === 'employee' || status === 'both' ? salary : 0
  const isPayExempt = pay > 0 && pay <= 70_000 * monthsPaid
  const isExempt = calculate(answers, { currentYear: 2026 }).isExempt
  const without = { ...answers, ...nothingPaid }
  const byTheAct = isPayExempt ? { ...without, salary: 0 } : without
  const isRested =
    isExempt && [without, byTheAct].every((one) => !calculate(one, { currentYear: 2026 }).isExempt)
  const taker = pay === 0 ? 'nobody' : rentalIncome === 0 ? 'employer' : 'both'
  const isPayDue = !calculate({ ...answers, rentalIncome: 0 }, { currentYear: 2026 }).isExempt
  return { isPayExempt, isExempt, isRested, isPayDue, taker }
}

const employerTakes = /Your employer in Nigeria takes|employer should take about/
const isFirst = (text: string) => text.indexOf('your pay is exempt') < text.indexOf('Tax Due')
const restIsTheirs = /yours to pay|aside/i

describe.each([true, false])('what is said (Pro: %s)', (paid) => {
  test.each(table)(
    '$status, pay $pay, other income $other, $monthsPaid months, contributions $contributions',
    (row) => {
      const { isPayExempt, isExempt, isRested, isPayDue, taker } = truthOf(row)
      const read = readBy(row.answers, paid)
      for (const place of ['results', 'kept', 'report', 'keptReport'] as const) {
        const text = read[place]
        expect(text, place).not.toMatch(/you (?:do )?owe|you must pay/i)
        expect(text.includes('Exempt only because'), place).toBe(isRested)
        expect(text.includes('By the Act your pay is exempt'), place).toBe(isPayExempt)
        // Pro's page says what the employer takes, which is nothing where the pay alone is free of tax.
        const isOnPage = paid && (place === 'results' || place === 'kept')
        const isTaken = !isExempt && !isPayExempt && taker !== 'nobody' && (!isOnPage || isPayDue)
        expect(employerTakes.test(text), place).toBe(isTaken)
        const saysTheirs = restIsTheirs.test(text) || /Your other income is still taxed/.test(text)
        expect(saysTheirs, place).toBe(taker !== 'employer' && !isExempt)
      }
      expect(isExempt || !isPayExempt || (isFirst(read.results) && isFirst(read.report))).toBe(true)
      const isNoPaye = isExempt || isPayExempt || (paid && !isPayDue)
      expect(taker === 'nobody' || read.results.includes('no PAYE') === isNoPaye).toBe(true)
      // No employer is told to take nothing where that hangs on what was assumed.
      expect(isRested && /no PAYE from your pay\./.test(read.results.replace(/ +/g, ' '))).toBe(false)
    },
  )
})
