import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain } from '../explanation/index.ts'
import { type ActAnswers, actOracle } from '../testing/act-oracle.ts'
import { answersWithFacts } from '../testing/fact-arbitraries.ts'

const context = { currentYear: 2026 }

/** The figures of the engine as the oracle gives them. */
function actOf(answers: ActAnswers) {
  const { act } = explain(answers, context)
  if (act === null) throw new Error('The year is before the Act')
  return {
    totalTax: BigInt(act.totalTax),
    presumptiveTax: BigInt(act.presumptiveTax),
    foreignTaxCredit: BigInt(act.foreignTaxCredit),
    totalIncome: BigInt(Math.round(act.totalIncome * 100)),
    taxableIncome: BigInt(Math.round(act.taxableIncome * 100)),
  }
}

test('the reading by choices is the Act of the oracle', () => {
  fc.assert(
    fc.property(answersWithFacts, (answers) => {
      expect(actOf(answers)).toEqual(actOracle(answers))
    }),
    { numRuns: 5_000 },
  )
})
