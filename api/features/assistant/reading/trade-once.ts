import type { ReadAmount } from './reading.ts'

const grossProfit = /\bgross profit(?: of| is| was| na|:)? ?$/i
/** How many characters before an amount can say what it is. */
const nearby = 30

/** Of an amount that is told beside what it was worked out from: it is in no sum. */
const told = (amount: ReadAmount): ReadAmount => ({ ...amount, role: 'saidAgain', roleBy: 'named' })
const open = (amount: ReadAmount): ReadAmount => ({ ...amount, role: undefined })

/**
 * Sales, costs and what they leave, each once: "sales 8m, cost 5m, profit 3m" has one profit, and "sales 15m, net profit
 * 2.5m" needs no costs. A profit that fits neither is to be asked about.
 */
export function tradeOnce(amounts: readonly ReadAmount[], text: string): readonly ReadAmount[] {
  const sales = amounts.filter(({ role }) => role === 'revenue')
  const profits = amounts.filter(({ role }) => role === 'business')
  const costs = amounts.filter(({ role }) => role === 'cost')
  const [sold, otherSales] = sales
  if (sold === undefined || otherSales !== undefined || profits.length === 0) return amounts
  const isGross = (amount: ReadAmount) =>
    grossProfit.test(text.slice(Math.max(0, amount.at - nearby), amount.at))
  const left = sold.value - costs.reduce((sum, { value }) => sum + value, 0)
  const isOfCosts = (amount: ReadAmount) =>
    Math.abs(amount.value - left) < 1 ||
    (isGross(amount) && costs.some(({ value }) => Math.abs(sold.value - value - amount.value) < 1))
  if (costs.length > 0 && profits.every(isOfCosts))
    return amounts.map((amount) => (profits.includes(amount) ? told(amount) : amount))
  const [profit, otherProfit] = profits
  const isOne = profit !== undefined && otherProfit === undefined && profit.value < sold.value
  // What is left after goods alone, with other costs to come off it.
  if (isOne && isGross(profit))
    return amounts.map((amount) =>
      amount === sold
        ? told(amount)
        : amount === profit
          ? { ...amount, role: costs.length > 0 ? ('revenue' as const) : undefined, roleBy: 'guess' as const }
          : amount,
    )
  if (isOne && costs.length === 0) return amounts.map((amount) => (amount === sold ? told(amount) : amount))
  return amounts.map((amount) => (profits.includes(amount) ? open(amount) : amount))
}
