import { bandRates, type ReadAmount, type Reading } from '../../reading/index.ts'
import { findsFigures, isAnswered } from '../../retrieval/index.ts'
import { asksRule } from '../facts/asks-rule.ts'
import type { Row } from '../row.ts'
import { withoutAmounts } from './instead.ts'

/** Whether an amount can be a figure of the law that is asked about: nothing says that it is money of the person. */
const isNobodys = ({ role, isPercent, period, periodBy }: ReadAmount, { traps }: Reading): boolean => {
  if (periodBy === 'said' && period !== 'year') return false
  if (role === undefined || role === 'threshold') return true
  if (isPercent) return role === 'taxPaid'
  return role === 'income' && traps.some(({ kind }) => kind === 'range')
}

/** The relief of the old law, asked about with its own figures: "is that CRA of 200k plus 20% still there?". */
const isOldRelief = ({ text, amounts }: Reading): boolean =>
  /\bcra\b|\bconsolidated relief\b/i.test(text) &&
  (amounts.every(({ value, isPercent }) => (isPercent ? value === 20 || value === 1 : value === 200_000)) ||
    !amounts.some(({ role, roleBy }) => role !== undefined && role !== 'threshold' && roleBy === 'named'))

/** "Is 7.5% NHF correct?": whether a share is right is asked of the law. */
export const isOfRates = ({ text, amounts }: Reading): boolean =>
  amounts.length > 0 &&
  amounts.every(({ isPercent }) => isPercent) &&
  /^\W*(?:(?:and|so|but|ok)\W+)?(?:is|was|are|were|does|did)\b/i.test(text)

const withoutBooks =
  /\b(?:no|without|not?(?: dey)? (?:keep|write|have)|don't (?:keep|have|write)|dont (?:keep|have|write)|never (?:keep|write)|zero)\b.{0,25}\b(?:books?|records?|receipts?|accounts?)\b/i

/** Tax taken at source, and whether more is due. */
const ofWithheld =
  /\b(?:dividends?|interest|withh\w+|wht|contracts?|invoices?|fixed deposit|treasury|royalt\w+|commission|rent)\b[^]*\b(?:again|more|gone|lost|help|final|declare|file|filing|extra|anything else|still|balance|twice|return)\b/i

/** Rent that was paid for several years at once, whose part for this year is asked about. */
const severalYears =
  /\b(?:2|two|3|three|4|four|several)[ -]years?\b(?=[^]*\b(?:counts?|claim|which|relief|how much|part)\b)/i

/** "Can I remove the whole 2.3m of the freezer in one year?": what is bought to last has a rule of its own. */
const wholePrice =
  /\b(?:remove|deduct|claim|write off|take off|comot|minus)\b[^.;!?]{0,20}\b(?:whole|all|full|entire|everything|total)\b/i
const boughtToLast =
  /\b(?:buy|bought|purchase\w*|get|got)\b[^]{0,60}\b(?:freezer|fridge|oven|cooker|machines?|generator|gen|laptop|computer|camera|car|bus|danfo|keke|okada|tricycle|van|truck|motorcycle|bike|equipment|furniture|solar|printer|tools?)\b/i

/** "Is the first 800,000 free, even if I earn 50 million?" */
const isOfFree =
  /\b(?:is|na) (?:the |di )?first (?:[₦#n]\s?)?800(?:k|,?000)\b[^.;!?\n]{0,20}\b(?:free|exempt(?:ed)?|not taxed)\b/i

const isOfLimit =
  /\b(?:below|under|less than|up to|not up to|no reach|above|over|pass)\b[^.?!]*\b(?:no(?:t)? (?:go |dey )?pay|no tax|free|exempt\w*|nobody pays|pays? nothing)\b/i

const ofBands = /\b(?:bands?|brackets?)\b[^]*\b(?:everything|the whole|all|entire)\b/i
const isOfBand = ({ isPercent, value }: ReadAmount): boolean => isPercent && bandRates.has(value)

/**
 * A matter of the law that is asked with its own figures ("what percent is it over 50m", "they removed 10% from my
 * dividend"): every amount stands in the article that answers the rest of the question.
 */
export const matter: Row = (reading) => {
  const { amounts, text } = reading
  if (isOldRelief(reading) || isOfRates(reading)) return { kind: 'lookup' }
  // Shares alone make no sum, and amounts that are only told beside a duty or a rule are not asked about.
  const isPercentAlone =
    amounts.length > 0 && amounts.every(({ isPercent, role }) => isPercent && role !== 'raise')
  const isRule = amounts.length > 0 && (isPercentAlone || asksRule(reading))
  if (isRule && (isAnswered(withoutAmounts(reading)) || isOfFree.test(text))) return { kind: 'lookup' }
  if (amounts.length > 0 && wholePrice.test(text) && boughtToLast.test(text)) return { kind: 'lookup' }
  if (amounts.length > 0 && amounts.every(({ role }) => role === 'rent') && severalYears.test(text))
    return { kind: 'lookup' }
  // "Do they now take 18% of everything?": how the bands work, whatever is told besides.
  if (amounts.length > 0 && amounts.every(isOfBand) && ofBands.test(text)) return { kind: 'lookup' }
  const isTaken = isPercentAlone && amounts.every(({ role }) => role === 'taxPaid' || role === undefined)
  if (isTaken && ofWithheld.test(text)) return { kind: 'lookup' }
  // A trade without records is taxed from its sales: what it spent is not asked.
  if (amounts.length > 0 && withoutBooks.test(text) && amounts.every(({ role }) => role === 'revenue'))
    return { kind: 'lookup' }
  if (amounts.length === 0 || text.split(/\s+/).length < 5) return undefined
  // "Is it true that below 800k a year nobody pays?": a figure of the law, whoever is spoken of.
  const isTrue =
    /\b(?:is it true|na true|e true|e be true|na lie|true say|is that true|who is (?:correct|right)|which one is (?:correct|right)|who dey correct)\b/i.test(
      text,
    )
  if (!isTrue && !amounts.every((amount) => isNobodys(amount, reading))) return undefined
  // "They say who makes below 1 million pays nothing": whether a limit is right is asked, whatever it is.
  if (isTrue && isOfLimit.test(text) && isAnswered(text)) return { kind: 'lookup' }
  return findsFigures(text, amounts) ? { kind: 'lookup' } : undefined
}
