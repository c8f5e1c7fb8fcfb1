import { expect, test } from 'vitest'
import { makePro, signInToNewAccount } from './testing/accounts.ts'
import { useJourney } from './testing/journey.ts'
import { answersQuestions, type Answers } from './testing/questionnaire.ts'

const journey = useJourney()

interface Case {
  who: string
  answers: Answers
  /** Figures of the result, worked out by hand in the comment. */
  says: readonly string[]
  /** A question that this person is asked, and one that they are not, by status or because the account has the answer. */
  asked: string
  notAsked: string
}

const cases: readonly Case[] = [
  {
    who: 'an employee with a car, contributions as assumed',
    answers: {
      status: { chooses: 'Employee' },
      salary: { types: '6,000,000' },
      'vehicle-benefit': { types: '1000000' },
    },
    // 7,000,000 less 8% + 2.5% + 5% = 5,915,000: 330,000 + 18% of 2,915,000.
    says: ['₦854,700', '₦5,915,000'],
    asked: 'vehicle-benefit',
    notAsked: 'commissions',
  },
  {
    who: 'a business owner who rents',
    answers: {
      status: { chooses: 'Self-Employed/Business Owner' },
      'business-income': { types: '10 000 000' },
      'rent-paid-by-self': { types: '₦2,000,000' },
    },
    // 10,000,000 less 1,550,000 and 20% of the rent = 8,050,000: 330,000 + 18% of 5,050,000.
    says: ['₦1,239,000', '₦8,050,000'],
    asked: 'business-income',
    notAsked: 'salary',
  },
  {
    who: 'someone with a salary and a business who paid no contributions',
    answers: {
      status: { chooses: 'Both Employee and Self-Employed' },
      'business-income': { types: '30,000,000' },
      salary: { types: '3,000,000' },
      'pension-contribution': { types: '0' },
      'nhf-contribution': { types: '0' },
      'nhis-contribution': { types: '0' },
      'life-assurance': { types: '200,000' },
      'mortgage-interest': { types: '800,000' },
    },
    // 33,000,000 less 1,000,000 = 32,000,000: 330,000 + 1,620,000 + 2,730,000 + 23% of 7,000,000.
    says: ['₦6,290,000', '₦32,000,000'],
    asked: 'salary',
    notAsked: 'tax-id',
  },
  {
    who: 'a pensioner with a house to let',
    answers: {
      status: { chooses: 'Pensioner' },
      pension: { types: '3,600,000' },
      'dividends-nigeria': { types: '500,000' },
      interest: { types: '200,000' },
      'rental-income': { types: '4,000,000' },
    },
    // The pension is exempt, dividends and interest of a pensioner count as nothing: 330,000 + 18% of 1,000,000.
    says: ['₦510,000', '₦4,000,000'],
    asked: 'pension',
    notAsked: 'salary',
  },
  {
    who: 'someone else, up to the highest band',
    answers: {
      status: { chooses: 'Other' },
      'rental-income': { types: '20,000,000' },
      'other-income': { types: '30,000,000' },
      gains: { types: '10m' },
    },
    // 60,000,000 less 15.5% = 50,700,000: 330,000 + 1,620,000 + 2,730,000 + 5,750,000 + 25% of 700,000.
    says: ['₦10,605,000', '₦50,700,000'],
    asked: 'gains',
    notAsked: 'vehicle-benefit',
  },
  {
    who: 'an employee below the first band',
    answers: { status: { chooses: 'Employee' }, salary: { types: '900,000' } },
    // 900,000 less 15.5% = 760,500, all of it in the first ₦800,000; by the Act 15% of ₦100,000 are due, were none paid.
    says: [
      'Tax Exempt',
      '₦760,500',
      '₦15,000',
      'Exempt only because contributions are assumed (8% pension, 2.5% NHF, 5% NHIS).',
    ],
    asked: 'salary',
    notAsked: 'business-income',
  },
]

test('everyone gets the tax of their own kind of income', async () => {
  const person = await journey.arrive()
  const account = await signInToNewAccount(person, journey.services, 'Ngozi')
  await makePro(journey.services, account.email)

  for (const { who, answers, says, asked, notAsked } of cases) {
    await person.opens('/dashboard')
    await person.follows('New Tax Calculation')
    await person.isAsked('tax-year')
    const questions = await answersQuestions(person, answers)
    expect(questions, who).toContain(asked)
    expect(questions, who).not.toContain(notAsked)
    await person.presses('Calculate Tax')
    await person.isAt('/results')
    for (const words of says) await person.sees(words)
    expect(await person.accessibilityFaults(), who).toEqual([])
  }

  await person.opens('/dashboard')
  for (const [total] of cases.slice(0, 5).map(({ says }) => says)) await person.sees(total ?? '')
  expect((await person.reads()).match(/Tax Year 2026/g)).toHaveLength(cases.length)
  expect(person.errors).toEqual([])
  await person.leave()
})
