import { spending } from './accounts.ts'
import { numberSaid } from './numbers/small.ts'
import { placedAnew } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'

import { isMoney, ofJob } from './words-of-trade.ts'

const atWork =
  /\b(?:workshop|mechanic|vulcani[sz]er|welder|tailor\w*|sewing|hairdress\w*|salon|barb\w*|carpent\w*|plumb\w*|electrician|bricklay\w*|mason|painter|baker\w*|cater\w*|farm\w*|poultry|shop|store|stall|kiosk|restaurant|buka|canteen|clinic|practice|chambers|pharmacy|hospital|supermarket|rewire|keke|dispatch|consult\w*|freelanc\w*|laundry|car wash|boutique|business|trader?|pos|okada|keke|bolt|uber|photograph\w*|fashion|make ?up)\b/i
/** Told before an amount: what work left after its costs. */
const leftOfWork =
  /\bafter\b[^.;!?\d]{0,60}\b(?:paying|buying|settling|removing|fuel\w*|boys|girls|staff|nurses|workers|apprentices?|parts|goods|materials|drugs|feeds?|diesel|data|repairs|commission|light|rent|stock|ingredients|expenses|costs?|rent of shop)\b[^.;!?\d]{0,50}\b(?:left with|remains?|am left|i (?:get|make|keep|clear|take)|clear)\b[^.;!?\d]{0,12}$/i

/** The same, told the other way round: "what is left for me after thread and fuel is 210k". */
const leftAfter =
  /\b(?:(?:what|wetin)(?:'s| is|’s)? (?:dey )?(?:left|remain\w*)|i (?:am |dey )?(?:left with|keep|clear))\b[^.;!?\d]{0,35}\bafter\b[^.;!?\d]{0,70}\b(?:is|na|be|=|comes to)\b[^.;!?\d]{0,10}$/i
const ofPayAlone = /\b(?:tax|paye|pension|nhf|deductions?)\b/i

/** "After paying my boys and buying parts I am left with 350k": of a workshop, what its work leaves. */
export function withLeftOfWork(reading: Reading): Reading {
  const { text } = reading
  const isTrade = atWork.test(text) && !ofJob.test(text)
  const isLeft = (amount: ReadAmount): boolean => {
    if (!isMoney(amount) || (amount.role !== undefined && !mayBeLeft.has(amount.role))) return false
    const before = text.slice(0, amount.at)
    const behind = text.slice(amount.at + amount.words.length)
    const isOfCosts = whenRemoved.test(text) || (afterCosts.test(behind) && !ofTaxAfter.test(behind))
    if (amount.role === 'net' && isOfCosts && !ofJob.test(text)) return true
    const isTold = !ofPayAlone.test(leftAfter.exec(before)?.[0] ?? 'tax')
    return isTold || (isTrade && amount.role !== 'cost' && leftOfWork.test(before))
  }
  const left = reading.amounts.filter(isLeft)
  if (left.length === 0) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      left.includes(amount)
        ? { ...amount, role: 'business', roleBy: 'guess', ...oftenIn(amount, text) }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !left.some((each) => each.words === words)),
    dangling: reading.dangling.filter((role) => !ofCosts.has(role)),
    traps: reading.traps.filter(
      ({ kind }) =>
        !ofLeft.has(kind) && !(kind === 'period' && left.some((each) => oftenIn(each, text).period)),
    ),
  }
}

const ofLeft: ReadonlySet<string> = new Set(['costOfNothing', 'ofThat'])
const oftenSaid = /\b(?:every|each|per|a|for) (day|week|month)\b/i

/** "What remains for me every month after thread and light is 90k": how often, told between. */
function oftenIn(
  amount: ReadAmount,
  text: string,
): { readonly period?: 'day' | 'week' | 'month'; readonly periodBy?: 'said' } {
  const [, word] = oftenSaid.exec(leftAfter.exec(text.slice(0, amount.at))?.[0] ?? '') ?? []
  if (word === undefined || (amount.period !== undefined && amount.period !== 'once')) return {}
  return { period: word.toLowerCase() as 'day' | 'week' | 'month', periodBy: 'said' }
}

/** Named as what was taken off before. */
const ofCosts: ReadonlySet<string> = new Set(['cost', 'commission', 'rent'])

/** "I take home 400k when I remove clothes and fuel". */
const whenRemoved =
  /\b(?:when|after|once|as) i (?:don |have )?(?:remove|removed|removing|deduct|minus|pay|paid|buy|settle|spend)\b(?![^.;!?]*\b(?:tax|paye|pension)\b)/i
/** "2.3m net a month after staff, drugs and rent of the clinic". */
const afterCosts =
  /^[^.;!?\d]{0,25}\bafter\b[^.;!?\d]{0,60}\b(?:staff|drugs|rent|fuel|goods|stock|expenses|costs?|materials|salaries|wages|everything|removing|paying|buying|repairs|diesel|data)\b/i
const ofTaxAfter = /^[^.;!?\d]{0,30}\bafter (?:the |all |my )?(?:tax|paye|deductions?|pension)\b/i
const mayBeLeft: ReadonlySet<ReadAmount['role']> = new Set(['net', 'income', 'cost', 'living', 'business'])

const calledProfit = /^\s*(?:naira )?(?:(?:as|clean|clear|net) )?(?:profit|gain)\b/i

/** "I dey get like 350k profit every month": called so right behind it. */
export const withProfitBehind = (reading: Reading): Reading => {
  const isProfit = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    (amount.role === 'revenue' || amount.role === 'income' || amount.role === undefined) &&
    calledProfit.test(reading.text.slice(amount.at + amount.words.length))
  const profits = reading.amounts.filter(isProfit)
  if (profits.length === 0 || reading.amounts.some(({ role }) => role === 'soldFor')) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      profits.includes(amount) ? { ...amount, role: 'business', roleBy: 'named' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !profits.some((each) => each.words === words)),
    dangling: reading.dangling.filter((role) => role !== 'business'),
  }
}

/** A clause that says of an amount that it came in. */
const cameIn = /\b(?:earn\w*|salary|paid me|pays me|income|receive\w*|profit|gift|dash\w*|sold)\b/i

/** Before an amount: it is what those who help in a trade are paid. */
const ofStaff =
  /\b(?:shop|sales|my|the|two|three|2|3) ?(?:boys?|girls?|staff|workers?|attendants?|apprentices?)(?:'s|’s|s'|s’)? (?:salary|salaries|wages?|pay)(?: (?:is|was|na|of|came to|takes?|dey take|dey chop))?\s*[₦n#]?$|\b(?:staff|workers|salesgirls|salesboys|attendants)\s*[₦n#]?$/i
/** A rent may be that of a home, and salaries alone may be received: neither is taken for a cost. */
const unsure =
  /\b(?<!(?:shop|store|stall|office|kiosk|salon|workshop) )rents?\b|^\W*(?:and )?(?:salary|salaries|wages?)\W*$/i
/** "My flat costs me 3.5m in rent": what the person lives in. */
const ofOwnHome =
  /\b(?:my|our|di|the) (?:own |family |house )?(?:flat|apartment|house|home|duplex|bungalow|self-?con(?:tain)?)\b(?! (?:help|officer))[^.;!?,\d]{0,25}$/i
const asRent = /^[^.;!?,\d]{0,20}\b(?:in|as|for|of) (?:house )?rent\b/i
/** Words between two amounts, from which the second has its name. */
const hasWord = /[a-z]{3}/i

/** "Sales 9.2m; feed, drugs and wages 6.1m": beside what a trade took in, less money that nothing else names is its cost. */
export function withListOfCosts(reading: Reading): Reading {
  const { text, amounts } = reading
  const [sales, more] = amounts.filter(({ role }) => role === 'revenue')
  const hasCosts = amounts.some(({ role }) => role === 'cost')
  if (sales === undefined || more !== undefined || !(hasCosts || sales.roleBy === 'named')) return reading
  const isOfStaff = ({ role, at }: ReadAmount): boolean =>
    role === 'salary' && ofStaff.test(text.slice(0, at)) && !/\bmy salary\b/i.test(text)
  const clauseOf = (amount: ReadAmount): string => {
    const last = amounts.findLast(({ at }) => at < amount.at)
    const start = last === undefined ? 0 : last.at + last.words.length
    return (
      text
        .slice(start, amount.at)
        .split(/[.;!?]/)
        .at(-1) ?? ''
    )
  }
  // "Oil, pepper and onion na 31k a week": guessed to be earned, and named as what a trade buys.
  const isGuess = (amount: ReadAmount): boolean =>
    amount.role === 'income' && amount.roleBy === 'guess' && spending.test(clauseOf(amount))
  const isHome = (amount: ReadAmount): boolean =>
    amount.role === undefined &&
    ofOwnHome.test(clauseOf(amount)) &&
    asRent.test(text.slice(amount.at + amount.words.length))
  if (amounts.some(isHome)) {
    const placed = placedAnew(
      reading,
      (amount) =>
        isHome(amount) ? { role: 'rent', roleBy: 'verb', period: amount.period ?? 'year' } : undefined,
      ['rent'],
    )
    return withListOfCosts(placed)
  }
  const open = amounts.filter(
    (amount) => isMoney(amount) && (amount.role === undefined || isOfStaff(amount) || isGuess(amount)),
  )
  const isCost = (amount: ReadAmount): boolean => {
    const clause = clauseOf(amount)
    const isNamed =
      isOfStaff(amount) || (!cameIn.test(clause) && !unsure.test(clause) && hasWord.test(clause))
    const isLess =
      amount.value < sales.value ||
      swallowed.test(clause) ||
      (isOfStaff(amount) && amount.period !== sales.period)
    return amount.at > sales.at && isLess && isNamed
  }
  if (open.length === 0 || !open.every(isCost)) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      open.includes(amount)
        ? { ...amount, role: 'cost', roleBy: 'guess', period: amount.period ?? sales.period }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !open.some((each) => each.words === words)),
  }
}

/** A cost however much it is: "feed and fingerlings took 4.6m". */
const swallowed =
  /\b(?:took|takes?|costs?|chop(?:ped)?|gulped|swallowed|ate)(?: me| about| like)*\s*[₦n#]?\s?$/i

const notYet =
  /\b(?:never|not yet|haven't|have not|never still|didn't|did not|yet to|neva|no)(?: yet)? (?:remove|removed|deduct|deducted|minus|comot|subtract|subtracted|take out|taken out)\b/i

/** "I never remove cost of goods": there are costs, and they are not off yet. */
export const withCostsToCome = (reading: Reading): Reading =>
  reading.zero.includes('cost') && notYet.test(reading.text)
    ? { ...reading, zero: reading.zero.filter((role) => role !== 'cost') }
    : reading

const often =
  /^\s*(?:naira )?(?:a|per|every|each|for|for the|in a|this) (day|week|month|year)\b|^\s*(daily|weekly|monthly|yearly)\b/i
const rhythm = {
  day: 'day',
  week: 'week',
  month: 'month',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
} as const

/** "Her gain is about 50k a month": what comes again and again is a trade's profit, and no gain of one sale. */
export const withGainOften = (reading: Reading): Reading => {
  const hasPrice = reading.amounts.some(({ role }) => role === 'soldFor' || role === 'boughtFor')
  const isSale = /\b(?:land|plots?|crypto|bitcoin|shares|stocks|car|house(?! ?help))\b/i.test(reading.text)
  if (isSale) return reading
  const amounts = reading.amounts.map((amount): ReadAmount => {
    const [, unit, adverb] = often.exec(reading.text.slice(amount.at + amount.words.length)) ?? []
    const word = (unit ?? adverb ?? '').toLowerCase()
    const isOfYear = word.startsWith('year') && !atWork.test(reading.text)
    return amount.role === 'gain' && word in rhythm && !isOfYear && !hasPrice
      ? { ...amount, role: 'business', roleBy: 'guess', period: rhythm[word as keyof typeof rhythm] }
      : amount
  })
  // "I dey sell perfume, the gain na 90k a month": a trade, and no gain of one sale.
  const isGone = amounts.some((amount, at) => amount !== reading.amounts[at])
  return {
    ...reading,
    amounts,
    traps: isGone ? reading.traps.filter(({ kind }) => kind !== 'tradeOrGain') : reading.traps,
  }
}

/** "Sales 5m, goods 5.4m, so I lost money": the loss is what both come to. */
export function withLossTold(reading: Reading): Reading {
  const sum = (role: ReadAmount['role']) =>
    reading.amounts.reduce((total, each) => (each.role === role ? total + each.value : total), 0)
  const isLoss = sum('revenue') > 0 && sum('cost') >= sum('revenue')
  return isLoss ? { ...reading, traps: reading.traps.filter(({ kind }) => kind !== 'loss') } : reading
}

const noDayOff =
  /\b(?:7|seven) days\b|\bno (?:dey )?rest\b|\bwithout (?:any )?(?:rest|a break)\b|\bno day off\b|\bsundays? (?:inclusive|join|too|also)\b|\bincluding sundays?\b/i
/** "Mon-Sat": the days of a week that are worked. */
const daysOfWeek =
  /\b([1-7]|one|two|three|four|five|six|seven) days? (?:for|in|inside|per|a|every|each|of) (?:one |a |the |every )?week\b/i
const noSunday =
  /\b(?:no|not|don't|dont|never)(?: dey)? (?:work|open|sell|go)[^.;!?]{0,8}\bsundays?\b|\bexcept sundays?\b/i
const daysOfMonth = /\b(\d{1,2}) days? (?:in|a|per|every|each|for) (?:a |the |one |every )?month\b/i
const weekdays = /\bmon(?:day)?s?\s*(?:-|–|to|till|until)\s*(fri|sat|sun)(?:day)?s?\b/i
const daysTo: Readonly<Record<string, number>> = { fri: 5 * 52, sat: 6 * 52, sun: 7 * 52 }

/** How many days of the year are worked, where all of a week or of the year are told. */
function daysIn(text: string): number | undefined {
  const [, last] = weekdays.exec(text) ?? []
  if (last !== undefined) return daysTo[last.toLowerCase()]
  const [, count] = daysOfWeek.exec(text) ?? []
  if (count !== undefined) return numberSaid(count) * 52
  const [, ofMonth] = daysOfMonth.exec(text) ?? []
  if (ofMonth !== undefined && Number(ofMonth) <= 31) return Number(ofMonth) * 12
  if (noSunday.test(text)) return 6 * 52
  if (!noDayOff.test(text)) return undefined
  return /\b(?:7|seven) days\b/i.test(text) ? 7 * 52 : 365
}

/** "4k every day, 7 days", "8k per day, Mon-Sat": paid on each of these days. */
export function withEveryDay(reading: Reading): Reading {
  const days = daysIn(reading.text)
  if (days === undefined) return reading
  const isDaily = ({ period, times }: ReadAmount) =>
    period === 'day' && (times === undefined || times === days)
  if (!reading.amounts.some(isDaily)) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      isDaily(amount) ? { ...amount, times: days, roleBy: 'guess' } : amount,
    ),
    traps: reading.traps.filter(({ kind, words }) => kind !== 'partYear' || !/\bdays?\b/i.test(words)),
  }
}

/** "Profit after salaries, drugs and diesel is 28m": named before what it is left of. */
const profitAfter =
  /\b(?:net )?profits?(?: left)? (?:after|net of|less)\b[^.;!?\d]{0,90}\b(?:is|was|na|are|be|=|came to|comes to)\s*(?:about |around )?[₦n#]?$/i

/** What is called a profit, whatever is told between the word and the amount. */
export function withProfitAfter(reading: Reading): Reading {
  const isProfit = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    amount.role !== 'business' &&
    profitAfter.test(reading.text.slice(0, amount.at)) &&
    !/\btax\b/i.test(profitAfter.exec(reading.text.slice(0, amount.at))?.[0] ?? '')
  if (!reading.amounts.some(isProfit)) return reading
  const profits = reading.amounts.filter(isProfit)
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      profits.includes(amount) ? { ...amount, role: 'business', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !profits.some((each) => each.words === words)),
    dangling: reading.dangling.filter((role) => !['business', 'cost', 'revenue'].includes(role)),
  }
}
