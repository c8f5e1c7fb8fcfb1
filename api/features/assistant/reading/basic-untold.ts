import type { ReadAmount, Reading } from './reading.ts'

/** A share of the basic alone, as it is told: "8% pension on my basic", "2.5 percent of basic salary". */
const share =
  /\d{1,2}(?:\.\d+)? ?(?:%|percent|per cent)(?: (?:pension|nhf|nhis|contribution|deduction|is|na|taken|deducted|removed|calculated|as|for)){0,3} (?:of|on|from) (?:(?:my|the|his|her|your|our|a|monthly|annual|yearly) )*basic(?: salary| pay)?\b(?!\s*(?:,|\+|&|and|plus|\/)\s*(?:housing|transport))/gi
const isOff: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>(['pension', 'nhf', 'nhis'])
const isPay: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>(['salary', 'income', 'net'])

/** Whether an amount is told as a share of the basic alone. */
export const isShareOfBasic = (text: string, { at, isPercent }: ReadAmount): boolean =>
  isPercent && [...text.matchAll(share)].some(({ index }) => index === at)

/** "8% pension on my basic, gross is 500k": the basic is a part of what was told, and has to be asked. */
export function withBasicUntold(reading: Reading): Reading {
  const { text, amounts } = reading
  const shares = amounts.filter((amount) => isOff.has(amount.role) && isShareOfBasic(text, amount))
  const hasPay = amounts.some(({ role, isPercent }) => !isPercent && isPay.has(role))
  // Named elsewhere too: "basic 300k monthly, pension 8% of basic".
  const isNamed = /\bbasic\b/i.test(text.replaceAll(share, ''))
  if (shares.length === 0 || !hasPay || isNamed) return reading
  const words = text.match(share)?.[0] ?? ''
  return {
    ...reading,
    traps: [...reading.traps.filter(({ kind }) => kind !== 'ofAllPay'), { kind: 'basicUntold', words }],
  }
}
