import { maxAmount } from '../../../../../tax/index.ts'
import type { ReadAmount } from '../../reading/index.ts'
import { found, type Found, lacks } from '../missing.ts'
import { asideRuleOf } from '../special/asides.ts'
import { inKobo } from './yearly.ts'

/** Another money of a message with what one of it is in naira. */
export interface SaidRate {
  readonly currency: string
  readonly rate: number
}

interface InNaira {
  readonly amounts: readonly ReadAmount[]
  readonly rate: SaidRate | undefined
}

const naira = 'NGN'
/** A foreign money that was not named. */
const unnamed = 'XXX'

const isForeign = ({ currency, isPercent }: ReadAmount) => currency !== naira && !isPercent
const isAside = ({ role }: ReadAmount) => role !== undefined && asideRuleOf(role) !== undefined

/** What is in no sum needs no rate: it is told without an amount. */
const unpriced = (amount: ReadAmount): ReadAmount =>
  isForeign(amount) ? { ...amount, value: 0, currency: naira } : amount

/** Every amount in naira, by the rate that the person said; what is of another money and has no rate is missing one. */
export function inNaira(amounts: readonly ReadAmount[]): Found<InNaira> {
  const rates = amounts.filter(({ role, isPercent }) => role === 'rate' && !isPercent)
  const money = amounts.filter(({ role }) => role !== 'rate')
  const foreign = money.filter((amount) => isForeign(amount) && !isAside(amount))
  const [first] = foreign
  const tooLarge = money.find(({ value }) => !(value >= 0 && value <= maxAmount))
  if (tooLarge !== undefined) return lacks({ kind: 'tooLarge', amount: tooLarge })
  if (first === undefined) return found({ amounts: money.map(unpriced), rate: undefined })
  const currencies = new Set(foreign.map(({ currency }) => currency))
  const [rate] = rates
  if (rate === undefined || rates.length > 1 || currencies.size > 1 || rate.value <= 0)
    return lacks({
      kind: 'rate',
      currency: currencies.size > 1 ? unnamed : first.currency,
      words: first.words,
    })
  const changed = money.map((amount) =>
    !isForeign(amount) ? amount : { ...amount, value: inKobo(amount.value * rate.value), currency: naira },
  )
  return found({ amounts: changed, rate: { currency: first.currency, rate: rate.value } })
}
