import type { ReadAmount, Reading } from './reading.ts'
import { mayBeOfSale, things } from './told-of-sales.ts'

/** Amounts of which one is the price of a sale that is still to come: for the person to see before it counts. */
const soldAt = (amounts: readonly ReadAmount[], price: ReadAmount): readonly ReadAmount[] =>
  amounts.map((amount) =>
    amount === price
      ? { ...amount, role: 'soldFor', roleBy: 'guess', period: 'once', periodBy: 'usual' }
      : amount,
  )

/** "We want to sell the house": a sale that is still to come. */
const willSell = new RegExp(
  String.raw`\b(?:want|wan|plan\w*|going|about|intend\w*|thinking|like|need) (?:to |of )?sell(?:ing)? (?:off )?(?:my|our|the|di|a)\b[^.;!?]{0,40}?\b(?:${things})\b`,
  'i',
)
const offeredBefore =
  /\b(?:buyers?|somebody|someone|they|dem)\b[^.;!?\d]{0,30}\b(?:offer\w*|price\w*|pay\w*|giv\w*|bring\w*)\b[^.;!?\d]{0,8}$/i

/** "Bought it 20m, a buyer is offering 65m": the price of a sale that is still to come. */
export function withPlannedSale(reading: Reading): Reading {
  const { text, amounts } = reading
  if (!willSell.test(text) || amounts.some(({ role }) => role === 'soldFor')) return reading
  const price = amounts.find(
    (amount) => mayBeOfSale({ ...amount, roleBy: 'guess' }) && offeredBefore.test(text.slice(0, amount.at)),
  )
  if (price === undefined) return reading
  return {
    ...reading,
    amounts: soldAt(amounts, price),
    dangling: reading.dangling.filter((role) => role !== 'business' && role !== 'gain'),
    traps: reading.traps.filter(({ kind }) => kind !== 'planned'),
  }
}

const ownCar =
  /\b(?:my|our) (?:own |personal |private |family |old |used )*(?:car|motor|vehicle|jeep|suv|toyota|corolla|camry|highlander|venza|sienna|rav ?4|hilux|prado|honda|accord|civic|lexus|benz|mercedes)\b/i
const offered =
  /\b(?:sell|selling|offer\w*|price[ds]?|pricing|buyer|wants? to (?:pay|buy)|dey (?:pay|buy|offer|price))\b/i
const deals = /\b(?:buy and sell|dealer|i sell cars|car business|my business)\b/i

/** "My own car, bought 9m, and a guy is offering 15m": what it is sold for, of a thing that is one's own. */
export function withOwnCarOffered(reading: Reading): Reading {
  const { text, amounts } = reading
  const [one, two, more] = amounts
  if (one === undefined || two === undefined || more !== undefined || deals.test(text)) return reading
  if (!ownCar.test(text) || !offered.test(text)) return reading
  const price = amounts.find(({ role }) => role !== 'boughtFor')
  const isOpen =
    price !== undefined &&
    !price.isPercent &&
    price.periodBy !== 'said' &&
    (price.role === undefined || price.role === 'income' || price.role === 'business') &&
    amounts.some(({ role }) => role === 'boughtFor')
  if (!isOpen) return reading
  return {
    ...reading,
    amounts: soldAt(amounts, price),
    unplaced: [],
    dangling: reading.dangling.filter((role) => !['business', 'gain', 'soldFor'].includes(role)),
  }
}
