import { expect, test } from 'vitest'
import type { RawAnswers } from '../../answers/raw-answers.ts'
import { reporters } from '../../years/reporters.ts'
import { explain } from '../index.ts'

const wordsOf = (id: string, answers: RawAnswers) =>
  explain({ status: 'employee', taxYear: 2026, ...answers }, { currentYear: 2026 }).notes.find(
    (note) => note.id === id,
  )?.words ?? ''

const job = { salary: 840_000 }
const pensioner = { status: 'pensioner', annuity: 3_000_000 }

test.each([
  ['foreign-income-channels', { foreignIncome: 1 }],
  ['foreign-dividends-channels', { dividendsForeign: 1 }],
  ['pensioner-foreign-dividends', { ...pensioner, dividendsForeign: 1 }],
  ['minimum-wage', { ...job, rentalIncome: 1 }],
  ['two-jobs', { salary: 1_000_000, rentalIncome: 1 }],
  ['accommodation-limit', { salary: 6_000_000, rentPaidByEmployer: 3_000_000, otherBenefits: 1 }],
  ['loss-of-office', { otherIncome: 1 }],
])('what %s leaves open is said to be not certain', (id, answers) => {
  expect(wordsOf(id, answers)).toMatch(/not certain/)
})

test.each([
  ['minimum-wage', { salary: 420_000, monthsPaid: 6 }, reporters.boardGuidelines],
  ['two-jobs', { salary: 1_000_000 }, reporters.boardGuidelines],
  ['rent-proof', { salary: 1_000_000, rentPaidBySelf: 1 }, reporters.boardGuidelines],
  ['interest-exempt', { interest: 1 }, reporters.treasuryBills],
  ['business-records', { status: 'both', businessIncome: 1 }, reporters.presumptive],
  ['gains-free', { gains: 1 }, reporters.oyedele],
  ['sale-in-30-days', { gains: 1 }, reporters.presumptive],
])('who reports what %s tells beyond the Act is named', (id, answers, by) => {
  expect(wordsOf(id, answers)).toContain(by)
})

test('what does not concern a person is not told as open to them', () => {
  expect(wordsOf('minimum-wage', job)).not.toMatch(/not certain|reported/)
  expect(wordsOf('two-jobs', { salary: 1_000_000 })).not.toMatch(/not certain/)
  expect(wordsOf('accommodation-limit', { salary: 6_000_000, rentPaidByEmployer: 3_000_000 })).not.toMatch(
    /not certain/,
  )
})

test('nobody is told what the tax would be where that hangs on what is not known', () => {
  const everything = {
    status: 'both',
    salary: 6_000_000,
    businessIncome: 3_000_000,
    foreignIncome: 2_000_000,
    otherIncome: 60_000_000,
    gains: 5_000_000,
    interest: 900_000,
    vehicleBenefit: 20_000_000,
  }
  const { notes } = explain({ taxYear: 2026, ...everything }, { currentYear: 2026 })
  const open = notes.filter(({ effect }) => effect === null)
  expect(open.map(({ id }) => id)).toEqual([
    'interest-exempt',
    'foreign-income-channels',
    'vehicle-share',
    'loss-of-office',
    'gains-free',
    'sale-in-30-days',
    'business-records',
  ])
  expect(open.filter(({ words }) => /your tax is|your tax would/i.test(words))).toEqual([])
})
