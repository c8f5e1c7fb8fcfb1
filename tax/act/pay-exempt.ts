import { ownAnswers } from '../answers/raw-answers.ts'
import { declare } from '../rules/declared.ts'
import { grossOf, isMinimumWageJob, jobsOf } from '../rules/jobs.ts'
import { firstYearOfAct, lawOf } from '../years/index.ts'
import { valuedBenefits } from './choices/jobs.ts'
import { readFacts } from './facts.ts'
import type { Person } from './reading.ts'

/**
 * Whether all pay from employers, benefits as the Act values them, is exempt because no job pays more than the national
 * minimum wage for its months: this calculation does not know it [spec 15.7]. False for a year before the Act.
 */
export function isPayExemptFor(person: Person): boolean {
  if (person.declared.taxYear < firstYearOfAct) return false
  const benefits = valuedBenefits(person)
  const paid = jobsOf(person.declared, person.facts).filter((job) => grossOf(job, benefits) > 0)
  return paid.length > 0 && paid.every((job) => isMinimumWageJob(job, benefits))
}

/** Whether all pay would be exempt if it came from two jobs in place of one: above one minimum wage, not above two. */
export function mayBeTwoExemptJobs(person: Person): boolean {
  if (person.declared.taxYear < firstYearOfAct || isPayExemptFor(person)) return false
  const benefits = valuedBenefits(person)
  const [job, ...others] = jobsOf(person.declared, person.facts)
  return (
    job !== undefined && others.length === 0 && isMinimumWageJob({ ...job, months: 2 * job.months }, benefits)
  )
}

/**
 * The same of answers as typed.
 * @throws TaxInputError as `calculate` does.
 */
export function isPayExempt(answers: unknown, currentYear: number): boolean {
  const declared = declare(answers, currentYear)
  return isPayExemptFor({
    declared,
    law: lawOf(declared.taxYear),
    facts: readFacts(ownAnswers(answers)),
  })
}
