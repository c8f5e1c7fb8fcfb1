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

/** Behind these words the parts of what stands before them are told, until a stop. */
const partsFollow =
  /\b(?:including|inclusive of|which includes|that includes|made up of|comprising|out of which|of which)\b/i
const mayBePart: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>([
  'allowance',
  'salary',
  'leave',
  'basicPart',
  'bonus',
  'living',
  'commission',
])

/** "500k monthly including 50k transport and 100k housing", "1m of it is a bonus": parts add nothing to the whole. */
export function withPartsNamed(reading: Reading): Reading {
  const { text, amounts } = reading
  const said = partsFollow.exec(text)
  const whole = amounts.find(
    ({ role, isPercent, at }) =>
      !isPercent && (role === 'salary' || role === 'income') && (said === null || at < said.index),
  )
  if (whole === undefined) return reading
  const isListed = ({ at, role, isPercent }: ReadAmount): boolean =>
    said !== null &&
    !isPercent &&
    mayBePart.has(role) &&
    // A bonus may come once, and be included in the year alone.
    role !== 'bonus' &&
    at > said.index &&
    !/[.;!?]/.test(text.slice(said.index, at)) &&
    said.index - whole.at < farthest
  const isOfIt = (amount: ReadAmount): boolean =>
    amount !== whole &&
    !amount.isPercent &&
    mayBePart.has(amount.role) &&
    ofThePay.test(text.slice(amount.at + amount.words.length))
  const parts = amounts.filter((amount) => isListed(amount) || isOfIt(amount))
  const isLess = parts.reduce((sum, { value }) => sum + value, 0) <= whole.value
  if (parts.length === 0 || !isLess) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) => (parts.includes(amount) ? { ...amount, role: 'basicPart' } : amount)),
    traps: reading.traps.filter(({ kind }) => !['including', 'ofThat', 'parts'].includes(kind)),
  }
}

/** So many letters stand between a whole and the word that opens its parts, at most. */
const farthest = 40

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

/** "Interest on loan for the house I live in": the loan is said by its interest, and nothing is owed to anybody. */
export const withHomeLoan = (reading: Reading): Reading =>
  reading.amounts.some(({ role }) => role === 'mortgage')
    ? {
        ...reading,
        traps: reading.traps.filter(({ kind, words }) => kind !== 'onCredit' || !/loan/i.test(words)),
      }
    : reading

/** Behind an amount: it comes beside the pay. */
const onTop =
  /^\s*(?:naira )?(?:(?:every|a|per|each) (?:month|week|year)|monthly|weekly|yearly)?\s*(?:on top|extra|in addition|additional|as extra|also)\b/i
/** Before an amount: the person spends it. */
const spends =
  /\b(?:pay|paid|pays|spend|spends|spent|goes|go|cost|costs|for|remove\w*|deduct\w*)\b[^.;!?,\d]{0,25}$/i

/** Who serves guests is paid a share of what they are charged. */
const service = /\b(?:hotel|restaurant|lounge|bar|waiter|waitress|receptionist|eatery|cashier|club)\b/i
const tipped = /\b(?:service charge|tips?)\b[^.;!?,\d]{0,20}$/i

/** "Salary 110k and service charge is 25k every month on top": what is called so is paid beside the salary. */
export function withPaidOnTop(reading: Reading): Reading {
  const { text, amounts } = reading
  const hasPay = amounts.some(({ role }) => role === 'salary' || role === 'income')
  const isServed = service.test(text)
  const isOnTop = ({ role, isPercent, at, words }: ReadAmount): boolean => {
    const before = text.slice(0, at)
    if (isPercent || (role !== 'living' && role !== undefined) || spends.test(before)) return false
    return onTop.test(text.slice(at + words.length)) || (isServed && tipped.test(before))
  }
  if (!hasPay || !amounts.some(isOnTop)) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      isOnTop(amount) ? { ...amount, role: 'allowance', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter(
      (words) => !amounts.some((amount) => amount.words === words && isOnTop(amount)),
    ),
  }
}
