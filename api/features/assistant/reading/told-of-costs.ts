import { numberSaid } from './numbers/small.ts'
import { before, behind, isAsTyped, placedAnew } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { isMoney } from './words-of-trade.ts'

/** "My costs are internet and power, roughly": what stands behind it is that cost. */
const costsAre =
  /(?:^|[.;!?,]\s*|\band )(?:so |but |and |well )?(?:my|our|the|all my|all the|total|monthly|yearly)? ?(?:business |running |monthly |yearly |total )?(?:costs?|expenses?|spendings?|outgoings?)\b(?! of (?:living|rent))[^.;!?\d]{0,12}\b(?:are|is|na|be|for|on|like|include|=|:)\b[^.;!?\d]{0,80}$/i
const mayBeCost: ReadonlySet<ReadAmount['role']> = new Set([undefined, 'income', 'living', 'salary'])

/** What a trade costs, told by the word before a list of things. */
export const withCostsNamedBefore = (reading: Reading): Reading =>
  placedAnew(
    reading,
    (amount) =>
      isMoney(amount) &&
      mayBeCost.has(amount.role) &&
      amount.roleBy !== 'named' &&
      costsAre.test(before(reading, amount))
        ? { role: 'cost', roleBy: 'guess' }
        : undefined,
    ['cost'],
  )

const passes =
  /\b(?:turn(?:s|ed)? over|turnover)\b|\b(?:pass(?:es|ed)?|flow(?:s|ed)?|run(?:s)?|go(?:es)?|move[sd]?|enters?) (?:through|thru|inside|into)\b|\b(?:transactions?|transfers?|withdrawals?) (?:worth|of|na|reach)\b/i
const machine = /\b(?:machine|pos|terminal|account|float|agent)\b/i
const ofAgent =
  /\bpos\b|\bpoint of sale\b|\bmobile money\b|\bopay agent\b|\bmoniepoint\b|\bcharges? i (?:earn|make|get|collect)\b/i
const ownPart = /\b(?:charges?|commission|my (?:own|gain|profit)|i (?:make|keep|get|gain))\b/i

/** "8m passes through my POS machine, the charges I make are 290k": other people's money is nobody's sales. */
export function withMoneyOfOthers(reading: Reading): Reading {
  const { text, amounts } = reading
  if (!ofAgent.test(text) || amounts.length < 2) return reading
  const isOthers = (amount: ReadAmount): boolean => {
    const around = `${before(reading, amount)
      .split(/[.;!?]/)
      .at(-1)} ${
      behind(reading, amount)
        .slice(0, 40)
        .split(/[,.;!?]/)[0]
    }`
    return (
      isMoney(amount) &&
      passes.test(around) &&
      (machine.test(text) || ofAgent.test(text)) &&
      !ownPart.test(around)
    )
  }
  const rest = amounts.filter((amount) => !isOthers(amount))
  if (!rest.some(({ role }) => role === 'revenue' || role === 'business' || role === 'income')) return reading
  return placedAnew(reading, (amount) =>
    isOthers(amount) ? { role: 'living', roleBy: 'guess', periodBy: 'usual' } : undefined,
  )
}

const ofLife =
  /^\s*(?:naira )?(?:(?:a|per|every|each) (?:day|week|month|year) |monthly |weekly |daily )?on (?:my |our |the )?(?:food|feeding|foodstuffs?|fuel|petrol|transport|data|airtime|clothes|shoes|family|children|kids|light|nepa|diesel|church|tithe|parents|party|parties|hair|school fees)\b/i
const isOfTrade =
  /\b(?:sales?|sell\w*|sold|customers?|clients?|profit|turnover|trad\w+|business|shop|store|stall|market|farm\w*|poultry|pos|bolt|uber|taxify|indrive|okada|keke|dispatch|delivery|deliveries|cater\w*|bak\w+|tailor\w*|salon|barb\w+|freelanc\w*|gigs?|contracts?|youtube|tiktok|content|channel|photograph\w*|dj|mc|practice|chambers|clinic|fares?|passengers?|hustle|self[- ]employed|(?:to do|for|in) (?:the|my) (?:work|job)|out of it|remote|designer|writer|artist|weddings?|foreign|abroad|articles|videos|skits?|graphics?|musician|keyboard|drum\w*)\b|[$£€]/i

/** "They pay me 745k a month, I spend 270k on food": of whoever trades nothing, what is spent changes no tax. */
export function withLivingSpent(reading: Reading): Reading {
  if (isOfTrade.test(reading.text)) return reading
  const isLiving = (amount: ReadAmount): boolean =>
    amount.role === 'cost' &&
    /\bspen[dt]\b[^.;!?\d]{0,12}$/i.test(before(reading, amount)) &&
    ofLife.test(behind(reading, amount))
  const costs = reading.amounts.filter(({ role }) => role === 'cost')
  if (costs.length === 0 || !costs.every(isLiving)) return reading
  return placedAnew(reading, (amount) =>
    isLiving(amount)
      ? { role: 'living', roleBy: 'guess' }
      : amount.role === 'revenue' && amount.roleBy !== 'named'
        ? { role: 'income', roleBy: 'guess' }
        : undefined,
  )
}

const notOff =
  /\b(?:never|not yet|haven't|have not|never still|didn't|did not|yet to|neva|no)(?: yet)? (?:remove|removed|deduct|deducted|minus|comot|subtract|subtracted|take out|taken out|count|counted|include|included)\b[^.;!?\d]{0,40}$/i

/** "3.6m after goods, but I never removed shop rent, 480k": what is called a profit has a cost to come. */
export function withCostStillOn(reading: Reading): Reading {
  const profits = reading.amounts.filter(({ role }) => role === 'business')
  const hasSales = reading.amounts.some(({ role }) => role === 'revenue')
  const late = reading.amounts.filter(
    (amount) => amount.role === 'cost' && notOff.test(before(reading, amount)),
  )
  if (profits.length !== 1 || hasSales || late.length === 0) return reading
  const costs = reading.amounts.filter(({ role }) => role === 'cost')
  if (costs.length > late.length) return reading
  return placedAnew(reading, (amount) =>
    amount === profits[0]
      ? { role: 'revenue', roleBy: 'guess' }
      : late.includes(amount)
        ? { roleBy: 'guess', period: amount.period ?? (amount.value < 100_000 ? 'month' : 'year') }
        : undefined,
  )
}

/** What is bought for work that is sold. */
export const forWork =
  /\b(?:panels?|batter(?:y|ies)|cables?|materials?|parts|goods|stock|ingredients|iron|wood|cement|fabrics?|cloths?|feeds?|seeds?|chicks?|drugs|provisions|equipment|things|items)\b/i

/** "The panels that I buy for the jobs": beside what customers paid, what was bought is a cost and not the price of a thing sold. */
export function withBoughtForWork(reading: Reading): Reading {
  const { amounts, text } = reading
  const isTrade = amounts.some(({ role }) => role === 'revenue' || role === 'business')
  const isSale = amounts.some(({ role }) => role === 'soldFor' || role === 'gain')
  if (!isTrade || isSale || !forWork.test(text)) return reading
  return placedAnew(reading, (amount) =>
    amount.role === 'boughtFor' || (amount.role === 'salary' && boughtMyself.test(before(reading, amount)))
      ? { role: 'cost', roleBy: 'guess', period: 'year' }
      : undefined,
  )
}

/** "I bought the cables for the church job myself": the job is what they were for. */
const boughtMyself = /\b(?:i|we) (?:also |have )?(?:bought|buy)\b[^.;!?\d]{0,50}$/i

const sells =
  /\bi (?:also |still |dey |just )*(?:sell|trade in|deal in|hawk)s? (?!my\b|the\b|am\b|it\b|land|shares?|crypto)\w/i

/** "I also sell provisions, gain is about 1.4m for the year": what comes of selling again and again is a profit. */
export const withGainOfTrade = (reading: Reading): Reading =>
  sells.test(reading.text) && !reading.amounts.some(({ role }) => role === 'soldFor' || role === 'boughtFor')
    ? placedAnew(reading, (amount) =>
        amount.role === 'gain'
          ? { role: 'business', roleBy: 'guess', period: amount.period ?? 'year' }
          : undefined,
      )
    : reading

const sleepsThere =
  /\b(?:room|flat|house|apartment|self ?con|face ?me)\b[^.;!?\d,]{0,25}\b(?:i|we)(?: dey| am| are)? (?:sleep|live|stay|sleeping|living|staying)\b[^.;!?\d,]{0,6}\b(?:na|is|be|costs?|goes for)\b[^.;!?\d,]{0,10}$/i

/** "The room where I sleep is 300k a year": rent of a home. */
export const withRoomToSleep = (reading: Reading): Reading =>
  placedAnew(
    reading,
    (amount) =>
      isMoney(amount) && amount.role !== 'rent' && sleepsThere.test(before(reading, amount))
        ? { role: 'rent', roleBy: 'guess' }
        : undefined,
    ['rent'],
  )

const percentIn = /(\d+(?:\.\d+)?)\s?%/

/** "Credited me 1.08m after removing their 10% (it was 1.2m)": the whole and what is left of it are one. */
export function withWholeBeforeTax(reading: Reading): Reading {
  const share = Number(percentIn.exec(reading.text)?.[1] ?? Number.NaN) / 100
  const left = reading.amounts.find(({ role, isPercent }) => role === 'dividend' && !isPercent)
  if (left === undefined || Number.isNaN(share)) return reading
  const isWhole = ({ value, role, isPercent }: ReadAmount): boolean =>
    !isPercent && (role === undefined || role === 'income') && Math.abs(value * (1 - share) - left.value) < 1
  const whole = reading.amounts.find(isWhole)
  if (whole === undefined) return reading
  const placed = placedAnew(reading, (amount) =>
    amount === whole || amount.isPercent
      ? { role: 'saidAgain', roleBy: 'named', periodBy: 'usual' }
      : undefined,
  )
  return { ...placed, traps: placed.traps.filter(({ kind }) => kind !== 'less' && kind !== 'wasOnce') }
}

const saidOfOthers =
  /\b(?:dem|they|people|person|somebody|someone|i hear|i heard)\b[^.;!?]{0,30}\b(?:say|said|talk|tell|told|hear|that)\b/i

/** "They say who earns the minimum wage pays nothing": of a trade it is hearsay, and changes no sum. */
export const withHearsay = (reading: Reading): Reading =>
  saidOfOthers.test(reading.text) &&
  reading.amounts.every(({ role }) => role === 'business' || role === 'revenue' || role === 'cost')
    ? { ...reading, traps: reading.traps.filter(({ kind }) => kind !== 'minimumWage') }
    : reading

const allTogether =
  /\b(?:the |my )?(?:two|both|all|everything|total|whole)\b[^.;!?\d]{0,14}\b(?:join|joined|add|added|put)?\s*together\b|\b(?:join|add|put) (?:them|am|everything|all|both|the two) together\b|\baltogether\b/i

/** "The tax of the two together": of a job and a trade of one person, the whole. */
export const withAllTogether = (reading: Reading): Reading =>
  allTogether.test(reading.text) &&
  reading.people.length === 0 &&
  reading.amounts.every(({ person }) => person === undefined)
    ? {
        ...reading,
        traps: reading.traps.filter(({ kind, words }) => kind !== 'couple' || !/together/i.test(words)),
      }
    : reading

const helper =
  /\b(?:managers?|cooks?|waiters?|waitress(?:es)?|cleaners?|drivers?|brother|sister|cousin|boys?|girls?|staff|workers?|helpers?|apprentices?|attendants?|secretary|cashier|assistants?|guards?|nurses?|conductor|riders?)\b[^.;!?\d]{0,24}\b(?:earns?|collects?|gets?|takes?|receives?|is paid|are paid|dey collect|dey take|each)\b[^.;!?\d]{0,6}$/i

/** "Sales 3m monthly, my manager earns 120k monthly": what those who help in a trade get is its cost. */
export function withHelpersPaid(reading: Reading): Reading {
  const sales = reading.amounts.filter(({ role }) => role === 'revenue')
  const isHelpers = (amount: ReadAmount): boolean =>
    !amount.isPercent &&
    amount.currency === 'NGN' &&
    amount !== sales[0] &&
    (amount.role === 'revenue' ||
      amount.role === 'income' ||
      amount.role === 'salary' ||
      amount.role === undefined) &&
    amount.roleBy !== 'named' &&
    helper.test(before(reading, amount))
  if (sales.length === 0 || !reading.amounts.some(isHelpers)) return reading
  const placed = placedAnew(
    reading,
    (amount) => (isHelpers(amount) ? { role: 'cost', roleBy: 'guess' } : undefined),
    ['cost'],
  )
  return {
    ...placed,
    amounts: placed.amounts.map((amount) =>
      amount.role === 'cost' ? { ...amount, person: undefined } : amount,
    ),
    people: [],
  }
}

const ofMonth = /^\s*(?:of|on) (?:my |the |a |one |each |his |her )?(?:month(?:ly|'s|s)?)\b/i
const asBonus = /^[^.;!?\d]{0,30}\b(?:as|for) (?:a |an |the )?(?:\w+ )?bonus\b/i
const asThirteenth = /\b(?:13th|thirteenth) month(?: salary| pay| bonus)?(?: is| of| na| at|,|:)?\s*$/i

/** "13th month 50% of monthly pay": of a month's pay, once. */
export function withBonusOfMonth(reading: Reading): Reading {
  const { amounts } = reading
  const pays = amounts.filter(
    ({ role, period, isPercent }) =>
      !isPercent && period === 'month' && (role === 'salary' || role === 'income'),
  )
  const [pay, more] = pays
  const isBonus = (amount: ReadAmount): boolean =>
    amount.isPercent &&
    (amount.role === 'bonus' || amount.role === undefined || amount.role === 'salary') &&
    (((/\bbonus\b/i.test(before(reading, amount)) || asBonus.test(behind(reading, amount))) &&
      ofMonth.test(behind(reading, amount))) ||
      asThirteenth.test(before(reading, amount)))
  if (pay === undefined || more !== undefined || !amounts.some(isBonus)) return reading
  const found = amounts.filter(isBonus)
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      found.includes(amount)
        ? {
            ...amount,
            value: (pay.value * amount.value) / 100,
            isPercent: false,
            role: 'bonus',
            roleBy: 'guess',
            period: 'once',
            periodBy: 'usual',
          }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !found.some((each) => each.words === words)),
    traps: reading.traps.filter(({ kind }) => !['shareOf', 'half', 'percentOf'].includes(kind)),
  }
}

const taken =
  /\b(?:office|employer|company|they|dem|oga|boss|hr|payroll|school|government)\b[^.;!?\d]{0,16}\b(?:deducts?|deducting|removes?|removing|cuts?|cutting|comot|takes?|withholds?)\b[^.;!?\d]{0,10}$/i
const mayBeTaken: ReadonlySet<ReadAmount['role']> = new Set([undefined, 'income', 'salary', 'living', 'cost'])
const asksIfRight = /\b(?:correct|right|ok|okay|too much|too high|supposed|normal|fair|accurate)\b/i
const ofAnother = /^[^.;!?]{0,20}\b(?:pension|nhf|nhis|loan|cooperative|union|housing)\b/i

/** "My office deducts 35k, is it correct?": tax that is taken, and no pay. */
export const withTaxTaken = (reading: Reading): Reading =>
  asksIfRight.test(reading.text)
    ? placedAnew(reading, (amount) =>
        isMoney(amount) &&
        mayBeTaken.has(amount.role) &&
        taken.test(before(reading, amount)) &&
        !ofAnother.test(behind(reading, amount))
          ? { role: 'taxPaid', roleBy: 'guess' }
          : undefined,
      )
    : reading

const taxOfLast = /\btax(?:es)?\b[^.;!?\d]{0,12}\blast year\b|\blast year\b[^.;!?\d]{0,16}\btax\b/i

/** "I paid 120k tax last year": of another year, and nothing of this one's. */
export function withTaxOfLastYear(reading: Reading): Reading {
  if (!taxOfLast.test(reading.text) || reading.amounts.length < 2) return reading
  return placedAnew(reading, (amount) =>
    amount.role === 'taxPaid'
      ? { role: 'living', roleBy: 'guess', period: undefined, periodBy: 'usual' }
      : undefined,
  )
}

const manyBefore =
  /\b(two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?:\w+ )?(?!months?\b|years?\b|days?\b|weeks?\b|times\b|hours?\b|jobs\b|employers\b|offers\b|companies\b|percent\b|of\b)([a-z]{3,}s|children|men|women|people|pikin)\b[^.;!?\d]{0,60}$/i

/** "Two rents, 300k each per year": as much as each of them, for as many as there are, shown before it counts. */
export function withEachOfMany(reading: Reading): Reading {
  const found = reading.amounts.flatMap((amount) => {
    const isEach =
      /^\s*(?:naira )?(?:each|apiece)\b/i.test(behind(reading, amount)) &&
      amount.times === undefined &&
      !amount.isPercent
    const count = isEach ? manyBefore.exec(before(reading, amount))?.[1] : undefined
    return count === undefined ? [] : [[amount, numberSaid(count)] as const]
  })
  if (found.length === 0) return reading
  const many = new Map(found)
  return {
    ...reading,
    amounts: reading.amounts.map((amount) => {
      const count = many.get(amount)
      return count === undefined || amount.roleBy === 'guess' || !isAsTyped(amount)
        ? amount
        : { ...amount, value: amount.value * count, roleBy: 'guess' }
    }),
    traps: reading.traps.filter(({ kind }) => !kind.startsWith('each')),
  }
}
