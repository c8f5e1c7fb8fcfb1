import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNaira, statusOptions, type Answers } from '../../../tax/index.ts'
import { oldLawOracle } from '../../../tax/testing/old-law-oracle.ts'
import { inRowWords } from '../dashboard/words.ts'
import { answerOf, readBy } from './testing/read-by.tsx'

const naira = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000_000 }))
const people = fc.record({
  status: fc.constantFrom(...statusOptions.map(({ value }) => value)),
  monthsPaid: fc.integer({ min: 1, max: 12 }),
  salary: naira,
  businessIncome: naira,
  pension: naira,
  interest: naira,
  rentPaidBySelf: naira,
  pensionContribution: naira,
})
const named = { firstName: 'Ada', lastName: 'Obi' }

/** What stands on a page before the first section that opens, or before the actions where there is none. */
const beforeTheFolds = (text: string) => text.split(/Your income, band by band|Effective Rate/)[0] ?? ''

test.each([2020, 2021, 2022, 2023, 2024, 2025])(
  'what the law of %i asks stands at once beside the total, for Pro in naira and for a free account as a dash',
  (taxYear) => {
    fc.assert(
      fc.property(people, (person) => {
        const answers: Answers = { ...named, ...person, taxYear }
        const law = formatNaira(Number(oldLawOracle({ ...person, taxYear }).net.totalTax))
        const name = `By the law of ${taxYear}`
        const line = (text: string) => text.slice(text.lastIndexOf(name)).slice(0, 400)
        const read = readBy(answers, true)
        for (const page of [read.results, read.kept]) expect(line(beforeTheFolds(page))).toContain(` ${law} `)
        for (const report of [read.report, read.keptReport])
          expect(report).toContain(`"act":{"kind":"line","cells":["${name}","${law}"]`)
        expect(inRowWords(answerOf(answers, true))).toContain(`${name}: ${law}`)

        const masked = readBy(answers, false)
        for (const page of [masked.results, masked.kept])
          expect(beforeTheFolds(page)).toMatch(new RegExp(`${name}\\s+—`))
        for (const report of [masked.report, masked.keptReport])
          expect(report).toContain(`"act":{"kind":"line","cells":["${name}","—"],"notes":[]}`)
        expect(answerOf(answers, false).yearLawTax).toBeNull()
        expect(inRowWords(answerOf(answers, false)).join()).toMatch(/An estimate: the law of \d{4} had/)
      }),
      { numRuns: 30 },
    )
  },
)

test('a year of the Act has no such line', () => {
  const answers: Answers = { ...named, taxYear: 2026, status: 'employee', salary: 3_600_000 }
  for (const paid of [true, false])
    expect(Object.values(readBy(answers, paid)).join()).not.toContain('By the law of')
  expect(answerOf(answers, true).yearLawTax).toBeNull()
})
