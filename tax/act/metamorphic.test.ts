import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FactKey, factKeys } from '../answers/facts.ts'
import type { AmountKey } from '../answers/keys.ts'
import { calculate } from '../calculate.ts'
import { explain } from '../explanation/index.ts'
import type { ActAnswers } from '../testing/act-oracle.ts'
import { hostile, soundAnswers } from '../testing/arbitraries.ts'
import { answersWithFacts, unreadable, withoutFacts } from '../testing/fact-arbitraries.ts'

const context = { currentYear: 2026 }
const actOf = (answers: ActAnswers) => explain(answers, context).act
const runs = { numRuns: 2_000 }
const minute = 60_000

/** What the estimate takes every matter for, where it is not answered: what was typed, and what is usual. */
function asAssumed(answers: ActAnswers): Readonly<Record<FactKey, unknown>> {
  const isPensioner = answers.status === 'pensioner'
  return {
    resident: 'yes',
    jobs: '1',
    firstJobPay: 0,
    firstJobMonths: 12,
    secondJobPay: 0,
    secondJobMonths: 12,
    thirdJobMonths: 12,
    benefitsJob: '1',
    armedForces: 'none',
    militaryPay: 0,
    carOwner: 'hired',
    carCost: 0,
    carOwnExpense: 0,
    carHire: answers.vehicleBenefit,
    assetCounted: 0,
    assetCost: 0,
    assetOwnExpense: 0,
    homeValue: answers.rentPaidByEmployer,
    homeMonths: 12,
    pensionKind: 'reform',
    annuityUnderReform: 'no',
    gratuityKind: 'other',
    foreignApproved: 0,
    foreignDividendsApproved: isPensioner ? 'yes' : 'no',
    interestBonds: 0,
    interestShortTerm: 0,
    compensation: 0,
    injuryPay: 0,
    businessRecords: 'yes',
    businessTurnover: 0,
    lossesBroughtForward: 0,
    capitalAllowances: 0,
    sharesGain: 0,
    sharesProceeds: 0,
    sharesReinvested: 0,
    homeGain: 0,
    vehiclesGain: 0,
    chattelsGain: 0,
    chattelsProceeds: 0,
    digitalLosses: 0,
    pensionPaid: 0,
    nhfPaid: 0,
    nhisPaid: 0,
    loanForOwnHome: 'yes',
    premiumsYearBefore: answers.lifeAssurance,
    rentMonths: 12,
    rentMonthsInYear: 12,
    foreignTaxPaid: 0,
  }
}

/** The facts that are about one answer of the questionnaire alone. */
const factsAbout: Readonly<Partial<Record<AmountKey, readonly FactKey[]>>> = {
  vehicleBenefit: ['carOwner', 'carCost', 'carOwnExpense', 'carHire'],
  otherBenefits: ['assetCounted', 'assetCost', 'assetOwnExpense'],
  rentPaidByEmployer: ['homeValue', 'homeMonths'],
  pension: ['pensionKind'],
  annuity: ['annuityUnderReform'],
  gratuities: ['gratuityKind'],
  foreignIncome: ['foreignApproved'],
  dividendsForeign: ['foreignDividendsApproved'],
  interest: ['interestBonds', 'interestShortTerm'],
  otherIncome: ['compensation', 'injuryPay'],
  gains: [
    'sharesGain',
    'sharesProceeds',
    'sharesReinvested',
    'homeGain',
    'vehiclesGain',
    'chattelsGain',
    'chattelsProceeds',
    'digitalLosses',
  ],
  mortgageInterest: ['loanForOwnHome'],
  lifeAssurance: ['premiumsYearBefore'],
  rentPaidBySelf: ['rentMonths', 'rentMonthsInYear'],
}

function without(answers: ActAnswers, keys: readonly string[]): ActAnswers {
  const { status, taxYear, ...others } = answers
  const left = Object.entries(others).filter(([key]) => !keys.includes(key))
  return { ...Object.fromEntries(left), status, taxYear }
}

describe('the Act’s total', () => {
  test(
    'is the same when somebody answers what was taken for granted, and nothing is left to ask',
    () => {
      fc.assert(
        fc.property(answersWithFacts, fc.subarray([...factKeys]), (given, some) => {
          const answers = withoutFacts(given)
          const assumed = asAssumed(answers)
          const own = actOf(answers)
          // The two halves of one question: an empty half counts as nothing.
          const halves: FactKey[] = some.includes('interestShortTerm') ? ['interestBonds'] : []
          const partly = Object.fromEntries([...some, ...halves].map((key) => [key, assumed[key]]))
          expect(actOf({ ...answers, ...partly })?.totalTax).toBe(own?.totalTax)
          const whole = actOf({ ...answers, ...assumed })
          expect(whole?.totalTax).toBe(own?.totalTax)
          expect(whole?.questions.filter(({ isOpen }) => isOpen)).toEqual([])
        }),
        runs,
      )
    },
    minute,
  )

  test(
    'is that of never having had an income, once it is removed, whatever was said about it',
    () => {
      fc.assert(
        fc.property(
          answersWithFacts,
          fc.constantFrom(...(Object.keys(factsAbout) as AmountKey[])),
          (answers, key) => {
            const facts = factsAbout[key] ?? []
            const never = actOf(without(answers, [key, ...facts]))
            expect(actOf(without(answers, [key]))?.totalTax).toBe(never?.totalTax)
            expect(actOf({ ...answers, [key]: 0 })?.totalTax).toBe(never?.totalTax)
          },
        ),
        runs,
      )
    },
    minute,
  )

  test(
    'is that of a person without an employer or a trade, whatever was said about them',
    () => {
      const ofWork: readonly FactKey[] = [
        'jobs',
        'firstJobPay',
        'firstJobMonths',
        'secondJobPay',
        'secondJobMonths',
        'thirdJobMonths',
        'benefitsJob',
        'armedForces',
        'militaryPay',
        'businessRecords',
        'businessTurnover',
        'lossesBroughtForward',
        'capitalAllowances',
      ]
      fc.assert(
        fc.property(answersWithFacts, fc.constantFrom('other', 'pensioner'), (given, status) => {
          const answers = { ...given, status }
          expect(actOf(answers)?.totalTax).toBe(actOf(without(answers, ofWork))?.totalTax)
        }),
        runs,
      )
    },
    minute,
  )

  test(
    'does not hang on the order of the answers',
    () => {
      fc.assert(
        fc.property(answersWithFacts, fc.func(fc.integer()), (answers, by) => {
          const { status, taxYear, ...others } = answers
          const sorted = Object.entries(others).sort(([one], [other]) => by(one) - by(other))
          const moved = { taxYear, status, ...Object.fromEntries(sorted) }
          expect(actOf(moved)).toEqual(actOf(answers))
        }),
        runs,
      )
    },
    minute,
  )

  test(
    'is the result and the one difference, and no difference without one',
    () => {
      fc.assert(
        fc.property(answersWithFacts, (answers) => {
          const { act, result } = explain(answers, context)
          const parts = act?.parts ?? []
          const [first] = parts
          const byParts = parts.length < 2 ? result.totalTax + (first?.effect ?? 0) : act?.totalTax
          expect(act?.totalTax).toBe(byParts)
          expect(parts.length === 1 && parts[0]?.effect === 0).toBe(false)
          expect(Number.isSafeInteger(act?.totalTax) && (act?.totalTax ?? -1) >= 0).toBe(true)
        }),
        runs,
      )
    },
    minute,
  )
})

describe('the result', () => {
  test(
    'is the same with and without facts, whatever they are',
    () => {
      const anyFacts = fc.oneof(
        answersWithFacts.map((answers) => without(answers, Object.keys(withoutFacts(answers)))),
        fc.record(Object.fromEntries(factKeys.map((key) => [key, hostile])), { requiredKeys: [] }),
      )
      fc.assert(
        fc.property(soundAnswers, anyFacts, (answers, told) => {
          const both = { ...told, ...answers }
          expect(calculate(both, context)).toEqual(calculate(answers, context))
          expect(explain(both, context).result).toEqual(calculate(answers, context))
        }),
        { numRuns: 5_000 },
      )
    },
    minute,
  )

  test(
    'and the Act take what cannot be read for unanswered, whatever it inherits from',
    () => {
      fc.assert(
        fc.property(
          answersWithFacts,
          fc.subarray([...factKeys], { minLength: 1 }),
          unreadable,
          (given, keys, value) => {
            const answers = without(given, keys)
            const spoilt = { ...answers, ...Object.fromEntries(keys.map((key) => [key, value])) }
            expect(actOf(spoilt)).toEqual(actOf(answers))
            const inherited = Object.assign(Object.create({ jobs: '2', resident: 'no' }) as object, answers)
            expect(actOf(inherited)?.totalTax).toBe(actOf(answers)?.totalTax)
            const sent = JSON.parse(`{"__proto__": {"resident": "no"}, "constructor": 1}`) as object
            expect(actOf({ ...answers, ...sent })?.totalTax).toBe(actOf(answers)?.totalTax)
          },
        ),
        runs,
      )
    },
    minute,
  )
})
