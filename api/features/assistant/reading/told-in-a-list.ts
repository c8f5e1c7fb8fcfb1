import { before, behind } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** Right before an amount: it is of another of the same kind. */
const theOther =
  /\b(?:the other|the second|another|second|other)(?: (?:one|job|school|company|client|place|employer|shop|office|gig))?(?: (?:is|na|pays?|gives?|was|paid|dey pay|dey give|for|at))*(?: me)?(?: about| like)?\s*[₦n#]?\s?$/i
/** "3.2m from brand deals and $2,100 from adsense": each from somewhere. */
const fromBefore =
  /^(?: (?:a|per|every|each) \w+| \w+ly)? from [^.;!?\d]{2,40}(?:,|,? and|,? plus| &)\s*[₦n#$£€]?\s?$/i
const fromBehind = /^(?: (?:naira|dollars?|pounds?|euros?))?(?: (?:a|per|every|each) \w+| \w+ly)? from\b/i
/** Between two costs of one list. */
const nextCost =
  /^(?:,|;| and| plus| &|, and)\s+(?:(?:the|my|a|for|di) )?(?:gen|generator|fuel|diesel|petrol|light|nepa|electricity|power|data|internet|transport|shop|stall|store|office|water|waste|security|staff|workers?|boys?|girls?|apprentices?|packaging|delivery|materials?|goods|stock|repairs?|maintenance|levies|union|dues|gas)(?: (?:rent|fuel|bill|bills|money|fees?|salary|salaries|wages|dues|levy|cost|costs))?\s*(?:(?:is|na|of|for|at) )?[₦n#]?\s?$/i

/** Right before the first of two: "one dey pay 45k, the other 38k". */
const theOne =
  /\b(?:one|first|the first|1st)(?: (?:one|job|school|company|madam|oga|place|client))? (?:dey |is |was |go )?(?:pays?|paying|gives?|giving|paid|gave)(?: me)?(?: about| like)?\s*[₦n#]?\s?$/i

/** Nothing but a comma or "and". */
const nothingBetween = /^\s*(?:,|and|&|\+|plus|, and|;)\s*[₦n#]?\s?$/i
const spentOn = /^ on [^.;!?\d]{2,40}(?:,|,? and|,? plus)\s*[₦n#]?\s?$/i
const named =
  /^(?:,|;| and| plus| &|, and)\s+([a-z][a-z &'’/-]{2,40}?)\s*(?:(?:is|na|of|for|at|took|cost|was|were) )?[₦n#]?\s?$/i
const paidTo = /\b(?:i|we) (?:also )?paid (?:my |the |out )?([a-z]{3,}s)\s*[₦n#]?\s?$/i
/** Never a cost of a trade by its place in a list. */
const ofPerson =
  /\b(?:house|home|flat|my (?:rent|children|kids|wife|husband|family|mother|father|parents|church)|children|kids|fees|feeding|pension|nhf|nhis|rent|tithes?|offering|loan|savings|insurance|premium|salar(?:y|ies)|wages?|bonus|allowance|withheld|tax(?:es)?|paye|profit|gain|sold|income|earn\w*|dividend|interest|gift|debts?|dues)\b/i
const soldBefore = /\bsold [^.;!?\d]{2,40}$/i
const spentWords = /\b(?:cost|costs|spent|spend|bought|buy|feed|drugs|labour|staff|fuel|paid|pay)\b/i

const isEarned = ({ role, isPercent, pair }: ReadAmount): boolean =>
  !isPercent && pair === undefined && (role === 'income' || role === 'salary' || role === 'business')

const isOpen = ({ role, isPercent }: ReadAmount): boolean => !isPercent && role === undefined

/** "Diesel and books 4.2m", behind a cost: what nobody needs at home. */
function isListedCost({ role, roleBy }: ReadAmount, between: string): boolean {
  const name = named.exec(between)?.[1]
  const isGuessed = role === undefined || (role === 'living' && roleBy === 'guess')
  return isGuessed && name !== undefined && !ofPerson.test(name)
}

/** "I paid minders 4.3m": those who work in a trade. */
function isPaidOut(told: string): boolean {
  const whom = paidTo.exec(told)?.[1]
  return whom !== undefined && !ofPerson.test(whom)
}

/** What the amount right before one makes of it; undefined where nothing. */
function listed(reading: Reading, first: ReadAmount, next: ReadAmount): ReadAmount | undefined {
  const between = before(reading, next).slice(first.at + first.words.length)
  if (isEarned(first) && isOpen(next) && next.currency === first.currency && theOther.test(between))
    return {
      ...next,
      role: first.role,
      roleBy: 'guess',
      ...(next.periodBy !== 'said' && { period: first.period, periodBy: 'shared' }),
    }
  if (
    isEarned(first) &&
    first.person === undefined &&
    isOpen(next) &&
    fromBefore.test(between) &&
    fromBehind.test(behind(reading, next))
  )
    return {
      ...next,
      role: first.role,
      roleBy: 'guess',
      ...(next.periodBy !== 'said' && { period: first.period, periodBy: 'shared' }),
    }
  const mayBeSame = isEarned(first) || first.role === 'commission' || first.role === 'revenue'
  if (mayBeSame && isOpen(next) && next.currency === first.currency && nothingBetween.test(between))
    return { ...next, role: first.role, roleBy: 'guess', period: first.period, periodBy: 'shared' }
  const isGuess = next.role === undefined || (next.role === 'cost' && next.roleBy === 'guess')
  const isSoldToo =
    first.role === 'revenue' &&
    isGuess &&
    !next.isPercent &&
    soldBefore.test(before(reading, first)) &&
    /^ and (?:[a-z]+ ){1,3}[₦n#]?$/i.test(between) &&
    !spentWords.test(between)
  if (isSoldToo)
    return { ...next, role: 'revenue', roleBy: 'guess', period: first.period, periodBy: 'shared' }
  const isInTrade = reading.amounts.some(({ role }) => role === 'revenue')
  const isOfList =
    isInTrade &&
    !next.isPercent &&
    ((first.role === 'cost' && spentOn.test(between) && /^ (?:naira )?on\b/i.test(behind(reading, next))) ||
      (first.role === 'cost' && isListedCost(next, between)) ||
      (next.role === 'living' && isPaidOut(before(reading, next))))
  if (isOfList)
    return {
      ...next,
      role: 'cost',
      roleBy: 'guess',
      ...(next.periodBy !== 'said' && { period: first.period, periodBy: 'shared', times: undefined }),
    }
  const mayBeCost = !next.isPercent && (next.role === undefined || next.role === 'living')
  const [, joint = ''] = /^(?: (?:a|per|every|each) \w+| \w+ly)?([^]*)$/.exec(between) ?? []
  if (first.role === 'cost' && !first.isPercent && mayBeCost && nextCost.test(joint))
    return {
      ...next,
      role: 'cost',
      roleBy: 'guess',
      ...(next.periodBy !== 'said' && { period: first.period, periodBy: 'shared', times: first.times }),
    }
  return undefined
}

/** "One pays 150k monthly, the other 110k", "shop rent 30k and gen fuel 20k": what the amount before says of the next. */
export function withList(reading: Reading): Reading {
  const amounts = reading.amounts.map((amount, at, all): ReadAmount => {
    const next = all[at + 1]
    const isFirst =
      isOpen(amount) && next !== undefined && isEarned(next) && theOne.test(before(reading, amount))
    if (!isFirst || !theOther.test(before(reading, next).slice(amount.at + amount.words.length)))
      return amount
    const often = amount.periodBy === 'said' ? {} : { period: next.period, periodBy: 'shared' as const }
    return { ...amount, role: next.role, roleBy: 'guess', ...often }
  })
  amounts.forEach((amount, at) => {
    const first = amounts[at - 1]
    const told = first === undefined ? undefined : listed(reading, first, amount)
    if (told !== undefined) amounts[at] = told
  })
  const told = amounts.filter((amount, at) => amount !== reading.amounts[at])
  return told.length === 0
    ? reading
    : {
        ...reading,
        amounts,
        unplaced: reading.unplaced.filter((words) => !told.some((each) => each.words === words)),
      }
}
