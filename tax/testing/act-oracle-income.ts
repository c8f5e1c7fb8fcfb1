import type { Told } from './act-oracle-answers.ts'
import {
  type Fraction,
  fraction,
  inProportion,
  isOver,
  least,
  less,
  none,
  plus,
  times,
  toKobo,
} from './fraction.ts'

const million = (millions: bigint) => fraction(millions * 1_000_000n)

/** Pensions, annuities and gratuities: what is under the Pension Reform Act, or for a wound or a death, is exempt. */
export function retirementOf({ amount, chosen }: Told): Fraction {
  return plus(
    chosen('pensionKind') === 'other' ? amount('pension') : none,
    chosen('annuityUnderReform') === 'yes' ? none : amount('annuity'),
    ['reform', 'death'].includes(chosen('gratuityKind') ?? '') ? none : amount('gratuities'),
  )
}

/** Income from abroad, which a resident alone is taxed on; a pensioner's dividends wait for their question. */
export function foreignOf({ amount, chosen, isPensioner }: Told): Fraction {
  if (chosen('resident') === 'no') return none
  const channel = chosen('foreignDividendsApproved')
  const areDividendsFree = channel === 'yes' || (isPensioner && channel === null)
  return plus(
    less(amount('foreignIncome'), amount('foreignApproved')),
    areDividendsFree ? none : amount('dividendsForeign'),
  )
}

/**
 * Interest, rent and what else there is; Nigerian dividends are finally taxed. Of a non-resident, interest and rent are
 * finally taxed too (Tax Administration Act, section 51(2)). Above 50m compensation is charged (section 50).
 */
export function otherOf({ amount, chosen }: Told): Fraction {
  const isResident = chosen('resident') !== 'no'
  const interest = less(amount('interest'), plus(amount('interestBonds'), amount('interestShortTerm')))
  const withoutInjury = less(amount('otherIncome'), amount('injuryPay'))
  const compensation = least(amount('compensation'), withoutInjury)
  return plus(
    isResident ? amount('rentalIncome') : none,
    isResident ? interest : none,
    less(withoutInjury, compensation),
    less(compensation, million(50n)),
  )
}

/**
 * The profit in the bands, and the tax of a trade without records: 1% of a turnover above 12m (section 29). Losses and
 * allowances are for whoever keeps records.
 */
export function businessOf({ trades, amount, given, chosen }: Told) {
  const [profit, turnover, records] = [
    amount('businessIncome'),
    given('businessTurnover'),
    chosen('businessRecords'),
  ]
  if (trades && records === 'no' && turnover)
    return {
      profit: none,
      presumptive: isOver(turnover, million(12n)) ? toKobo(times(turnover, 1n, 100n)) : none,
    }
  const allowed = records === 'yes' ? plus(amount('lossesBroughtForward'), amount('capitalAllowances')) : none
  return { profit: less(profit, allowed), presumptive: none }
}

/** What is free of a gain on Nigerian shares (section 34(1)(a)); without a price they were not sold. */
function freeSharesOf({ amount, given }: Told): Fraction {
  const [gain, proceeds] = [amount('sharesGain'), given('sharesProceeds')]
  if (!proceeds || proceeds.top === 0n) return none
  if (!isOver(gain, million(10n)) && isOver(million(150n), proceeds)) return gain
  return less(gain, toKobo(inProportion(gain, less(proceeds, amount('sharesReinvested')), proceeds)))
}

/** Gains, with losses on digital assets added back, without what is free (sections 34 and 51 to 53). */
export function gainsOf(told: Told): Fraction {
  const { amount, given } = told
  const gains = amount('gains')
  if (gains.top === 0n) return none
  const chattels = given('chattelsProceeds')
  return less(
    plus(gains, amount('digitalLosses')),
    plus(
      freeSharesOf(told),
      amount('homeGain'),
      amount('vehiclesGain'),
      chattels && !isOver(chattels, million(5n)) ? amount('chattelsGain') : none,
    ),
  )
}
