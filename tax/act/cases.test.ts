import { describe, expect, test } from 'vitest'
import { explain } from '../explanation/index.ts'

const context = { currentYear: 2026 }
const none = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }
const employee = { status: 'employee', taxYear: 2026, ...none } as const

/** Each case: what the Act comes to, and the result, in naira. */
const cases = {
  'an expatriate with a car, a home and a driver': [
    {
      ...employee,
      salary: 60_000_000,
      vehicleBenefit: 40_000_000,
      rentPaidByEmployer: 15_000_000,
      domesticStaffCost: 1_800_000,
      carOwner: 'employer',
      carCost: 40_000_000,
      homeValue: 15_000_000,
      homeMonths: 12,
    },
    17_070_000,
    27_130_000,
  ],
  'a job at the minimum wage and a trade': [
    { ...employee, status: 'both', salary: 840_000, businessIncome: 900_000 },
    15_000,
    141_000,
  ],
  'two jobs at the minimum wage': [
    { ...employee, salary: 1_680_000, jobs: '2', firstJobPay: 840_000 },
    0,
    132_000,
  ],
  'a job at the minimum wage and one above': [
    { ...employee, salary: 2_040_000, jobs: '2', firstJobPay: 840_000 },
    60_000,
    186_000,
  ],
  'national service': [{ ...employee, salary: 924_000 }, 18_600, 18_600],
  'national service with rent': [{ ...employee, salary: 924_000, rentPaidBySelf: 300_000 }, 9_600, 9_600],
  'a saver with shares, a bond and bills': [
    {
      ...employee,
      salary: 6_000_000,
      pensionContribution: 480_000,
      rentPaidBySelf: 1_500_000,
      dividendsNigeria: 5_000_000,
      interest: 2_300_000,
      interestBonds: 1_200_000,
      interestShortTerm: 800_000,
    },
    783_600,
    2_059_200,
  ],
  'severance and a gratuity': [
    {
      ...employee,
      salary: 4_500_000,
      otherIncome: 60_000_000,
      gratuities: 10_000_000,
      compensation: 60_000_000,
      gratuityKind: 'reform',
    },
    2_475_000,
    16_555_000,
  ],
  'severance beside a large salary': [
    { ...employee, salary: 12_000_000, otherIncome: 75_000_000, compensation: 75_000_000 },
    7_440_000,
    19_680_000,
  ],
  'rent for two years': [
    { ...employee, salary: 6_000_000, rentPaidBySelf: 2_000_000, rentMonths: 24 },
    834_000,
    798_000,
  ],
} as const

describe('the Act’s own total', () => {
  test.each(Object.entries(cases))('%s', (_name, [answers, byTheAct, result]) => {
    const explained = explain(answers, context)
    expect([explained.act?.totalTax, explained.result.totalTax]).toEqual([byTheAct, result])
  })
})
