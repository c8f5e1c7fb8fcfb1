import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FactKey, facts } from '../../answers/facts.ts'
import type { RawAnswers } from '../../answers/raw-answers.ts'
import { soundAnswers } from '../../testing/arbitraries.ts'
import { explain, explainFreely } from '../index.ts'

const context = { currentYear: 2026 }
const idsOf = (answers: RawAnswers) => explain(answers, context).notes.map(({ id }) => id)

/** An answer to a question that is asked after the result: the first choice, or one naira, month or employer. */
function answerTo(key: FactKey): string | number {
  const row = facts[key]
  return row.kind === 'choice' ? row.options[0].value : 1
}

/** The answers with everything answered that the Act asks, and what it asks then. */
function settled(answers: RawAnswers): RawAnswers {
  const open = explain(answers, context).act?.questions.find(({ isOpen }) => isOpen)
  const next = open?.common.find((key) => answers[key] === undefined)
  return next === undefined ? answers : settled({ ...answers, [next]: answerTo(next) })
}

const proof = (answers: RawAnswers) =>
  explain(answers, context).notes.find(({ id }) => id === 'rent-proof')?.words
const correctable = (answers: RawAnswers) =>
  explain(answers, context)
    .changes.filter(({ id }) => id !== 'declare-rent')
    .map(({ id, answer }) => [id, answer])

/** What nothing is asked about: it is certain, or advice. */
const always = [
  'dividends-final',
  'pensioner-deductions',
  'rent-proof',
  'sale-in-30-days',
  'family',
  'tax-id',
]

test('a note whose matter was answered in full is told among the Act’s parts, and nowhere else', () => {
  fc.assert(
    fc.property(soundAnswers, (given) => {
      const answers = settled({ ...given, taxYear: 2026 })
      const asked = explain(answers, context).act?.questions.map(({ id }) => id) ?? []
      const left = idsOf(answers).filter((id) => !always.includes(id))
      // Whoever got benefits and no pay in money is asked nothing about jobs.
      expect(
        left.filter((id) => asked.includes('minimum-wage') || !/minimum-wage|two-jobs/.test(id)),
      ).toEqual([])
    }),
    { numRuns: 300 },
  )
})

const person = {
  status: 'employee',
  taxYear: 2026,
  salary: 6_000_000,
  vehicleBenefit: 20_000_000,
  rentPaidBySelf: 1_000_000,
}

test('one that was answered in part stays, and so does every other', () => {
  const before = idsOf(person)
  expect(before).toEqual(expect.arrayContaining(['contributions-paid', 'vehicle-share']))
  expect(idsOf({ ...person, carOwner: 'employer', pensionPaid: 1 })).toEqual(before)
  const known = { ...person, carOwner: 'employer', carCost: 20_000_000, carOwnExpense: 0 }
  expect(idsOf(known)).toEqual(before.filter((id) => id !== 'vehicle-share'))
})

test('a free account, which is told no part of the Act’s total, keeps its notes', () => {
  const known = { ...person, carOwner: 'hired', carHire: 500_000 }
  expect(explainFreely(known, context).notes.map(({ id }) => id)).toContain('vehicle-share')
})

test('how the year’s part of a rent counts is told until its months are known', () => {
  expect(proof(person)).toContain('the year’s part counts')
  expect(proof({ ...person, rentMonths: 24 })).not.toContain('the year’s part counts')
})

test('what was really paid, said after the result, is no assumption to correct any more', () => {
  expect(correctable({ ...person, pensionPaid: 480_000, nhfPaid: 0 })).toEqual([
    ['correct-assumption', 'nhisContribution'],
  ])
  expect(correctable({ ...person, pensionContribution: 480_000, nhfPaid: 0, nhisPaid: 0 })).toEqual([
    ['pay-into-pension', 'pensionContribution'],
  ])
})

test('who lived elsewhere is not told what residents are taxed on', () => {
  const abroad = { ...person, interest: 900_000, foreignIncome: 1, dividendsForeign: 1 }
  const ofResidents = ['interest-exempt', 'foreign-income-channels', 'foreign-dividends-channels']
  expect(idsOf(abroad)).toEqual(expect.arrayContaining(ofResidents))
  expect(idsOf({ ...abroad, resident: 'no' }).filter((id) => ofResidents.includes(id))).toEqual([])
})
