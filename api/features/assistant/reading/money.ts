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
export const currenciesIn = (units: readonly Unit[]): Hit<string>[] => currencyNames(units)

/** Nobody pays so much rent in another money. */
const leastHere = 100_000
const paidHere: ReadonlySet<Role | undefined> = new Set<Role>(['rent', 'nhf', 'nhis', 'living'])

/** "$2,500 monthly, rent 3m": the rent is paid here, in naira. */
export const isPaidHere = (units: readonly Unit[], amount: number, role: Role | undefined): boolean =>
  paidHere.has(role) && (units[amount]?.token.value ?? 0) >= leastHere

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
