import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain, firstTaxYear, type Answers } from '../../../tax/index.ts'
import { testAnswers } from '../../../db/testing/factories.ts'
import { FORM, isChangedByLaw, isSame, lookAt, type Seen } from './fingerprint.ts'

const id = '01920000-0000-7000-8000-000000000000'
const amount = fc.option(fc.integer({ min: 0, max: 500_000_000 }), { nil: undefined })
const answers: fc.Arbitrary<Answers> = fc
  .record({
    taxYear: fc.integer({ min: firstTaxYear, max: 2032 }),
    status: fc.constantFrom('employee', 'self-employed', 'both', 'pensioner', 'other'),
    salary: amount,
    rentPaid: amount,
  })
  .map((given) => ({ ...testAnswers, ...given }) as Answers)

test('the same answers, in any order, under the same law are the same; those of another calculation are not', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const turned = Object.fromEntries(Object.entries(given).toReversed()) as Answers
      const seen = lookAt({ id, answers: given })
      expect(seen).toBeDefined()
      expect(lookAt({ id, answers: turned })).toEqual(seen)
      const other = lookAt({ id: id.replace('0000-7', '0001-7'), answers: given })
      expect(other?.outcomeHash).not.toEqual(seen?.outcomeHash)
      expect(other?.answersHash).not.toEqual(seen?.answersHash)
    }),
    { numRuns: 60 },
  )
})

test('a new calendar year changes no total: it is no change of the law', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 0, max: 30 }), (given, later) => {
      const [now, then] = [given.taxYear, given.taxYear + later].map((currentYear) =>
        explain(given, { currentYear }),
      )
      expect([then?.result.totalTax, then?.act?.totalTax]).toEqual([now?.result.totalTax, now?.act?.totalTax])
    }),
    { numRuns: 60 },
  )
})

test('another amount is another answer', () => {
  const [one, other] = [3_600_000, 3_600_001].map((salary) =>
    lookAt({ id, answers: { ...testAnswers, salary } }),
  )
  expect(one?.answersHash).not.toEqual(other?.answersHash)
})

test('what the law does not take is no fault', () => {
  expect(lookAt({ id, answers: { ...testAnswers, status: 'robot' } as unknown as Answers })).toBeUndefined()
})

test('only another outcome of the same answers, made in the same way, is a change of the law', () => {
  const kinds = [false, true]
  const now: Seen = { answersHash: Buffer.from('a'), outcomeHash: Buffer.from('o'), form: FORM }
  expect(isChangedByLaw(null, now)).toBe(false)
  expect(isSame(null, now)).toBe(false)
  for (const otherForm of kinds)
    for (const otherAnswers of kinds)
      for (const otherOutcome of kinds) {
        const before: Seen = {
          answersHash: Buffer.from(otherAnswers ? 'b' : 'a'),
          outcomeHash: Buffer.from(otherOutcome ? 'p' : 'o'),
          form: otherForm ? FORM - 1 : FORM,
        }
        expect(isChangedByLaw(before, now)).toBe(otherOutcome && !otherAnswers && !otherForm)
        expect(isSame(before, now)).toBe(!otherOutcome && !otherAnswers && !otherForm)
      }
})
