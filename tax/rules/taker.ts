import { type AmountKey, employmentIncomeKeys, rowsOf } from '../answers/keys.ts'
import { firstYearOfAct } from '../years/index.ts'
import { type Declared, declare } from './declared.ts'

/**
 * Who takes the tax of a year: an employer all of it, an employer that on the pay alone, or nobody; null for a year
 * before the Act.
 */
export type Taker = 'employer' | 'employer-in-part' | 'nobody' | null

/** Every income that counts. */
const counted = rowsOf('earned', 'investment', 'benefit')
const ofJob = new Set<AmountKey>(employmentIncomeKeys)

/**
 * An employer takes the tax of its pay: by the end of a year as much as is due on it (Tax Administration Act, section
 * 51(6) and (7)), in however many months it paid. Of what came otherwise no employer takes any.
 */
export function takerOf({ taxYear, amounts }: Declared): Taker {
  if (taxYear < firstYearOfAct) return null
  // Without an employer nothing of a job is declared.
  const had = counted.filter(({ index }) => (amounts[index] ?? 0) > 0)
  if (!had.some(({ key }) => ofJob.has(key))) return 'nobody'
  return had.every(({ key }) => ofJob.has(key)) ? 'employer' : 'employer-in-part'
}

/**
 * The same of answers as typed.
 * @throws TaxInputError as `calculate` does.
 */
export function takerFor(answers: unknown, currentYear: number): Taker {
  return takerOf(declare(answers, currentYear))
}
