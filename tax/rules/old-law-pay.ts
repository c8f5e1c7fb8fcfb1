import { oldLawWageOf } from '../years/minimum-wage.ts'
import type { Declared } from './declared.ts'
import { incomeOf, payOf } from './income.ts'
import { grossOf, type Job, type JobFacts, jobsOf } from './jobs.ts'

/**
 * Whether there is pay from an employer, and with the benefits no more of it than a wage for the months it was paid for.
 * @param wage naira a month.
 */
function isPaidUpTo(declared: Declared, wage: number): boolean {
  const pay = payOf(declared) + incomeOf(declared).benefits
  return pay > 0 && pay <= wage * 100 * declared.monthsPaid
}

/**
 * How the old law treats the pay from an employer, from 2026 on as it stood in 2025 [spec 15.18]. `unsure` is pay of a
 * year within which the wage rose, where it is above the wage before and not above the wage after.
 */
export function oldLawPay(declared: Declared): 'exempt' | 'unsure' | 'taxed' {
  const known = oldLawWageOf(declared.taxYear)
  if (known === null) return 'taxed'
  if (isPaidUpTo(declared, known.wage.value)) return 'exempt'
  return known.since !== null && isPaidUpTo(declared, known.since.value) ? 'unsure' : 'taxed'
}

/**
 * The jobs that the old law certainly exempts, each by itself where several are known.
 * @returns also whether no pay is left beside them.
 */
export function oldLawExemptJobs(
  declared: Declared,
  facts: JobFacts,
): { readonly exempt: readonly Job[]; readonly isAll: boolean } {
  const wage = oldLawWageOf(declared.taxYear)?.wage.value ?? 0
  const { benefits } = incomeOf(declared)
  const paid = jobsOf(declared, facts).filter((job) => grossOf(job, benefits) > 0)
  const exempt = paid.filter((job) => grossOf(job, benefits) <= wage * 100 * job.months)
  return { exempt, isAll: exempt.length === paid.length }
}
