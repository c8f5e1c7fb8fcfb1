import type { Hit } from './phrases.ts'
import { bookOf } from './phrases.ts'
import type { Role } from './roles.ts'
import { isAmount, type Unit } from './units.ts'

const naira = 'NGN'
const currencyNames = bookOf([
  ['dollar | dollars | usd | us dollars | us dollar | $ | bucks', 'USD'],
  ['pound | pounds | gbp | sterling | pounds sterling | £ | quid', 'GBP'],
  ['euro | euros | eur | €', 'EUR'],
  ['cedi | cedis | ghs', 'GHS'],
  ['cfa | cfa francs | xof | xaf', 'XOF'],
  ['rand | rands | zar', 'ZAR'],
  ['canadian dollars | cad', 'CAD'],
  ['yuan | rmb | cny', 'CNY'],
  ['dirham | dirhams | aed', 'AED'],
  ['shillings | kes', 'KES'],
  ['rupees | inr', 'INR'],
  ['usdt | foreign currency | dom account | domiciliary account', 'XXX'],
])

/** Money of another country that a text names. */
export const currenciesIn = (units: readonly Unit[]): Hit<string>[] =>
  currencyNames(units).filter((hit) => !isThingSold(units, hit))

/** "Profit selling my bitcoin and usdt": a thing that was sold, and no money of the amounts, unless it stands beside one. */
const isThingSold = (units: readonly Unit[], { from, to }: Hit<string>): boolean =>
  units[from]?.word === 'usdt' &&
  ![units[from - 1], units[to]].some((unit) => unit !== undefined && isAmount(unit)) &&
  units.some(({ word }) => /^(?:sell|selling|sold|crypto|bitcoin|btc|trading)$/.test(word))

/** Nobody pays so much rent in another money. */
const leastHere = 100_000
const paidHere: ReadonlySet<Role | undefined> = new Set<Role>(['rent', 'nhf', 'nhis', 'living'])

/** So many times as much as what has a foreign sign of its own, money without any sign is naira. */
const farMore = 30
const leastFarMore = 20_000

/** "500k a month and another $200": the 500k is naira, which the person sees before it counts. */
export function isFarAbove(units: readonly Unit[], amount: number): boolean {
  const own = units[amount]?.token
  if (own === undefined || own.currency !== undefined || own.isPercent || own.value < leastFarMore)
    return false
  const signed = units.flatMap((unit, at) =>
    isAmount(unit) && (unit.token.currency ?? naira) !== naira ? [at] : [],
  )
  // A rent in dollars makes one wonder what the salary is in.
  const isSpent = (at: number) =>
    units
      .slice(Math.max(0, at - 4), at + 3)
      .some(({ word }) => /^(?:rent|landlord|fees?|school|pension)$/.test(word))
  return (
    signed.length > 0 &&
    signed.every((at) => own.value >= farMore * (units[at]?.token.value ?? 0) && !isSpent(at))
  )
}

/** "$2,500 monthly, rent 3m": the rent is paid here, in naira. */
export const isPaidHere = (units: readonly Unit[], amount: number, role: Role | undefined): boolean =>
  (paidHere.has(role) && (units[amount]?.token.value ?? 0) >= leastHere) || isFarAbove(units, amount)

/**
 * The currency of an amount: its own sign, else one that is named anywhere, since a currency once named binds all that
 * does not say naira. Rent and the like are paid here and stay naira only where they say so.
 */
export function currencyOf(
  units: readonly Unit[],
  amount: number,
  role: Role | undefined,
  named: readonly Hit<string>[],
): string {
  if (role === 'rate') return naira
  const own = units[amount]?.token.currency
  if (own !== undefined) return own
  if (isPaidHere(units, amount, role)) return naira
  const signed = units.filter(isAmount).map(({ token }) => token.currency)
  const foreign = named[0]?.value ?? signed.find((code) => code !== undefined && code !== naira)
  return foreign ?? naira
}

/** "₦1,910 to 1 pound": the one of another money that a rate is for. */
export const isOneOfMoney = (units: readonly Unit[], at: number): boolean =>
  units[at]?.token.value === 1 &&
  (/^(?:to|per|for|=|is)$/.test(units[at - 1]?.word ?? '') ||
    (units[at]?.token.currency !== undefined &&
      /^(?:is|na|=|:|at|for|be|equals|equal)$/.test(units[at + 1]?.word ?? '') &&
      units[at + 2]?.key === '#'))
