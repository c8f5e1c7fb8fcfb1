import { numberSaid } from './numbers/small.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** "The tips wey the hotel share": shared out among those who work there, and so much of it is said. */
const sharedOut =
  /\b(?:tips?|service charge)\b[^.;!?\d]{0,12}\b(?:wey |that |which |when )?(?:the |di |d |our |my )?(?:hotel|restaurant|bar|lounge|club|company|management|manager|they|dem|we|staff|them) (?:dey |do |usually |also )?(?:shares?|shared)\b/i

/** What comes to somebody of what is shared out at work is their own, where it is said how much. */
export const withSharedTips = (reading: Reading): Reading =>
  sharedOut.test(reading.text) &&
  reading.amounts.some(({ role, periodBy }) => role === 'allowance' && periodBy === 'said')
    ? {
        ...reading,
        traps: reading.traps.filter(
          ({ kind, words }) =>
            !(kind === 'shared' && /^shared?s?$/i.test(words)) && !(kind === 'people' && /^we$/i.test(words)),
        ),
      }
    : reading

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

const ownCar =
  /\b(?:my|our) (?:own |personal |private |family |old |used )*(?:car|motor|vehicle|jeep|suv|toyota|corolla|camry|highlander|venza|sienna|rav ?4|hilux|prado|honda|accord|civic|lexus|benz|mercedes)\b/i
const offered =
  /\b(?:sell|selling|offer\w*|price[ds]?|pricing|buyer|wants? to (?:pay|buy)|dey (?:pay|buy|offer|price))\b/i
const deals = /\b(?:buy and sell|dealer|i sell cars|car business|my business)\b/i

/** "My own car, bought 9m, and a guy is offering 15m": what it is sold for, of a thing that is one's own. */
export function withOwnCarOffered(reading: Reading): Reading {
  const { text, amounts } = reading
  const [one, two, more] = amounts
  if (one === undefined || two === undefined || more !== undefined || deals.test(text)) return reading
  if (!ownCar.test(text) || !offered.test(text)) return reading
  const price = amounts.find(({ role }) => role !== 'boughtFor')
  const isOpen =
    price !== undefined &&
    !price.isPercent &&
    price.periodBy !== 'said' &&
    (price.role === undefined || price.role === 'income' || price.role === 'business') &&
    amounts.some(({ role }) => role === 'boughtFor')
  if (!isOpen) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      amount === price
        ? { ...amount, role: 'soldFor', roleBy: 'guess', period: 'once', periodBy: 'usual' }
        : amount,
    ),
    unplaced: [],
    dangling: reading.dangling.filter((role) => !['business', 'gain', 'soldFor'].includes(role)),
  }
}
