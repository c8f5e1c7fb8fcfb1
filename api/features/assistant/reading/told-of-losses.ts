import { before, behind, placedAnew } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { isMoney } from './words-of-trade.ts'
import { firstOfAct } from './years.ts'

/** Right before an amount: it was lost. */
const lostBefore =
  /\b(?:lost|lose|loses|losing|i loss|loss(?:es)?(?: of| was| is| na| be)?|(?:made|had|with|at) (?:a |an )?loss(?: of)?)\s*(?:about |like |around |up to )?[₦n#]?\s?$/i
/** Right behind it. */
const lossBehind = /^\s*(?:naira )?(?:in |as )?(?:a )?loss(?:es)?\b(?! of (?:job|office|employment))/i
/** What can make a loss that comes off a profit. */
const ofTrade =
  /\b(?:business|shop|store|boutique|trade|trading|farm\w*|poultry|snails?|fish\w*|press|printing|laundry|salon|bakery|restaurant|hustle|branch|machines?|goods|stock|keke|okada|bolt|uber|workshop|company|market|school|profit|gain|sales|sell|sold)\b/i
const ofCoins =
  /\b(?:crypto\w*|bitcoins?|btc|usdt|eth\w*|coins?|tokens?|nfts?|forex|bet(?:ting)?|sporty ?bet|bet9ja)\b/i
/** Says that the loss is of a year before. */
const lastYear = /\blast year\b|\b20(?:1\d|2[0-5])\b/i
/** A loss that is named to tell of one, with nothing more to say of it. */
const named: ReadonlySet<string> = new Set([
  'loss',
  'notEarned',
  'ofThat',
  'couple',
  'wasOnce',
  'planned',
  'otherYear',
])

const isLost = (reading: Reading, amount: ReadAmount): boolean =>
  isMoney(amount) &&
  amount.role !== 'taxPaid' &&
  (lostBefore.test(before(reading, amount)) || lossBehind.test(behind(reading, amount)))

/**
 * "My boutique lost 1.1m", "last year I lose 700k": a loss of a trade, which comes off its profit of this year or a later one.
 * One on coins is of gains on coins alone, and is left for its own rule.
 */
export function withLosses(reading: Reading): Reading {
  const { text, amounts } = reading
  const lost = amounts.filter((amount) => isLost(reading, amount))
  if (lost.length === 0 || lost.length === amounts.length) return reading
  if (!ofTrade.test(text) || ofCoins.test(text)) return reading
  const told = placedAnew(
    reading,
    (amount) =>
      lost.includes(amount)
        ? { role: 'loss', roleBy: 'guess', period: 'once', periodBy: 'usual' }
        : undefined,
    ['business', 'cost', 'revenue'],
  )
  return {
    ...told,
    // The year of an earlier loss is no year of the sum.
    years: lastYear.test(text) ? told.years.filter((year) => year >= firstOfAct) : told.years,
    intent: told.intent === 'difference' ? 'tax' : told.intent,
    traps: told.traps.filter(({ kind }) => !named.has(kind)),
  }
}
