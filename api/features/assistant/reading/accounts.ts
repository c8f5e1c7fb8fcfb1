import { tokensOf } from './numbers/index.ts'
import { type Counted, countsIn, singular, things } from './counted-things.ts'
import type { Period } from './periods.ts'
import type { ReadAmount, Reading } from './reading.ts'

/** Work on one's own, by its callings, places and words. */
const trades =
  /\b(?:fashion|tailor\w*|sew\w*|salon|barb\w*|hair\w*|nails|lashes|make ?up|pos|catering|caterer|chops|cakes?|bak(?:e|er|ery|ing)|restaurant|buka|food|akara|okada|keke|danfo|bolt|uber|indrive|taxi|trucks?|haulage|dispatch|deliver\w*|rider|driver|supermarket|shop|store|stall|market|wholesale|distributor|import\w*|tokunbo|poultry|farm\w*|catfish|cocoa|palm oil|harvest|mechanic|repairs|tiling|plumb\w*|carpent\w*|paint(?:er|ing)|block moulding|building materials|contractor|contracts?|boreholes?|freelanc\w*|youtub\w*|channel|skit|blogg?(?:er|ing)?|stream|photograph\w*|weddings?|mc|dj|events?|canopies|clinic|practice|chambers|lawyer|architect|accountant|consult\w*|translator|copywriter|developer|design\w*|agent|commission|business|self[- ]?employed|sole proprietor|short-?let|physiotherap\w*|locum|laundry|printing|boutique|provisions|wears?|clothes|i sell|i dey sell|spare parts|fabrics?|landlord|landlady|duplex|flats|tenants?|scrubs|attachments?|suya|gigs?|studio|tiktok|instagram|brand deals?|influenc\w*|creator|content|podcast|shows|keyboard|guitar|drums|piano|band|traders?|trading|caf[eé]|gym|trainer|virtual assistant|marketer|affiliate|upwork|fiverr|toptal|voice[- ]?overs?|actor|films|ushering|decorat\w*|rewire|vulcani[sz]er|weld\w*|furniture|upholster\w*|cobbler|shoemak\w*|tiler?|pop ceiling|aluminium|block industry|pure water|sachet water|ice ?blocks?|kiosk|kilishi|zobo|smoothies?|small chops|day ?care|creche|nursery|lesson cent(?:re|er)|car wash|cyber|business cent(?:re|er)|recharge cards?|snails?|goats?|rams?|cattle|piggery|bees?|honey|plantain|cassava|garri|rice mill|mini ?importation|1688|containers?|warehouse|tailor|keke na hire|ceiling|solar|inverters?|cctv|borehole|haul\w*|logistics|party|parties|events?|decor|surveyor|hire out|cold room|printing press|writer|hostel|lounge|viewing cent(?:re|er)|game|clients?)\b/i
/** What a trade spends on, by name. */
export const spending =
  /(?<!\b(?:a|am|as|the|na) )\bmechanics?(?: fees?| money| bills?)?(?: na| is| dey chop| takes?| chops?| collects?)?\s*[₦n#]?$|\b(?:fabric|thread|materials?|cement|sand|labour(?:ers)?|cost of (?:the )?goods|goods|stock|buying|ingredients?|foodstuffs?|flour|gas|packaging|dispatch|delivery|feed|fingerlings|vaccines?|drugs|consumables|chemicals|spraying|fertili[sz]er|attendants?|workers?|(?:sales ?)?(?:boys?|girls?)|staff|salaries|wages|helpers?|assistants?|apprentices?|secretary|clerk|nurse|juniors?|tailors?|conductor|tickets?|fuel|diesel|petrol|light|nepa|electricity|generator|data|internet|software|hosting|writer|editor|ads|adverts?|parts|products|attachments?|relaxers?|tables?|stand|stalls?|space|nylon|rolls?|paper|charcoal|firewood|kerosene|ice|sachets?|bottles?|beans|oil|rice|sugar|spices|cups|shipping|freight|clearing|customs|waybill|imported|lands?|landing|levy|levies|union|market (?:people|money)|deliver|remit|remits|remitted|owner|balance|settle|settled|tyres?|spare|oil change|zip|lining|thread|soles?|leather|wood|foam|nails|polish|iron|rods?|paint|tiles|wires?|wiring|soap|detergent|cream|shampoo|seedlings?|tractor|herbicides?|pesticides?|cutlass|weeding|feeds|chicks|bank charges|capital allowances?|insurance|licen[cs]es?|training|uniforms?|chalk|exams|books|cold room|warehouse|generator|gen|invert[eo]r|solar|starlink|(?:shop|shed|store|kitchen|office|chambers|clinic|stall|salon|kiosk|warehouse) rent|rent (?:and light )?of (?:the )?(?:shop|space|clinic|office|store|kitchen|stall|salon)|repairs?|servic(?:e|ed|es|ing)|(?:bolt|uber|indrive|app|platform|agent)(?:'s|’s)? (?:commission|cut|fees?|charges?)|maintenance|papers|permits?|transport|hotels?|flights?|vendors?|crew|album|outfit|costumes?|props|camera ?man|caretaker|agency|law reports|filing|subscriptions?|co-?working|hype man|van|motor boy|drivers?|expenses?|costs?|cost me|cleaning|booking site|business loan|security|decor|boys and the van|carry equipment|takes? \d|out of it|i (?:still|also|dey) pay|(?:the |my )(?:shop|stall|store|office|kiosk|salon|space)(?: (?:is|na|costs?|takes?))+|i spend|i spent|spend|spends|spent|spending|swallow\w*|gulp\w*|went out|goes out|dey go out|i pay)\b/i
/** What says that money came in by the trade. */
const taking =
  /\b(?:brings?|brought|comes? in|came in|don come in|enters?|entered|do about|see|dey see|total|(?<!\b(?:i|we|you|dem|they) )paid(?: only| about| like)?(?=\s*[₦n#]?$)|income|sales?|sells?|sold|takings?|turnover|revenue|fees?|retainer|charges?|make|makes|made|got|get|gross|paid me|pays? me|paying me|bill|contract of|gave|remits?|balances? me|collect|takes in|per visit|adsense|clients? paid|let at|from (?:facebook|youtube|hosting)|it is|rent out|hire out)\b/i
/** Never counted among the accounts: the person's home, funds, and what has a rule of its own. */
const ofPerson =
  /\b(?:house rent|home rent|my rent|rent (?:for|of|on|at) (?:my|the) (?:house|home|flat|apartment|place)|rent (?:a year )?at home|(?:live|stay)\b[^.;!?]*|my (?:flat|apartment|house)|own house|pension|rsa|nhf|nhis|life insurance|premium|withh\w+|wht|salary|children|kids|pikin|school fees|feeding|family|church|my (?:mum|mother|dad|father|parents|wife|husband))\b/i
const ofStaff =
  /\b(?:salar(?:y|ies)|wages?) (?:for|of|to) (?:my|the|\d|two|three|four)|(?:staff|boys?|girls?|workers?)(?:'s|s'|’s|s’)? (?:salary|salaries|wages?|pay)|\b(?:my|the|one|two|three|four) (?:\w+ )?(?:assistants?|boys?|girls?|apprentices?|helpers?|workers?|cooks?|sales ?girls?|attendants?) (?:dey )?(?:takes?|collects?|gets?|on|earns?|each)\b/i

const fixed: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>([
  'pension',
  'nhf',
  'nhis',
  'life',
  'mortgage',
  'taxPaid',
  'rate',
  'salary',
  'net',
  'pensionReceived',
  'gratuity',
  'dividend',
  'bondInterest',
  'saidAgain',
  'threshold',
  'bonus',
  'raise',
  'nysc',
  'gift',
])
/** What a loan of the trade costs is no interest on a home. */
const ofBusinessLoan = /\bbusiness loan\b/i

/** An amount with the words of its own around it. */
interface Item {
  readonly amount: ReadAmount
  /** From the amount before it, or the start of the sentence. */
  readonly before: string
  /** To the next amount, comma or stop. */
  readonly after: string
  /** What its sentence says before it. */
  readonly sentence: string
}

const stops = /[.;!?\n](?!\d)/

function itemsOf({ text, amounts }: Reading): Item[] {
  const sorted = amounts.toSorted((a, b) => a.at - b.at)
  return sorted.map((amount, index) => {
    const last = sorted[index - 1]
    const from = last === undefined ? 0 : last.at + last.words.length
    const to = sorted[index + 1]?.at ?? text.length
    const before = text.slice(from, amount.at).split(stops).at(-1) ?? ''
    const behind = text.slice(amount.at + amount.words.length, to).split(stops)[0] ?? ''
    // Words behind the comma are of the next amount.
    const [own = ''] = behind.split(/,|\b(?:and|plus|but|while|then)\b/)
    const lead = index === 0 ? before : before.replace(/^[^,]*?(?:,|\b(?:and|plus|but)\b)/, '')
    const sentence = text.slice(0, amount.at).split(stops).at(-1) ?? ''
    return { amount, before: /[a-z]/i.test(lead) ? lead : before, after: own, sentence }
  })
}

/** How often, where the amount's own words say so. */
function saidPeriod({ before, after, amount }: Item): Period | undefined {
  const said =
    /\b(?:a|per|every|each|\/) ?(day|week|weekend|month|year|annum)\b|\b(daily|weekly|monthly|yearly|annually)\b/i
  const [, unit, adverb] = said.exec(after) ?? said.exec(before) ?? []
  const word = (unit ?? adverb ?? '').toLowerCase()
  if (word.startsWith('da')) return 'day'
  if (word.startsWith('week')) return 'week'
  if (word.startsWith('month')) return 'month'
  if (/^(?:year|annum|annual)/.test(word)) return 'year'
  if (/\b(?:this|the|for the|for the whole) year\b/i.test(`${before} ${after}`)) return 'year'
  return amount.periodBy === 'said' ? amount.period : undefined
}

const eachSaid = /\beach\b|\bapiece\b|\bon average\b|\baverage\b/i
const perThing = new RegExp(String.raw`\b(?:per|every|for every|for each|a|each) ${things}\b`, 'i')

/** "For every wedding I pay 40k and the album is 35k": of all that the sentence names. */
const forEvery = new RegExp(String.raw`(?:^|,)\s*(?:for )?(?:every|each) ${things}\b`, 'i')

/** How many of it there are, where it is told of one: "60k each", "40k for every wedding". */
function manyOf({ before, after, amount, sentence }: Item, counts: readonly Counted[]): Counted | undefined {
  const around = `${before} # ${after}`
  const named = singular(perThing.exec(around)?.[1] ?? forEvery.exec(sentence)?.[1] ?? '')
  const ofThing = counts.find(({ thing }) => thing === named)
  if (named !== '' && ofThing) return ofThing
  // "50k each a month, diesel na 120k": the "each" of the one before is none of this.
  const own = `${before.split(/[,;]| and /).at(-1) ?? ''} # ${after}`
  if (!eachSaid.test(own) && !/\bat\s*(?:about )?[₦n#]?$/i.test(before)) return undefined
  return counts.findLast(({ at }) => at < amount.at)
}

/** A share of the takings: "60% of it goes on foodstuff", "the app keeps 15%". */
const shareSpent =
  /\b(?:of (?:it|that|this|the (?:rent|income|money|sales)|sales|income)|goes|go|gone|was|is)\b/i
const keeper = /\b(?:app|site|platform|agent|agency|bolt|uber|opay|upwork|fiverr|selar|booking site)\b/i
const kept = /\b(?:i|me)\b[^.;!?]*\b(?:keep|left with|margin|make)\b|\bmargin\b/i

const isEarned = ({ role }: ReadAmount): boolean =>
  role === 'income' || role === 'revenue' || role === 'business'

/** Whether a text speaks of work on one's own. */
export const speaksOfTrade = (text: string): boolean => trades.test(text)

/** Words of a job: costs beside it are of nothing that is named. */
const ofJob = /\b(?:salary|payroll|paye|payslip|employer|my (?:boss|oga|office|company|job))\b/i

const isTrade = ({ text, amounts }: Reading): boolean =>
  speaksOfTrade(text) ||
  amounts.some(({ role }) => role === 'revenue') ||
  // "16m came in, 9.5m went out on materials".
  (amounts.some(({ role }) => role === 'cost') && !ofJob.test(text))

/** What clients pay for work, and no employer. */
const ofClients = /\b(?:fees?|invoices?|invoiced|billings?|receipts|retainers?)\b/i

const isOfPerson = ({ amount, before, after }: Item): boolean => {
  if (ofStaff.test(before)) return false
  // "Consulting fees: 9.6m gross".
  if (amount.role === 'salary' && ofClients.test(before)) return false
  // "9 jobs this year, 1.1m each": pieces of work, and no salary.
  if (amount.role === 'salary' && /\bjobs\b/i.test(before)) return false
  if (fixed.has(amount.role)) return !ofBusinessLoan.test(before)
  if (isEarned(amount) && ofEmployer.test(`${before} ${after}`)) return true
  const isShopRent =
    spending.test(before) && /\brent\b/i.test(before) && !/\b(?:house|home|live|flat)\b/i.test(before)
  if (amount.role === 'rent') return !isShopRent
  return (ofPerson.test(before) || /^\s*(?:naira )?(?:house|home)? ?rent\b/i.test(after)) && !isShopRent
}

const isOfStaff = (text: string, { at }: ReadAmount): boolean =>
  ofStaff.test(text.slice(0, at).split(stops).at(-1) ?? '')

/** Whether anything of it is left open, so that it is worth to look at the whole as accounts. */
const isOpen = ({ text, amounts, unplaced, traps }: Reading): boolean => {
  const earned = amounts.filter(
    ({ role, roleBy }) =>
      role === 'revenue' || role === 'income' || (role === 'business' && roleBy !== 'named'),
  )
  const costs = amounts.filter(({ role }) => role === 'cost')
  const hasCommission = amounts.some(({ role }) => role === 'commission')
  return (
    unplaced.length > 0 ||
    amounts.some(({ role }) => role === undefined || role === 'living' || role === 'allowance') ||
    earned.length > 1 ||
    (earned.length > 0 && costs.length > 1) ||
    (earned.length > 0 && amounts.some((amount) => amount.role === 'salary' && isOfStaff(text, amount))) ||
    // A cost beside a profit that says itself that it is not off yet.
    (isGrossProfit.test(text) &&
      (costs.length > 0 || amounts.filter(({ role }) => role === 'business').length > 1)) ||
    (costs.length > 0 &&
      (traps.length > 0 || perThing.test(text) || /\bfor each\b/i.test(text) || hasCommission)) ||
    traps.some(({ kind }) => kind.startsWith('each'))
  )
}

const earnedRoles: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>([
  'income',
  'rentReceived',
  'business',
  'revenue',
  'commission',
])
const isGrossProfit =
  /\bgross profit\b|\bbefore (?:any |my |the |all |i (?:pay|remove|comot) )?(?:other )?(?:costs?|expenses|(?:shop |office |stall )?rent)\b|\b(?:out of (?:that|it|this)|from (?:that|it|this)|but) i (?:still|also|dey still) (?:pay|remove|buy|settle)\b|\bafter (?:their|its|the (?:app|platform|site)'?s?|[a-z]+'s) (?:\w+ )?(?:commission|fees?|cut|share|\d+%)/i
/** Paid by an employer, whatever stands beside it. */
const ofEmployer =
  /\b(?:at work|salary|my (?:employer|boss|oga)|gross a month|(?:from|at|in|for|with) (?:the|my|a|an) (?:\w+ ){0,2}(?:hospital|company|school|bank|ministry|office|university|firm)|bank teller|minimum wage)\b/i

/** Whether the first amount is what the trade takes in: by its words, or because it was read as earned already. */
function isTaking(item: Item, text: string): boolean {
  if (isNamedCost(item)) return false
  const { role, roleBy } = item.amount
  // A profit is left of the costs already.
  const isProfit = /\b(?:profit|gain|left|remain\w*|after|clear)\b/i.test(`${item.before} ${item.after}`)
  if (role === 'business' && roleBy === 'named' && isProfit && !isGrossProfit.test(text)) return false
  if (role === 'salary') return true
  return earnedRoles.has(role) || taking.test(`${item.before} ${item.after}`)
}

const boughtBefore = /\b(?:costs?|cost me|lands?|landed|buy|bought|buying|spen[dt])\b[^.;!?\d]{0,15}$/i
const isLeftOver = /\b(?:profit|gain|left|remain\w*|clear)\b/i

const allOf = /\ball (?:of them |of it |that )?(?:monthly|per month|every month|a month|in a month)\b/i

/**
 * The accounts of a trade, told as a list: "takings 9.6m a year, fabric 3.1m, two workers 60k each a month, shop rent
 * 450k". What came in is told first; what has the name of a cost is one, as often as it says, for as many as it says, or a
 * share of what came in. All of it is for the person to see before it counts; where one amount fits in no place, none is moved.
 */
export function withAccounts(reading: Reading): Reading {
  if (!isTrade(reading) || !isOpen(reading) || reading.intent === 'difference') return reading
  const counts = countsIn(reading.text)
  const items = itemsOf(reading).filter((item) => !isOfPerson(item) && item.amount.person === undefined)
  const ofMoney = items.filter(({ amount }) => !amount.isPercent)
  // What was spent may be told before what came in.
  const at = ofMoney.findIndex((item) => !isNamedCost(item))
  const first = ofMoney[at]
  const rest = ofMoney.toSpliced(at, 1)
  if (first === undefined) return reading
  const told = `${first.before} ${first.after}`
  // Costs before what came in are told so; what is left after them is no sales.
  const isBehindCosts =
    ofMoney.slice(0, at).every(({ before }) => boughtBefore.test(before)) &&
    taking.test(told) &&
    !isLeftOver.test(told)
  if (at > 0 && !isBehindCosts) return reading
  const isCounted = manyOf(first, counts) !== undefined && first.amount.role === 'living'
  if (!isTaking(first, reading.text) && !isCounted) return reading
  const whole = allOf.test(reading.text) ? ('month' as const) : undefined
  const roles = new Map<ReadAmount, ReadAmount>()
  const isLet = first.amount.role === 'rentReceived'
  const takings = withStretch(
    multiplied(first, counts, saidPeriod(first) ?? whole ?? first.amount.period),
    reading.text,
  )
  roles.set(first.amount, { ...takings, role: isLet ? 'rentReceived' : 'revenue', roleBy: 'guess' })
  for (const item of rest) {
    if (isNamedCost(item)) {
      const period = saidPeriod(item) ?? whole
      roles.set(item.amount, { ...multiplied(item, counts, period), role: 'cost', roleBy: 'guess' })
    } else if (taking.test(`${item.before} ${item.after}`)) {
      const period = saidPeriod(item) ?? takings.period
      roles.set(item.amount, { ...multiplied(item, counts, period), role: 'revenue', roleBy: 'guess' })
    } else return reading
  }
  for (const item of items.filter(({ amount }) => amount.isPercent)) {
    const share = ofTakings(item, takings)
    if (share === undefined) return reading
    const isKept = share.role !== 'cost'
    if (isKept) roles.set(first.amount, { ...share, words: first.amount.words, at: first.amount.at })
    roles.set(item.amount, isKept ? { ...item.amount, role: 'saidAgain' } : share)
  }
  const values = [...roles.values()]
  if (!values.some(({ role }) => role === 'cost' || role === 'business')) return reading
  // "Rental income 3m, I pay agent 300k": of a house one cost alone may be another's, and is asked.
  if (isLet && values.filter(({ role }) => role === 'cost').length < 2) return reading
  // More spent than came in: something of it is read wrong, or has to be asked.
  if (values.some((each) => each.role === 'cost' && isMore(each, takings))) return reading
  const words = new Set([...roles.keys()].map((amount) => amount.words))
  return {
    ...reading,
    amounts: reading.amounts
      .map((amount) =>
        asBefore(amount, withTimes(roles.get(amount) ?? besideAccounts(amount, reading), takings)),
      )
      .filter(({ role }) => role !== 'saidAgain'),
    unplaced: reading.unplaced.filter((each) => !words.has(each)),
    dangling: reading.dangling.filter(
      (role) => !['cost', 'revenue', 'business', 'rent', 'rentReceived', 'employerRent'].includes(role),
    ),
    traps: reading.traps.filter(
      ({ kind, words }) =>
        stillDoubted.has(kind) &&
        // "My two boys collect 60k together": of who helps, and of no couple.
        !(kind === 'couple' && /^together$/i.test(words) && reading.people.length === 0),
    ),
  }
}

/** What was read so already is no guess. */
const asBefore = (before: ReadAmount, after: ReadAmount): ReadAmount =>
  before.role === after.role &&
  before.value === after.value &&
  before.isPercent === after.isPercent &&
  (before.period ?? after.period) === after.period &&
  before.times === after.times
    ? before
    : after

/** Whether one cost alone, in the same money and as often, is as much as what came in. */
const isMore = (cost: ReadAmount, takings: ReadAmount): boolean =>
  cost.currency === takings.currency &&
  (cost.period === undefined || cost.period === takings.period) &&
  cost.value >= takings.value

/** Classes of words that no list of accounts explains. */
const stillDoubted: ReadonlySet<string> = new Set([
  'shared',
  'people',
  'couple',
  'abroad',
  'mixedMoney',
  'otherYear',
  'arrears',
  'onCredit',
  'until',
  'changeWithin',
  'denied',
  'loss',
])

/** "Opay takes 95k out of it". */
const takenBy =
  /\b(?:takes?|took|keeps?|charges?|removes?|removed|collects?|collected|deducts?|cuts?|comot|chop|chops)\s*(?:about )?[₦n#]?$/i

/** "The warehouse paid only 8m": whatever is named before, it came in. */
const paidIn =
  /(?<!\b(?:i|we|you|dem|they|also|dey|still|i've)\s)\b(?:paid|brought(?: in)?|fetched|gave)(?: me| us)?(?: only| about| like| just)?\s*[₦n#]?$|\b(?:pays?|paid|paying|gives?|gave) (?:me|us)\s*(?:about )?[₦n#]?$/i

const isNamedCost = ({ before, after }: Item): boolean =>
  !paidIn.test(before) &&
  (spending.test(before) ||
    (keeper.test(before) && takenBy.test(before)) ||
    /^\s*(?:naira )?(?:was |is )?(?:the )?costs? of\b/i.test(after) ||
    /^\s*(?:naira )?(?:went|goes|go|dey go|gone|was spent|is spent|was used) (?:out )?(?:on|to|for|into)\b/i.test(
      after,
    ) ||
    (/^\s*(?:naira )?(?:\w+ )?(?:rent|salaries|wages|fuel|expenses|costs)\b/i.test(after) &&
      !/\b(?:house|home)\b/i.test(after)) ||
    (/^\s*(?:naira )?(?:(?:a|per|every|each) \w+|monthly|weekly|yearly|daily)?\s*(?:for|on|to) (?:my |the )?\w+/i.test(
      after,
    ) &&
      spending.test(after)))

/** An amount of one, as many times as there are of it. */
function multiplied(item: Item, counts: readonly Counted[], period: Period | undefined): ReadAmount {
  const many = manyOf(item, counts)
  const { amount } = item
  const times = period === amount.period ? amount.times : undefined
  // Counted already by a step before.
  const isCounted = tokensOf(amount.words)[0]?.value !== amount.value
  if (many === undefined || isCounted) return { ...amount, period, times }
  const often = many.period ?? period
  return {
    ...amount,
    value: amount.value * many.times,
    period: often,
    times: often === amount.period ? amount.times : undefined,
  }
}

/** A share of what came in: spent, or kept after everything. */
function ofTakings({ amount, before, after }: Item, takings: ReadAmount): ReadAmount | undefined {
  const around = `${before} ${after}`
  const value = Math.round(takings.value * amount.value) / 100
  const found = { ...takings, value, isPercent: false, words: amount.words, at: amount.at }
  if (kept.test(before))
    return { ...found, role: /\bafter\b/i.test(after) ? 'business' : 'revenue', roleBy: 'guess' }
  const isSpent =
    shareSpent.test(after) || keeper.test(before) || spending.test(before) || spending.test(around)
  return isSpent ? { ...found, role: 'cost', roleBy: 'guess' } : undefined
}

/** "40 weekends I work for the year", "110 days in the year", "48 weeks a year". */
const worked =
  /\b(\d{1,3}) (weekends?|weeks?|days?)\b[^.;!?,\d]{0,25}\b(?:a|per|in|of|for|in the|the) ?(?:the )?year\b|(?<=\bi (?:dey |only |just )?work(?:ed|s)? (?:only |about |for )?)(\d{1,3}) (weekends?|weeks?|days?)\b(?! (?:a|per|every|each|in a|for|in|inside|of|for every|for one|in one) (?:week|month))/i

/** Takings by the week or the day, as many times as the year has them. */
function withStretch(takings: ReadAmount, text: string): ReadAmount {
  const [, ofYear, inYear, alone, aloneUnit] = worked.exec(text) ?? []
  const [number, unit] = [ofYear ?? alone ?? '', inYear ?? aloneUnit ?? '']
  const period = unit.toLowerCase().startsWith('day') ? 'day' : 'week'
  const isRate =
    takings.period === undefined && period === 'day' && /\b(?:day rate|daily rate|a day)\b/i.test(text)
  if (number === '' || (takings.period !== period && !isRate)) return takings
  return { ...takings, period, times: Number(number) }
}

/** The rent of the home, and the pay of a job, beside a trade whose words they were read with. */
function besideAccounts(amount: ReadAmount, { text }: Reading): ReadAmount {
  const before = text.slice(Math.max(0, amount.at - 30), amount.at)
  if (amount.role === 'employerRent' && /\b(?:home|house) rent\b/i.test(before))
    return { ...amount, role: 'rent', roleBy: 'guess' }
  const behind = text.slice(amount.at + amount.words.length).split(stops)[0] ?? ''
  return amount.role === 'revenue' && ofEmployer.test(behind)
    ? { ...amount, role: 'salary', roleBy: 'guess' }
    : amount
}

/** A cost without a period of its own comes as often as the takings. */
function withTimes(amount: ReadAmount, { period, times }: ReadAmount): ReadAmount {
  if (amount.role !== 'cost' || amount.isPercent) return amount
  const own = amount.period ?? period
  return { ...amount, period: own, times: own === period ? (times ?? amount.times) : amount.times }
}
