import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain } from '../explanation/index.ts'
import { type ActAnswers, actOracle } from '../testing/act-oracle.ts'
import { answersWithFacts } from '../testing/fact-arbitraries.ts'
import type { ByTheAct } from './by-the-act.ts'
import type { ChoiceId } from './choice.ts'
import { choices } from './choices/index.ts'

const context = { currentYear: 2026 }

function actOf(answers: ActAnswers): ByTheAct {
  const { act } = explain(answers, context)
  if (act === null) throw new Error('The year is before the Act')
  return act
}

/** The figures of the engine as the oracle gives them. */
const figuresOf = (act: ByTheAct) => ({
  totalTax: BigInt(act.totalTax),
  presumptiveTax: BigInt(act.presumptiveTax),
  foreignTaxCredit: BigInt(act.foreignTaxCredit),
  totalIncome: BigInt(Math.round(act.totalIncome * 100)),
  taxableIncome: BigInt(Math.round(act.taxableIncome * 100)),
})

/** Differences that cannot meet in one person: a pensioner has neither employer nor trade, a non-resident no foreign income. */
const apart: Readonly<Partial<Record<ChoiceId, readonly ChoiceId[]>>> = {
  'pensioner-deductions': [
    'accommodation-limit',
    'armed-forces',
    'business',
    'car-value',
    'contributions-paid',
    'dividends-final',
    'lent-things',
    'minimum-wage',
  ],
  residence: ['foreign-dividends', 'foreign-income', 'foreign-tax', 'interest-kinds'],
}

const met = new Map<string, number>()
const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)

test('the reading by choices is the Act of the oracle', () => {
  fc.assert(
    fc.property(answersWithFacts, (answers) => {
      const act = actOf(answers)
      expect(figuresOf(act)).toEqual(actOracle(answers))
      const ids = act.parts.map(({ id }) => id)
      for (const id of ids) {
        meet(id)
        for (const other of ids) meet(`${id} with ${other}`)
      }
    }),
    { numRuns: 5_000 },
  )
}, 60_000)

test('each difference was compared fifty times, and each pair that can meet', () => {
  const ids = choices.map(({ id }) => id)
  expect(ids.filter((id) => (met.get(id) ?? 0) < 50)).toEqual([])
  const missed = ids.flatMap((id) =>
    ids
      .filter((other) => !met.has(`${id} with ${other}`))
      .filter((other) => !apart[id]?.includes(other) && !apart[other]?.includes(id))
      .map((other) => `${id} with ${other}`),
  )
  expect(missed).toEqual([])
})
