import { forWork, type ReadAmount, type Reading, speaksOfTrade } from '../reading/index.ts'

const outlays =
  /\b(?:diesel|fuel|petrol|nepa|electricity|data|airtime|internet|repairs?|generator|gen|shop|store|workshop|studio|light|transport|materials?|goods|delivery|packaging|staff|boys?)\b/i
const onTheHouse =
  /\b(?:repair\w*|renovat\w*|paint\w*|roof\w*|plumb\w*|maintenance|maintain\w*|caretaker|agent|fumigat\w*)\b/i
const ofSale = /\b(?:agents?|lawyers?|legal|survey\w*|agency|commission|documents?)\b/i
const forTheWork = /\b(?:to do|for|on|in) (?:the|my|this|that) (?:work|business|job|trade|jobs)\b/i
/** "The 2 boys wey I dey pay 40k each". */
const paysHelpers =
  /\b(?:boys?|girls?|staff|workers?|apprentices?|attendants?|assistants?|helpers?)\b[^.;!?\d]{0,20}\bi (?:dey )?pay\b|\bi (?:dey )?pay (?:my |the |two |three |\d )?(?:boys?|girls?|staff|workers?|apprentices?|attendants?|assistants?|helpers?)\b/i
/** "Add the camera assistant I forgot", right before an amount: of those and of what a trade pays. */
const forgotten =
  /\b(?:add|forgot|forget|forgotten|also (?:my|the|our|one|two|three)|include|left out|omitted|didn't (?:add|count)|never (?:add|count)|remember(?:ed)?)\b[^.;!?\d]*$/i
const paidByTrade =
  /\b(?:assistants?|boys?|girls?|drivers?|helpers?|apprentices?|workers?|staff|editors?|second shooter|cleaners?|guards?|security|sales ?girls?|attendants?|cooks?|riders?|generator|gen|fuel|diesel|petrol|light|nepa|data|internet|transport|packaging|delivery|repairs?|servicing|mechanic|materials?|gas|(?:shop|store|stall|studio|office|kitchen) rent|ads|adverts?|hired?|levy|levies|dues|union)\b/i
const paysMe =
  /\b(?:pays?|paid|paying|gives?|gave|sends?) (?:me|us)\b|\bas\b|\b(?:jobs?|salary|earns?|income|sales|from)\b|\b(?:i|we) (?:also |dey |still |do )*(?:work|do|drive|sell|run|teach|get|make|am|earn|offer)\b/i
const spends = /\bi (?:dey |also )?(?:spend|spent|use|used|pay|paid)\b/i
const isTrade = ({ role }: ReadAmount) => role === 'revenue' || role === 'business'

const isSamePrice =
  ({ value, currency }: ReadAmount) =>
  (each: ReadAmount): boolean =>
    each.role === 'soldFor' && each.value === value && each.currency === currency

const takers =
  /\b(?:bolt|uber|in ?drive|app|platform|upwork|fiverr|jumia|konga|opay|agent|agency|owner|partner|boy|girl|apprentice)s?\b[^.;!?\d]{0,25}\b(?:takes?|took|collects?|charges?|removes?|keeps?|cuts?|gets?|comot|chop)\b|\bcommission of (?:the |my )?sales\b/i

/** "Bolt also takes 20% commission of the sales", after the sales were told: a cost of the trade. */
function takenOfSales(known: Reading, amount: ReadAmount, text: string): ReadAmount | undefined {
  const earned = known.amounts.filter(
    ({ role, isPercent }) => !isPercent && (role === 'revenue' || role === 'business' || role === 'income'),
  )
  const sold = earned.filter(({ role }) => role === 'revenue')
  const [sales, more] = sold.length > 0 ? sold : earned
  const isOpen = amount.role === undefined || amount.role === 'commission'
  if (!amount.isPercent || !isOpen || sales === undefined || more !== undefined || !takers.test(text))
    return undefined
  const { period, periodBy, times } = sales
  const value = Math.round(sales.value * amount.value) / 100
  return { ...amount, value, isPercent: false, role: 'cost', roleBy: 'guess', period, periodBy, times }
}

/** Whoever trades pays the staff and the fuel: they are costs of the trade. */
export function inTrade(known: Reading, amount: ReadAmount, text: string): ReadAmount {
  const isLet = known.amounts.some(({ role }) => role === 'rentReceived')
  const isGuessed =
    (amount.roleBy === 'guess' || amount.roleBy === 'only') && amount.role !== 'cost' && !amount.isPercent
  if (isLet && (amount.role === undefined || amount.role === 'living' || isGuessed) && onTheHouse.test(text))
    return { ...amount, role: 'cost', roleBy: 'guess', period: 'year', periodBy: 'usual' }
  // "What if I increase the rent to 3m?": of a landlord, the rent that comes in.
  const paysRent = known.amounts.some(({ role }) => role === 'rent')
  if (
    isLet &&
    !paysRent &&
    amount.role === 'rent' &&
    !/\b(?:pay|my (?:own |house )?rent|where i live)\b/i.test(text)
  )
    return { ...amount, role: 'rentReceived' }
  const share = takenOfSales(known, amount, text)
  if (share !== undefined) return share
  const isSale = known.amounts.some(({ role }) => role === 'soldFor')
  // "From the 14m I paid the lawyer": of the price that was told.
  if (isSale && amount.role === undefined && known.amounts.some(isSamePrice(amount)))
    return { ...amount, role: 'saidAgain', roleBy: 'named' }
  if (
    isSale &&
    (amount.role === undefined || amount.role === 'living' || amount.role === 'cost') &&
    ofSale.test(text)
  )
    return { ...amount, role: 'boughtFor', roleBy: 'guess', period: 'once', periodBy: 'usual' }
  // "The panels that I bought for the jobs", after what customers paid: no price of a thing that was sold once.
  const isEarned = known.amounts.some((each) => isTrade(each) || each.role === 'income')
  // "I bought the wigs for 8.6m", after what they sold for in a shop: a cost of the trade.
  const isSelling = known.amounts.some(({ role }) => role === 'revenue')
  if (amount.role === 'boughtFor' && isEarned && !isSale && (isSelling || forWork.test(text)))
    return { ...amount, role: 'cost', roleBy: 'guess', period: 'year' }
  const isOutlay = amount.role === 'living' && outlays.test(text)
  // "I spent 700k on data and fees to do the work": whatever the income before was called.
  if (isOutlay && forTheWork.test(text)) return { ...amount, role: 'cost', roleBy: 'guess' }
  // "And if I spend 1.1m on studio rent?", of somebody who works on their own and named one income.
  const [only, more] = known.amounts.filter((each) => isTrade(each) || each.role === 'income')
  const isOfOwnWork =
    only !== undefined && more === undefined && only.roleBy !== 'named' && speaksOfTrade(known.text)
  if (isOfOwnWork && amount.role === undefined && spends.test(text) && outlays.test(text))
    return { ...amount, role: 'cost', roleBy: 'guess' }
  if (!known.amounts.some(isTrade)) return amount
  const isOpen = amount.role === undefined || (amount.role === 'income' && amount.roleBy !== 'named')
  const said =
    text
      .slice(0, amount.at)
      .split(/[.;!?](?!\d)/)
      .at(-1) ?? ''
  const isForgotten = isOpen && forgotten.test(said) && paidByTrade.test(said) && !paysMe.test(said)
  if (isForgotten && !amount.isPercent && amount.person === undefined)
    return { ...amount, role: 'cost', roleBy: 'guess' }
  const isOfHelpers = amount.role === undefined && !amount.isPercent && paysHelpers.test(text)
  return amount.person === 'staff' || isOutlay || isOfHelpers
    ? { ...amount, role: 'cost', roleBy: 'named', person: undefined }
    : amount
}
