import { type FactKey, facts } from '../answers/facts.ts'
import { payOf } from '../rules/income.ts'
import { minimumWageOfMonth } from '../rules/jobs.ts'
import type { Person } from './reading.ts'

/** Pay above three minimum wages of a year: that one of several jobs is at the wage concerns few then. In kobo. */
const wellPaid = 3 * 12 * minimumWageOfMonth * 100

/** Whether a question concerns few people like this one: it is asked behind "Less common", and nothing waits for it. */
export function isRareFor(key: FactKey, { declared, facts: answered }: Person): boolean {
  if ('rare' in facts[key]) return true
  return key === 'jobs' && answered.jobs === undefined && payOf(declared) > wellPaid
}
