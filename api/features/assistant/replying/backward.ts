import type { Case, Shares } from '../deciding/decision.ts'
import { leftOf } from './figures.ts'

type CaseAnswers = Case['answers']

/** More than any amount that can be said is left of: where the search for a pay ends. */
const most = 1e12

/** The case with this pay, and with the contributions that are a share of it. */
export function withPay({ answers }: Case, pay: number, shares: Shares): CaseAnswers {
  const off = Object.entries(shares).map(([key, share]) => [key, Math.round(pay * share) / 100] as const)
  return { ...answers, ...Object.fromEntries(off), status: 'employee', salary: pay }
}

/** The least whole number from `low` on at which something holds that holds ever after; `most` where it never does. */
function firstWhere(low: number, holds: (pay: number) => boolean): number {
  let under = low - 1
  let over = Math.max(1, low)
  while (!holds(over) && over < most) {
    under = over
    over = Math.min(most, over * 2)
  }
  while (over - under > 1) {
    const middle = Math.floor((under + over) / 2)
    if (holds(middle)) over = middle
    else under = middle
  }
  return over
}

/** The pay of a year that leaves this much in the hand: the engine run backward, to the naira. */
export function payForNet(net: number, one: Case, shares: Shares, currentYear: number): number {
  const at = (pay: number) => leftOf(withPay(one, pay, shares), currentYear)
  // Up to the minimum wage nothing is taxed, and above it all is: on either side more pay leaves more.
  const untaxed = firstWhere(0, (pay) => {
    const { net: left, tax } = at(pay)
    return left + tax >= net
  })
  return at(untaxed).tax === 0 ? untaxed : firstWhere(untaxed, (pay) => at(pay).net >= net)
}

/** The pay of a year on which this tax is due: the middle of those that round to it. */
export function payForTax(tax: number, one: Case, shares: Shares, currentYear: number): number {
  const at = (pay: number) => leftOf(withPay(one, pay, shares), currentYear).tax
  const first = firstWhere(0, (pay) => at(pay) >= tax)
  const beyond = firstWhere(first, (pay) => at(pay) > tax)
  return Math.round((first + beyond - 1) / 2)
}
