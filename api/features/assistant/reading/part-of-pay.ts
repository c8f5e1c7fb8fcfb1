import type { ReadAmount, Reading } from './reading.ts'

/** Behind a percentage: of the pay that was named, which it is a part of. */
const ofThePay =
  /^\s*(?:%|per ?cent|pct)?\s*of (?:it|that|this|which|the (?:pay|salary|total|package|gross|whole|amount|money)|my (?:pay|salary|gross|package|income|money))\b/i
const parts: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>([
  'allowance',
  'salary',
  'leave',
  'basicPart',
])

/** "I earn 4.8m but 30% of it is transport allowance": a part of the pay adds nothing to it. */
export function withPartOfPay(reading: Reading): Reading {
  const isPart = ({ isPercent, role, at, words }: ReadAmount): boolean =>
    isPercent && parts.has(role) && ofThePay.test(reading.text.slice(at + words.length))
  if (!reading.amounts.some(isPart)) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => (isPart(amount) ? { ...amount, role: 'basicPart' } : amount)),
    traps: reading.traps.filter(({ kind }) => kind !== 'ofThat'),
  }
}

/** Behind an amount: the employer gives it. */
const ofTheEmployer =
  /^\s*(?:\w+ ){1,3}from (?:my |the )?(?:boss|oga|employer|company|office|job|workplace|firm|work)\b/i

/** "20k airtime from my boss": what an employer spends on somebody is pay. */
export const withGivenAtWork = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) =>
    amount.role === 'living' && ofTheEmployer.test(reading.text.slice(amount.at + amount.words.length))
      ? { ...amount, role: 'allowance', roleBy: 'guess' }
      : amount,
  ),
})

/** Money that lies somewhere: "I have 500k in my bank account". */
const lies = /\b(?:have|has|got|get|keep|kept|saved|left|there is)\s+(?:about |over |up to |like )?$/i
const inTheBank =
  /^\s*(?:naira )?(?:saved |sitting |left |already )?(?:in|inside|for|on) (?:my |the |our |a )?(?:\w+ )?(?:bank|account|savings|opay|palmpay|kuda|moniepoint|piggyvest|cowrywise|wallet|acct)\b/i

/** What lies in the bank is no income: nothing of it is taxed. */
export function withBalances(reading: Reading): Reading {
  const isBalance = ({ at, words, isPercent, period }: ReadAmount): boolean =>
    !isPercent &&
    period === undefined &&
    lies.test(reading.text.slice(0, at)) &&
    inTheBank.test(reading.text.slice(at + words.length))
  if (!reading.amounts.some(isBalance)) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      isBalance(amount) ? { ...amount, role: 'savings', roleBy: 'named', period: 'once' } : amount,
    ),
    unplaced: reading.unplaced.filter(
      (words) => !reading.amounts.some((amount) => isBalance(amount) && amount.words === words),
    ),
  }
}

/** "$10,000 dividend from Apple": a dividend in other money is no Nigerian one. */
export const withForeignDividends = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) =>
    amount.role === 'dividend' && amount.currency !== 'NGN' && !amount.isPercent
      ? { ...amount, role: 'foreignInvestment', roleBy: 'guess' }
      : amount,
  ),
})
