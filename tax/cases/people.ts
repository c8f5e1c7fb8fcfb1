import type { RawAnswers } from '../answers/raw-answers.ts'
import type { Status } from '../answers/status.ts'

/** Somebody as they would answer: first the questionnaire, then what the Act asks after the result. */
export interface CasePerson {
  /** Who it is, in a few words. */
  readonly who: string
  readonly answers: RawAnswers & { readonly status: Status }
  /** Facts given under Make it exact; empty where nothing is asked that would matter. */
  readonly facts: RawAnswers
}

/** Whole payslips, where nothing was taken for pension, NHF or NHIS. */
const nothingTaken = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 } as const

/** Twelve people whom an estimate alone would mislead (docs/by-the-act.md tells what each reads). */
export const people: readonly CasePerson[] = [
  {
    who: 'A cleaner at the minimum wage who typed no contributions',
    answers: { status: 'employee', salary: 840_000 },
    facts: {},
  },
  {
    who: 'A guard with two jobs of ₦70,000 a month',
    answers: { status: 'employee', salary: 1_680_000, ...nothingTaken },
    facts: { jobs: '2', firstJobPay: 840_000 },
  },
  {
    who: 'An accountant whose payslip takes pension, NHF and tax, and who rents',
    answers: {
      status: 'employee',
      salary: 4_200_000,
      pensionContribution: 336_000,
      nhfContribution: 105_000,
      rentPaidBySelf: 900_000,
      payeTaken: 497_000,
    },
    facts: {},
  },
  {
    who: 'A corper of the national service',
    answers: { status: 'employee', salary: 924_000 },
    facts: {},
  },
  {
    who: 'A market trader without records, sales of ₦9,600,000',
    answers: { status: 'self-employed', businessIncome: 3_300_000, ...nothingTaken },
    facts: { businessRecords: 'no', businessTurnover: 9_600_000 },
  },
  {
    who: 'A tailor with records, a new machine and a loss of last year',
    answers: {
      status: 'self-employed',
      businessIncome: 3_300_000,
      pensionContribution: 0,
      nhfContribution: 0,
      nhisContribution: 60_000,
      rentPaidBySelf: 400_000,
    },
    facts: { businessRecords: 'yes', lossesBroughtForward: 500_000, capitalAllowances: 200_000 },
  },
  {
    who: 'A developer paid from abroad, with a little foreign interest and tax paid there',
    answers: { status: 'other', foreignIncome: 36_000_000, rentPaidBySelf: 3_000_000, ...nothingTaken },
    facts: { foreignApproved: 1_000_000, foreignTaxPaid: 2_000_000, resident: 'yes' },
  },
  {
    who: 'A manager with a company car, house and driver',
    answers: {
      status: 'employee',
      salary: 60_000_000,
      vehicleBenefit: 40_000_000,
      rentPaidByEmployer: 15_000_000,
      domesticStaffCost: 1_800_000,
      ...nothingTaken,
    },
    facts: { carOwner: 'employer', carCost: 40_000_000, homeValue: 15_000_000, homeMonths: 12 },
  },
  {
    who: 'A saver with dividends, a bond, treasury bills and a savings account',
    answers: {
      status: 'employee',
      salary: 6_000_000,
      pensionContribution: 480_000,
      nhfContribution: 0,
      nhisContribution: 0,
      rentPaidBySelf: 1_500_000,
      dividendsNigeria: 5_000_000,
      interest: 2_300_000,
    },
    facts: { interestBonds: 1_200_000, interestShortTerm: 800_000 },
  },
  {
    who: 'Somebody who lost a job in June, with severance and a gratuity',
    answers: {
      status: 'employee',
      salary: 4_500_000,
      otherIncome: 60_000_000,
      gratuities: 10_000_000,
      monthsPaid: 6,
      ...nothingTaken,
    },
    facts: { compensation: 60_000_000, gratuityKind: 'reform' },
  },
  {
    who: 'A pensioner who lets a house and has interest on a savings account',
    answers: { status: 'pensioner', pension: 2_400_000, rentalIncome: 3_000_000, interest: 600_000 },
    facts: { pensionKind: 'reform', interestBonds: 0, interestShortTerm: 0, resident: 'yes' },
  },
  {
    who: 'An employee who sold shares and crypto',
    answers: { status: 'employee', salary: 6_000_000, gains: 30_000_000, ...nothingTaken },
    facts: { sharesGain: 30_000_000, sharesProceeds: 160_000_000, sharesReinvested: 120_000_000 },
  },
]
