import { describe, expect, test } from 'vitest'
import { nothingPaid, standingOf, statusOptions, type Answers } from '../../../tax/index.ts'
import { inRowWords } from '../dashboard/words.ts'
import { answerOf, readBy } from './testing/read-by.tsx'

const toldTable = statusOptions.flatMap(({ value: status }) =>
  [2025, 2026].flatMap((taxYear) =>
    [0, 900_000].flatMap((businessIncome) =>
      [0, 50_000, 3_000_000].flatMap((interest) =>
        [0, 3_000_000].map((dividendsForeign) => ({
          status,
          taxYear,
          businessIncome,
          interest,
          dividendsForeign,
          firstName: 'Ada',
          lastName: 'Obi',
          salary: 3_000_000,
          pension: 2_000_000,
        })),
      ),
    ),
  ),
)

describe.each([true, false])('what no result stands without (Pro: %s)', (paid) => {
  test.each(toldTable)(
    '$status $taxYear, business $businessIncome, interest $interest, foreign dividends $dividendsForeign',
    (answers) => {
      const { status, businessIncome, interest, dividendsForeign } = answers
      const isOfAct = answers.taxYear === 2026
      const said = {
        'a pensioner’s interest on savings is taxed': isOfAct && status === 'pensioner' && interest > 0,
        'a pensioner’s dividends from abroad are taxed':
          isOfAct && status === 'pensioner' && dividendsForeign > 0,
        'If you keep no records of your business':
          isOfAct && (status === 'self-employed' || status === 'both') && businessIncome > 0,
      }
      const read = readBy(answers, paid)
      for (const place of ['results', 'kept', 'report', 'keptReport'] as const)
        for (const [words, isSaid] of Object.entries(said)) {
          const [text, at] = [read[place], read[place].indexOf(words)]
          expect(at >= 0, `${place}: ${words}`).toBe(isSaid)
          // Before the figure or the exemption.
          expect(at).toBeLessThan(text.search(/Total Tax Due|Tax Exempt|Tax Due|TAX EXEMPT/))
        }
      const rows = inRowWords(answerOf(answers, paid)).filter((words) => words !== 'Tax Exempt')
      expect(rows.length).toBe(isOfAct ? Object.values(said).filter(Boolean).length : 1)
    },
  )
})

const facts = { interest: 1_000_000, interestBonds: 400_000, dividendsForeign: 500_000 }

test.each([
  ['pensioner', facts, ['pensioner-interest', 'pensioner-foreign-dividends']],
  ['pensioner', { ...facts, interestShortTerm: 600_000 }, ['pensioner-foreign-dividends']],
  ['pensioner', { ...facts, foreignDividendsApproved: 'yes' }, ['pensioner-interest']],
  ['pensioner', { ...facts, resident: 'no' }, []],
  ['self-employed', { businessIncome: 1, businessRecords: 'no' }, ['no-records']],
  ['self-employed', { businessIncome: 1, businessRecords: 'yes' }, []],
] as const)('%s, %o: told first %s', (status, given, told) => {
  expect(standingOf({ status, taxYear: 2026, ...given }, { currentYear: 2026 }).toldFirst).toEqual(told)
})

test('for whom the Act exempts the masked total stands in a line, and paper without it names none above', () => {
  const cleaner = {
    firstName: 'Ada',
    lastName: 'Obi',
    taxYear: 2026,
    status: 'employee',
    salary: 840_000,
  } as const
  const answers: Answers = { ...cleaner, ...nothingPaid }
  const read = readBy(answers, false)
  expect(read.results).toMatch(/your pay is exempt.*Total Tax Due, by this calculator’s rules ₦—.*Upgrade/)
  expect(read.report + read.keptReport).not.toContain('The tax above')
  expect(readBy(answers, true).report).toContain('This calculator’s rules tax every job by the bands')
  expect(inRowWords(answerOf(answers, false))).toEqual(['By the Act your pay is exempt'])
})
