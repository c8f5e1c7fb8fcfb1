import type { DeductionKey, ReliefKey } from '../../../../../../tax/index.ts'
import type { Asset } from '../../../deciding/decision.ts'
import type { Period, Role } from '../../../reading/index.ts'

/** Each role before its amount: "pay ₦450,000 every month". */
export const roleNames: Readonly<Record<Role, string>> = {
  income: 'money wey you dey make',
  salary: 'salary',
  bonus: 'bonus',
  commission: 'commission',
  allowance: 'allowance',
  leave: 'leave allowance',
  business: 'profit',
  revenue: 'sales',
  cost: 'wetin you spend for business',
  houseCost: 'wetin you spend for di houses',
  rentReceived: 'rent wey tenant dey pay you',
  interest: 'interest wey you collect',
  otherIncome: 'other money wey enter',
  annuity: 'annuity wey you dey collect',
  employerRent: 'rent wey your oga dey pay for you',
  employerCar: 'price of your oga motor',
  rent: 'rent wey you dey pay',
  pension: 'pension wey you dey pay',
  nhf: 'NHF',
  nhis: 'NHIS',
  life: 'life insurance money',
  mortgage: 'interest for your house loan',
  dividend: 'dividend for Nigeria',
  foreignInvestment: 'dividend or interest from abroad',
  bondInterest: 'interest for bond or treasury bill',
  gratuity: 'gratuity',
  severance: 'money for di job wey you lose',
  pensionReceived: 'pension wey you dey collect',
  gain: 'gain for wetin you sell',
  soldFor: 'price wey you sell am',
  boughtFor: 'price wey you buy am',
  gift: 'dash',
  prize: 'prize',
  loan: 'loan',
  company: 'company money',
  nysc: 'NYSC allawee',
  net: 'money wey remain for your hand',
  taxable: 'money wey dem go tax',
  taxPaid: 'tax wey dem don take',
  rate: 'naira for one',
  raise: 'increase',
  saidAgain: 'said again',
  threshold: 'limit of di law',
  basicPart: 'basic, wey be part of di pay',
  employerPension: 'pension wey your oga dey add',
  savings: 'your own savings',
  loss: 'loss',
  living: 'money wey you dey chop',
}

export const periodNames: Readonly<Record<Period, string>> = {
  hour: 'every hour',
  day: 'every day',
  week: 'every week',
  fortnight: 'every two weeks',
  month: 'every month',
  quarter: 'every three months',
  half: 'every six months',
  year: 'every year',
  once: 'one time',
}

export const assetNames: Readonly<Record<Asset, string>> = {
  land: 'Land or building',
  home: 'House wey I dey live',
  shares: 'Shares for Nigeria',
  crypto: 'Crypto',
  car: 'My own motor',
  things: 'Other things of my own',
}

/** What comes off, after its amount. */
export const offNames: Readonly<Record<DeductionKey | ReliefKey, string>> = {
  rentPaidBySelf: 'rent relief',
  pensionContribution: 'pension',
  nhfContribution: 'NHF',
  nhisContribution: 'NHIS',
  lifeAssurance: 'life insurance',
  mortgageInterest: 'house loan interest',
}
