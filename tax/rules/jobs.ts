import { hasEmployment } from '../answers/status.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { section } from '../years/sections.ts'
import type { Declared } from './declared.ts'
import { payOf } from './income.ts'

/** Where the Act exempts pay up to the national minimum wage. */
export const minimumWageSection = section('58', '163(1)(t)')

/** The national minimum wage of a month, in naira. */
export const minimumWageOfMonth = noteFigures.minimumWage.value

/** One employment of the year. */
export interface Job {
  /** Pay in money, in kobo. */
  readonly pay: number
  /** For how many months it was paid, 1 to 12. */
  readonly months: number
  /** Whether the benefits in kind came with it. */
  readonly givesBenefits: boolean
}

/** What is known of several jobs; everything else of a declaration is of one. */
export interface JobFacts {
  readonly jobs?: '1' | '2' | '3'
  /** Kobo. */
  readonly firstJobPay?: number
  readonly firstJobMonths?: number
  readonly secondJobPay?: number
  readonly secondJobMonths?: number
  readonly thirdJobMonths?: number
  readonly benefitsJob?: '1' | '2' | '3'
}

/**
 * The employments of a declaration: one, paid for the months that were declared, unless the pay of each of several is
 * known. The last one's pay is what the others leave. Empty without an employer.
 */
export function jobsOf(declared: Declared, facts: JobFacts): readonly Job[] {
  if (!hasEmployment(declared.status)) return []
  const pay = payOf(declared)
  const { firstJobPay: first, secondJobPay: second } = facts
  const one = [{ pay, months: declared.monthsPaid, givesBenefits: true }]
  if (facts.jobs === undefined || facts.jobs === '1' || first === undefined || first > pay) return one
  // An employer beyond their number is none of them.
  const giver = Number(facts.benefitsJob ?? '1') > Number(facts.jobs) ? 1 : Number(facts.benefitsJob ?? '1')
  // All of the year's pay came in the months declared, so that no job was paid for more unless it is said.
  const job = (number: number, kobo: number, months = declared.monthsPaid) => ({
    pay: kobo,
    months,
    givesBenefits: number === giver,
  })
  const { firstJobMonths, secondJobMonths, thirdJobMonths } = facts
  if (facts.jobs === '2') return [job(1, first, firstJobMonths), job(2, pay - first, secondJobMonths)]
  if (second === undefined || first + second > pay) return one
  return [
    job(1, first, firstJobMonths),
    job(2, second, secondJobMonths),
    job(3, pay - first - second, thirdJobMonths),
  ]
}

/** The pay of a job with the benefits that came with it, in kobo. @param benefits those of all jobs, in kobo. */
export function grossOf({ pay, givesBenefits }: Job, benefits: number): number {
  return pay + (givesBenefits ? benefits : 0)
}

/** Whether the gross pay of a job is no more than the national minimum wage for its months. */
export function isMinimumWageJob(job: Job, benefits: number): boolean {
  const gross = grossOf(job, benefits)
  return gross > 0 && gross <= noteFigures.minimumWage.value * 100 * job.months
}
