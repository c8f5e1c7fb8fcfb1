import type { ReadAmount, Reading } from './reading.ts'

/** Things that people own and sell once. */
export const things =
  'house|duplex|bungalow|flat|apartment|home|cars?|vehicles?|jeep|suv|camry|corolla|toyota|honda|benz|lexus|motor|land|plots?|property|building|shares?|stocks?|laptop|phone|furniture|generator|gen|fridge|jewell?e?ry|bitcoin|crypto'
/** "I sold my old Camry", "we just sold the house": once, and no trade. */
const soldOnce = new RegExp(
  String.raw`(?:\b(?:i|we|my \w+ and i)|^|[.;!?]\s*)(?: ?(?:have|just|recently|finally|also|don|did))* ?(?:sold|sell)(?: off| out)? (?:all )?(?:of )?(?:(?:my|our|the|di|one of my|a|some)\b)?[^.;!?]{0,40}?\b(?:${things})\b`,
  'i',
)
const trades =
  /\b(?:i sell|i dey sell|we sell|(?:car|land|property|phone) (?:dealer|dealing|business|seller|agent)|customers?|shop|goods)\b/i
/** Before an amount: it is what the sale left. */
const gained =
  /\b(?:gain(?:ed)?|profit|made|make|on top)\b[^.;!?\d]{0,20}[₦n#]?\s*(?:about |like |around |roughly )?[₦n#]?$/i
/** Before an amount: it was earned, and no price. */
const earned = /\b(?:i|we) (?:\w+ )?(?:earn|am paid|get paid|collect|take home)\b[^.;!?\d]{0,25}$/i

/** Whether an amount may be what a thing was sold for. */
export const mayBeOfSale = ({ role, roleBy, isPercent, period, person }: ReadAmount): boolean =>
  !isPercent &&
  person === undefined &&
  (period === undefined || period === 'year') &&
  (role === 'business' || (role === 'income' && roleBy !== 'named'))

const priceBefore = /\bsold\b[^.;!?\d]{0,70}\bfor\s*(?:about )?[₦n#]?$/i
const gainBefore = /\b(?:gain|profit)\b[^.;!?\d]{0,30}\b(?:was|is|of|na|came to)\s*(?:about )?[₦n#]?$/i

/** "I sold my Corolla, the only car I have, for 6.5m": the price behind what is told of the thing. */
function withPriceBehind(reading: Reading): Reading {
  const price = reading.amounts.find(
    ({ role, isPercent, at }) =>
      role === undefined && !isPercent && /,? for\s*(?:about )?[₦n#]?$/i.test(reading.text.slice(0, at)),
  )
  const hasPrice = reading.amounts.some(({ role }) => role === 'soldFor')
  if (price === undefined || hasPrice) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === price
        ? { ...price, role: 'soldFor', roleBy: 'guess', period: 'once', periodBy: 'usual' }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== price.words),
    dangling: reading.dangling.filter((role) => role !== 'soldFor'),
  }
}

/** "Sold my shares for 20m, the gain on it was 6m": both, by the words before each. */
function withPriceAndGain(reading: Reading): Reading {
  const { text, amounts } = reading
  const roleOfSale = ({ at, isPercent, person }: ReadAmount): 'soldFor' | 'gain' | undefined => {
    const before = text.slice(0, at)
    if (isPercent || person !== undefined) return undefined
    if (priceBefore.test(before)) return 'soldFor'
    return gainBefore.test(before) ? 'gain' : undefined
  }
  const said = new Set(amounts.map(roleOfSale))
  if (!said.has('soldFor') || !said.has('gain')) return withPriceBehind(reading)
  return {
    ...reading,
    amounts: amounts.map((amount) => {
      const role = roleOfSale(amount)
      return role === undefined
        ? amount
        : { ...amount, role, roleBy: 'verb', period: 'once', periodBy: 'usual' }
    }),
    unplaced: reading.unplaced.filter(
      (words) => !amounts.some((amount) => amount.words === words && roleOfSale(amount) !== undefined),
    ),
    dangling: reading.dangling.filter(
      (role) => !['revenue', 'cost', 'business', 'gain', 'boughtFor'].includes(role),
    ),
  }
}

/** "I sold my old Camry, 3.2m", "I sold the house I live in, my gain is 25m": of a sale, and no income of a job or trade. */
export function withSoldThings(given: Reading): Reading {
  const { text } = given
  const isOfSale = soldOnce.test(text) && !trades.test(text)
  if (!isOfSale) return given
  const reading = withPriceAndGain(given)
  const { amounts } = reading
  if (amounts.some(({ role }) => role === 'gain')) return reading
  const hasPrice = amounts.some(({ role }) => role === 'soldFor')
  const roleOfSale = (amount: ReadAmount): 'gain' | 'soldFor' | undefined => {
    if (!mayBeOfSale(amount)) return undefined
    const before = text.slice(0, amount.at)
    if (earned.test(before)) return undefined
    const isGain = (amount.role === 'business' && amount.roleBy !== 'guess') || gained.test(before)
    if (isGain) return 'gain'
    return hasPrice ? undefined : 'soldFor'
  }
  return {
    ...reading,
    amounts: amounts.map((amount) => {
      const role = roleOfSale(amount)
      return role === undefined
        ? amount
        : { ...amount, role, roleBy: 'verb', period: 'once', periodBy: 'usual' }
    }),
  }
}

const isOfSale = ({ role }: ReadAmount): boolean => role === 'soldFor' || role === 'gain'
const ofTrade: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>(['revenue', 'business'])
/** Before an amount: it was laid out for the thing that was sold. */
const laidOut = /\b(?:put|invested|invest|spent|staked)\s+(?:about |like |in )?[₦n#]?$/i
const intoThing =
  /^\s*(?:naira )?(?:for|in|into|on|inside)\b[^.;!?\d]{0,30}\b(?:bitcoin|btc|crypto\w*|usdt|eth\w*|coins?|tokens?|shares?|stocks?|land|plots?|property|it)\b/i
/** Classes whose words tell when a thing was bought or sold. */
const onIt =
  /^\s*(?:naira )?(?:of|for|on|in|into|as|to) (?:the |my |an? |its )?(?:extensions?|renovations?|repairs?|improvements?|fence|fencing|roof\w*|agents?|agency|lawyers?|solicitors?|survey\w*|legal|documentation|commission)\b/i
const laidOn = /\b(?:put in|put|spent|spend|paid|pay|used|gave)\s*(?:about |another )?[₦n#]?\s?$/i
const ofWhen: ReadonlySet<string> = new Set(['when', 'notEarned', 'costOfNothing'])

/**
 * "They cost me 14m", "I put 2m in bitcoin", "sold it last week": beside a sale, what the thing cost, and when it was,
 * which changes no sum.
 */
export function withCostOfThings(reading: Reading): Reading {
  const { text, amounts } = reading
  if (!amounts.some(isOfSale) || amounts.some(({ role }) => ofTrade.has(role))) return reading
  const isCost = ({ role, roleBy, isPercent, at, words, person }: ReadAmount): boolean =>
    !isPercent &&
    person === undefined &&
    (role === 'cost' ||
      (role === undefined && laidOn.test(text.slice(0, at)) && onIt.test(text.slice(at + words.length))) ||
      ((role === undefined || (role === 'income' && roleBy !== 'named')) &&
        laidOut.test(text.slice(0, at)) &&
        intoThing.test(text.slice(at + words.length))))
  const costs = amounts.filter(isCost)
  const hasPrice = amounts.some(({ role }) => role === 'boughtFor')
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      if (costs.includes(amount))
        return { ...amount, role: 'boughtFor', roleBy: hasPrice ? 'guess' : 'named', period: 'once' }
      return isOfSale(amount) || amount.role === 'boughtFor' ? { ...amount, period: 'once' } : amount
    }),
    unplaced: reading.unplaced.filter((words) => !costs.some((cost) => cost.words === words)),
    // "How much tax on the gain?": what it is follows from the price.
    dangling: reading.dangling.filter((role) => !['cost', 'gain', 'business'].includes(role)),
    traps: reading.traps.filter(({ kind }) => !ofWhen.has(kind)),
  }
}

const onHouse =
  /\b(?:repairs?|repairing|agent|caretaker|paint(?:ed|ing)|plumbing|renovat\w*|maintenance|roof\w*|fumigat\w*)\b/i
/** "Repairs of 250k", "I painted with 180k": told before the amount. */
const onHouseBefore =
  /\b(?:repairs?|repaired|repairing|painted|painting|plumbing|renovat\w*|maintenance|roof\w*|fumigat\w*)\b[^.;!?,\d]{0,20}$/i

/** "I collect 2.4m rent but spend 350k on repairs": what a let house costs. */
export function withCostOfHouse(reading: Reading): Reading {
  const { text, amounts } = reading
  const isSpent = ({ role, at, words, isPercent }: ReadAmount): boolean =>
    !isPercent &&
    (role === 'living' || role === undefined) &&
    ((role === 'living' && onHouse.test(text.slice(at + words.length, at + words.length + 40))) ||
      onHouseBefore.test(text.slice(0, at)))
  if (!amounts.some(({ role }) => role === 'rentReceived') || !amounts.some(isSpent)) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      isSpent(amount) ? { ...amount, role: 'cost', roleBy: 'guess', period: 'year' } : amount,
    ),
    unplaced: reading.unplaced.filter(
      (words) => !amounts.some((amount) => amount.words === words && isSpent(amount)),
    ),
  }
}

/** "What I spent on foodstuff and wages was 7.9m": told before the amount. */
const spentWas =
  /\b(?:what (?:i|we) (?:spent|spend)|(?:i|we) (?:spent|spend)|expenses?|costs?)\b[^.;!?\d]{0,70}\b(?:was|were|is|na|came to|come to)\s*(?:about )?[₦n#]?$/i
const forPlace =
  /^\s*(?:naira )?(?:(?:a|per|every) (?:year|month)|yearly|monthly)?\s*for (?:my |the |our )?(?:stall|shop|store|kiosk|office|warehouse|salon|workshop)\b/i
const pays = /\b(?:i|we)(?: dey| also)? pay\b(?:[^.;!?]|\.\d)*$/i

/** What a trade costs, told apart from the words that name a cost: beside sales, or "I pay 350k for my stall". */
export function withCostsTold(reading: Reading): Reading {
  const { text, amounts } = reading
  const hasSales = amounts.some(({ role }) => role === 'revenue')
  const isCost = ({ role, roleBy, isPercent, at, words }: ReadAmount): boolean => {
    if (isPercent || (role !== undefined && (role !== 'income' || roleBy === 'named'))) return false
    const isOfPlace = forPlace.test(text.slice(at + words.length)) && pays.test(text.slice(0, at))
    return isOfPlace || (hasSales && role === undefined && spentWas.test(text.slice(0, at)))
  }
  const costs = amounts.filter(isCost)
  if (costs.length === 0) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      costs.includes(amount) ? { ...amount, role: 'cost', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !costs.some((cost) => cost.words === words)),
  }
}

/** "Na wetin remain", "what is left", "what remains": told behind the whole that it is left of. */
const remains =
  /\b(?:what|wetin|all (?:that|wey)|the (?:money|balance))?\s*(?:dey |is |wey )?(?:remains?|remaining|left|leftover|clear)\b[^.;!?\d]{0,30}$/i
const rents = /\brents?\b[^.;!?\d]{0,12}$/i
const wholes: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>([
  'rentReceived',
  'revenue',
  'business',
  'income',
])
/** "After paying my girls I'm left with 52k". */
const leftWith = /\b(?:left with|remains?|remaining)\b[^.;!?\d]{0,15}$/i

/**
 * "Total rent 4.5m a year, what remains after repairs is 3.6m": what is left takes the place of the whole. "A bungalow
 * I rent out, the rent is 1.2m after expenses": rent, and no profit of a trade.
 */
export function withWhatRemains(reading: Reading): Reading {
  const { text } = reading
  const isLet = reading.dangling.includes('rentReceived')
  const amounts = reading.amounts.map((amount): ReadAmount =>
    amount.role === 'business' &&
    isLet &&
    (rents.test(text.slice(0, amount.at)) ||
      /^\s*(?:naira )?(?:(?:a|per|every) (?:year|month) |yearly |monthly )?(?:as |in )?rents?\b/i.test(
        text.slice(amount.at + amount.words.length),
      ))
      ? { ...amount, role: 'rentReceived' }
      : amount,
  )
  const left = amounts.find(
    ({ role, isPercent, at }) =>
      role === 'business' &&
      !isPercent &&
      (remains.test(text.slice(0, at)) || leftWith.test(text.slice(0, at))),
  )
  const [whole, more] = amounts.filter(
    (amount) => amount !== left && !amount.isPercent && wholes.has(amount.role),
  )
  const isLeftOf =
    whole !== undefined &&
    more === undefined &&
    left !== undefined &&
    left.at > whole.at &&
    left.value < whole.value &&
    (left.period === undefined || left.period === whole.period)
  const dangling = isLet ? reading.dangling.filter((role) => role !== 'rent') : reading.dangling
  if (!isLeftOf) return { ...reading, amounts, dangling }
  const role = whole.role === 'rentReceived' ? 'rentReceived' : 'business'
  return {
    ...reading,
    dangling,
    traps: reading.traps.filter(({ kind }) => kind !== 'salesOrProfit'),
    amounts: amounts.flatMap((amount): ReadAmount[] => {
      if (amount === whole) return []
      return amount === left
        ? [{ ...left, role, roleBy: 'guess', period: whole.period, periodBy: 'shared', times: whole.times }]
        : [amount]
    }),
  }
}

const gainedBefore = /\b(?:gained|(?:made )?a (?:gain|profit) of|profit of)\s*(?:about )?[₦n#]?$/i
const profitBehind = /\(?\b(?:that's|that is|that’s|it is|it's) (?:the |my )?(?:profit|gain)\b/i

/** "I gained 1.5m from selling my crypto": the gain, and no price. */
export const withGainNamed = (reading: Reading): Reading => {
  const prices = reading.amounts.filter(({ role }) => role === 'soldFor')
  const [price, more] = prices
  const isGain =
    price !== undefined &&
    more === undefined &&
    !reading.amounts.some(({ role }) => role === 'boughtFor' || role === 'gain') &&
    (gainedBefore.test(reading.text.slice(0, price.at)) || profitBehind.test(reading.text.slice(price.at)))
  return isGain
    ? {
        ...reading,
        amounts: reading.amounts.map((amount) =>
          amount === price ? { ...price, role: 'gain', roleBy: 'guess' } : amount,
        ),
      }
    : reading
}

const aHouse = /\b(?:house|duplex|bungalow|flat|home|apartment)\b/i

/** A house that was sold may be the person's own home, which is free, or property, which is not: shown before it counts. */
export const withHouseSold = (reading: Reading): Reading =>
  aHouse.test(reading.text)
    ? {
        ...reading,
        amounts: reading.amounts.map((amount) =>
          amount.role === 'soldFor' || amount.role === 'gain' ? { ...amount, roleBy: 'guess' } : amount,
        ),
      }
    : reading
