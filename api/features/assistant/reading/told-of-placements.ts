import { numberSaid } from './numbers/small.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** Work that lasts some months. */
const placement =
  /\b(?:i\.?t\.?(?= (?:in|at|with|for|student))|siwes|interns?|internship|industrial (?:training|attachment)|attachment|placement|contract (?:staff|teacher|job|worker))\b/i
const nothingElse =
  /\b(?:nothing else|no other (?:income|work|job|pay|money|thing)|that is all|na only that|only that)\b/i
const monthsAlone = /^(?:for |only |just )*(\d{1,2}|[a-z]+) months?$/i

const isMonthly = ({ role, period, periodBy, times, isPercent }: ReadAmount): boolean =>
  !isPercent &&
  times === undefined &&
  period === 'month' &&
  periodBy === 'said' &&
  (role === 'salary' || role === 'income' || role === 'allowance')

/** "IT in a bank, 6 months, they give 50k per month and nothing else": so many months of that pay, for the person to see before it counts. */
export function withPlacement(reading: Reading): Reading {
  const { text, amounts, traps } = reading
  if (!placement.test(text) && !nothingElse.test(text)) return reading
  const [said, more] = traps.filter(({ kind }) => kind === 'partYear')
  const months = numberSaid(monthsAlone.exec(said?.words ?? '')?.[1] ?? '')
  const [pay, other] = amounts
  if (said === undefined || more !== undefined || !(months >= 1 && months <= 12)) return reading
  if (pay === undefined || other !== undefined || !isMonthly(pay)) return reading
  return {
    ...reading,
    amounts: [{ ...pay, times: months, roleBy: 'guess' }],
    traps: traps.filter((trap) => trap !== said),
  }
}
