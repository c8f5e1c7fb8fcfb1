import type { ReadAmount, Reading } from './reading.ts'

const drives = /\b(?:bolt|uber|in ?drive|taxi|cab|keke|okada|danfo|dispatch|lorry|tricycle)\b/i
const oftenBehind =
  /^\s*(?:naira )?(?:daily|everyday|every day|a day|per day|a week|per week|weekly|every week)\b/i
/** What a vehicle needs, right before what it takes. */
const needs =
  /\b(?:fuel|petrol|diesel|gas|car wash|wash|repairs?|servicing|delivery|balance|owner|union|ticket|levy|data)\b[^.;!?\d]{0,25}\b(?:takes?|took|chop|chops|na|is|costs?|go)\s*(?:about |like )?[₦n#]?$/i
const mayBeSwapped: ReadonlySet<ReadAmount['role']> = new Set([
  'cost',
  'living',
  'revenue',
  'income',
  'business',
  undefined,
])

const isOpen = (amount: ReadAmount): boolean => mayBeSwapped.has(amount.role) && amount.roleBy !== 'named'

/** "Bolt, 25k daily 6 days a week, fuel and car wash take 9k": what comes in is told first, and what the vehicle needs behind it. */
export function withTakingsOfDriving(reading: Reading): Reading {
  const { text, amounts } = reading
  const [first, second, more] = amounts.filter(({ isPercent, role }) => !isPercent && role !== 'rent')
  if (!drives.test(text) || first === undefined || second === undefined || more !== undefined) return reading
  const isTold =
    isOpen(first) &&
    isOpen(second) &&
    first.value > second.value &&
    oftenBehind.test(text.slice(first.at + first.words.length)) &&
    needs.test(text.slice(0, second.at))
  if (!isTold || (first.role === 'revenue' && second.role === 'cost')) return reading
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      if (amount === first) return { ...amount, role: 'revenue', roleBy: 'guess' }
      return amount === second ? { ...amount, role: 'cost', roleBy: 'guess' } : amount
    }),
    unplaced: reading.unplaced.filter((words) => words !== first.words && words !== second.words),
    traps: reading.traps.filter(({ kind }) => kind !== 'ofThat'),
  }
}
