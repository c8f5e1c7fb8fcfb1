import { describe, expect, test } from 'vitest'
import { declare } from './declared.ts'
import { grossOf, isMinimumWageJob, type JobFacts, jobsOf, minimumWageOfMonth } from './jobs.ts'
import { oldLawExemptJobs, oldLawPay } from './old-law-pay.ts'

const employee = (answers: object) => declare({ status: 'employee', ...answers }, 2026)
const twelve = (pay: number) => ({ pay, months: 12, givesBenefits: true })

describe('the jobs of a year', () => {
  const declared = employee({ salary: 100, monthsPaid: 6 })
  const payOfEach = (facts: JobFacts) => jobsOf(declared, facts).map(({ pay }) => pay)

  test('are none without an employer, and one unless the pay of each is known', () => {
    expect(jobsOf(declare({ status: 'self-employed', salary: 100 }, 2026), {})).toEqual([])
    expect(jobsOf(employee({ salary: 100 }), {})).toEqual([twelve(10_000)])
    expect(payOfEach({ jobs: '1', firstJobPay: 1 })).toEqual([10_000])
    expect(payOfEach({ jobs: '2' })).toEqual([10_000])
    expect(payOfEach({ jobs: '3', firstJobPay: 1 })).toEqual([10_000])
  })

  test('hold all of the pay: what is more than it is not believed', () => {
    expect(payOfEach({ jobs: '2', firstJobPay: 4_000 })).toEqual([4_000, 6_000])
    expect(payOfEach({ jobs: '2', firstJobPay: 10_000 })).toEqual([10_000, 0])
    expect(payOfEach({ jobs: '2', firstJobPay: 10_001 })).toEqual([10_000])
    expect(payOfEach({ jobs: '3', firstJobPay: 4_000, secondJobPay: 1_000 })).toEqual([4_000, 1_000, 5_000])
    expect(payOfEach({ jobs: '3', firstJobPay: 4_000, secondJobPay: 6_000 })).toEqual([4_000, 6_000, 0])
    expect(payOfEach({ jobs: '3', firstJobPay: 4_000, secondJobPay: 6_001 })).toEqual([10_000])
  })

  test('each have their months, and one of them the benefits', () => {
    const facts = { jobs: '3', firstJobPay: 1, secondJobPay: 2, secondJobMonths: 2 } as const
    const each = jobsOf(declared, facts)
    expect(each.map(({ months }) => months)).toEqual([6, 2, 6])
    for (const [benefitsJob, giver] of [
      [undefined, 0],
      ['1', 0],
      ['2', 1],
      ['3', 2],
    ] as const) {
      const given = jobsOf(declared, benefitsJob === undefined ? facts : { ...facts, benefitsJob })
      expect(given.map(({ givesBenefits }) => givesBenefits)).toEqual([0, 1, 2].map((at) => at === giver))
    }
    const beyond = jobsOf(declared, { jobs: '2', firstJobPay: 1, benefitsJob: '3' })
    expect(beyond.map(({ givesBenefits }) => givesBenefits)).toEqual([true, false])
    expect(each.map((job) => grossOf(job, 50))).toEqual([51, 2, 9_997])
  })

  test('are at the minimum wage up to it, with the benefits, if anything was paid', () => {
    const most = minimumWageOfMonth * 100 * 12
    expect(isMinimumWageJob(twelve(most), 0)).toBe(true)
    expect(isMinimumWageJob(twelve(most), 1)).toBe(false)
    expect(isMinimumWageJob(twelve(most + 1), 0)).toBe(false)
    expect(isMinimumWageJob(twelve(0), 0)).toBe(false)
    expect(isMinimumWageJob(twelve(0), 1)).toBe(true)
  })
})

/** The pay of each job that the old law exempts, and whether that is all. */
const exemptOf = (facts: JobFacts, answers: object = { salary: 1_000_000 }) => {
  const { exempt, isAll } = oldLawExemptJobs(employee({ taxYear: 2025, ...answers }), facts)
  return [exempt.map(({ pay }) => pay), isAll]
}

describe('pay at the minimum wage of the old law', () => {
  test.each([
    // No wage was exempt before 2021.
    ['taxed', 2020, { salary: 360_000 }],
    ['exempt', 2021, { salary: 360_000 }],
    ['taxed', 2021, { salary: 360_000.01 }],
    ['exempt', 2023, { salary: 300_000, otherBenefits: 60_000 }],
    ['taxed', 2023, { salary: 300_000, otherBenefits: 60_001 }],
    ['taxed', 2023, { salary: 360_000, monthsPaid: 11 }],
    ['exempt', 2024, { salary: 360_000 }],
    ['unsure', 2024, { salary: 360_001 }],
    ['unsure', 2024, { salary: 840_000 }],
    ['taxed', 2024, { salary: 840_001 }],
    ['exempt', 2025, { salary: 840_000 }],
    ['taxed', 2025, { salary: 840_001 }],
    ['exempt', 2026, { salary: 840_000 }],
    ['taxed', 2025, {}],
    ['taxed', 2025, { interest: 5 }],
    ['taxed', 2025, { status: 'self-employed', businessIncome: 5, salary: 5 }],
  ])('%s in %i: %o', (treated, taxYear, answers) => {
    expect(oldLawPay(employee({ ...answers, taxYear }))).toBe(treated)
  })

  test('exempts each job by itself, and knows whether no pay is left', () => {
    expect(exemptOf({})).toEqual([[], false])
    expect(exemptOf({ jobs: '2', firstJobPay: 84_000_000 })).toEqual([[84_000_000, 16_000_000], true])
    expect(exemptOf({ jobs: '2', firstJobPay: 84_000_001 })).toEqual([[15_999_999], false])
    expect(exemptOf({ jobs: '2', firstJobPay: 100_000_000 })).toEqual([[], false])
    expect(exemptOf({ jobs: '2', firstJobPay: 100_000 }, { salary: 1_000 })).toEqual([[100_000], true])
  })
})
