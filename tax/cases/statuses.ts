import { nothingPaid } from '../answers/keys.ts'
import type { Case } from './case.ts'

/** What counts for each status, and why nothing may be due. */
export const statuses: readonly Case[] = [
  {
    id: 'employee',
    about: 'An employee’s business income does not count',
    answers: { status: 'employee', taxYear: 2026, salary: 4_000_000, businessIncome: 2_000_000 },
    expected: { annualIncome: 4_000_000, taxableIncome: 3_380_000, totalTax: 398_400, isExempt: false },
  },
  {
    id: 'self-employed',
    about: 'Salary, allowances and benefits of a self-employed person do not count',
    answers: {
      status: 'self-employed',
      taxYear: 2026,
      businessIncome: 6_000_000,
      salary: 9_000_000,
      commissions: 1,
      allowances: 2,
      rentPaidByEmployer: 3,
      domesticStaffCost: 4,
      vehicleBenefit: 5,
      otherBenefits: 6,
    },
    expected: { annualIncome: 6_000_000, benefitsInKind: 0, totalTax: 702_600 },
  },
  {
    id: 'both',
    about: 'Salary and business together',
    answers: { status: 'both', taxYear: 2026, salary: 4_000_000, businessIncome: 2_000_000 },
    expected: { earnedIncome: 6_000_000, totalTax: 702_600 },
  },
  {
    id: 'pensioner',
    about: 'A pensioner’s dividends and interest count as zero; no contribution comes off, even when given',
    answers: {
      status: 'pensioner',
      taxYear: 2026,
      pension: 3_000_000,
      annuity: 5_000_000,
      rentalIncome: 1_000_000,
      dividendsNigeria: 400_000,
      dividendsForeign: 300_000,
      interest: 200_000,
      pensionContribution: 100_000,
      nhfContribution: 100_000,
      nhisContribution: 100_000,
      lifeAssurance: 250_000,
    },
    expected: {
      earnedIncome: 5_000_000,
      investmentIncome: 1_000_000,
      annualIncome: 6_000_000,
      deductionsApplied: 250_000,
      taxableIncome: 5_750_000,
      totalTax: 825_000,
    },
  },
  {
    id: 'other',
    about: 'Income of no particular kind',
    answers: { status: 'other', taxYear: 2026, otherIncome: 6_000_000, salary: 1_000_000 },
    expected: { earnedIncome: 0, investmentIncome: 6_000_000, totalTax: 702_600 },
  },
  {
    id: 'exempt-nothing-declared',
    about: 'Nothing was declared',
    answers: { status: 'employee', taxYear: 2026 },
    expected: {
      isExempt: true,
      exemptionReason: 'No income was declared that counts towards tax.',
      totalTax: 0,
      effectiveRate: 0,
      deductionsApplied: 0,
    },
    breakdown: [],
  },
  {
    id: 'exempt-pension',
    about: 'A pension is all there is',
    answers: { status: 'pensioner', taxYear: 2026, pension: 9_000_000 },
    expected: {
      isExempt: true,
      exemptionReason: 'Your pension is exempt from tax.',
      annualIncome: 0,
      earnedIncome: 0,
    },
    breakdown: [],
  },
  {
    id: 'exempt-reliefs',
    about: 'More was taken off than was earned; nothing is capped',
    answers: { status: 'other', taxYear: 2026, ...nothingPaid, otherIncome: 100_000, lifeAssurance: 150_000 },
    expected: {
      isExempt: true,
      exemptionReason: 'Your reliefs and deductions are at least as much as your income.',
      deductionsApplied: 150_000,
      taxableIncome: 0,
    },
    breakdown: [],
  },
  {
    id: 'exempt-free-band',
    about: 'The whole taxable income is within the free band',
    answers: { status: 'employee', taxYear: 2026, ...nothingPaid, salary: 800_000 },
    expected: {
      isExempt: true,
      exemptionReason: 'Your taxable income is within the first ₦800,000, which is taxed at 0%.',
    },
    breakdown: [['First ₦800,000', 800_000, 0, 0]],
  },
  {
    id: 'exempt-half-naira',
    about: 'Tax of 45 kobo',
    answers: { status: 'employee', taxYear: 2026, ...nothingPaid, salary: 800_003 },
    expected: {
      isExempt: true,
      exemptionReason: 'Your tax comes to less than 50 kobo, which rounds to nothing.',
      taxableIncome: 800_003,
    },
    breakdown: [
      ['First ₦800,000', 800_000, 0, 0],
      ['Next ₦2,200,000', 3, 15, 0],
    ],
  },
]
