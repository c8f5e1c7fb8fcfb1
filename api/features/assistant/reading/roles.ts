import type { AmountKey } from '../../../../tax/index.ts'
import type { Period } from './periods.ts'

/** How often an amount of a role comes when nothing was said: `asked` is never supposed, `pay` is the pay's own. */
type UsualPeriod = Period | 'asked' | 'pay'

interface RoleRow {
  /** In a chip, before the amount: "pay ₦450,000 a month". */
  readonly name: string
  /** The answer that it becomes; null where a rule of its own says what it does. */
  readonly answer: AmountKey | null
  /**
   * pay: what a job or a person earns; business: what a trade takes in and costs; other: other income that the bands
   * tax; off: what makes the tax less; aside: a rule of the Act decides before any salary; given: a figure to calculate
   * with that is no money earned (a rate, a tax already taken); nothing: it changes no tax.
   */
  readonly kind: 'pay' | 'business' | 'other' | 'off' | 'aside' | 'given' | 'nothing'
  readonly usual: UsualPeriod
}

/**
 * Everything that an amount in a question may be, one row each. What stands beside an engine's answer counts as it; what
 * must never be read as pay has a row of its own, so that it cannot be.
 */
export const roles = {
  /** Money that stands in the message twice, or follows from other amounts in it: it counts once. */
  saidAgain: { name: 'said again', answer: null, kind: 'nothing', usual: 'once' },
  /** Earned, without a word that says whether by a job or a trade. */
  income: { name: 'income', answer: 'salary', kind: 'pay', usual: 'asked' },
  salary: { name: 'pay', answer: 'salary', kind: 'pay', usual: 'asked' },
  bonus: { name: 'bonus', answer: 'commissions', kind: 'pay', usual: 'once' },
  commission: { name: 'commission', answer: 'commissions', kind: 'pay', usual: 'asked' },
  allowance: { name: 'allowance', answer: 'allowances', kind: 'pay', usual: 'asked' },
  leave: { name: 'leave allowance', answer: 'allowances', kind: 'pay', usual: 'once' },
  business: { name: 'profit', answer: 'businessIncome', kind: 'business', usual: 'asked' },
  revenue: { name: 'sales', answer: null, kind: 'business', usual: 'asked' },
  cost: { name: 'costs', answer: null, kind: 'business', usual: 'asked' },
  /** What a trade lost: it comes off the profit of a trade, and off nothing else. */
  loss: { name: 'loss', answer: null, kind: 'given', usual: 'once' },
  /** Beside a trade whose own costs they are not. */
  houseCost: { name: 'costs of the houses', answer: null, kind: 'business', usual: 'year' },
  rentReceived: { name: 'rent from tenants', answer: 'rentalIncome', kind: 'other', usual: 'year' },
  interest: { name: 'interest received', answer: 'interest', kind: 'other', usual: 'year' },
  otherIncome: { name: 'other income', answer: 'otherIncome', kind: 'other', usual: 'asked' },
  annuity: { name: 'annuity received', answer: 'annuity', kind: 'other', usual: 'asked' },
  employerRent: {
    name: 'rent your employer pays',
    answer: 'rentPaidByEmployer',
    kind: 'other',
    usual: 'year',
  },
  employerCar: { name: 'cost of your employer’s car', answer: null, kind: 'other', usual: 'once' },
  rent: { name: 'rent', answer: 'rentPaidBySelf', kind: 'off', usual: 'year' },
  pension: { name: 'pension paid in', answer: 'pensionContribution', kind: 'off', usual: 'pay' },
  nhf: { name: 'NHF', answer: 'nhfContribution', kind: 'off', usual: 'pay' },
  nhis: { name: 'NHIS', answer: 'nhisContribution', kind: 'off', usual: 'pay' },
  life: { name: 'life premium', answer: 'lifeAssurance', kind: 'off', usual: 'year' },
  mortgage: { name: 'interest on your home loan', answer: 'mortgageInterest', kind: 'off', usual: 'year' },
  dividend: { name: 'Nigerian dividends', answer: 'dividendsNigeria', kind: 'aside', usual: 'year' },
  foreignInvestment: {
    name: 'dividends or interest from abroad',
    answer: null,
    kind: 'aside',
    usual: 'year',
  },
  bondInterest: { name: 'interest on bonds or bills', answer: null, kind: 'aside', usual: 'year' },
  gratuity: { name: 'gratuity', answer: 'gratuities', kind: 'aside', usual: 'once' },
  severance: { name: 'compensation for the lost job', answer: null, kind: 'aside', usual: 'once' },
  pensionReceived: { name: 'pension received', answer: 'pension', kind: 'aside', usual: 'asked' },
  gain: { name: 'gain on what you sold', answer: 'gains', kind: 'aside', usual: 'once' },
  soldFor: { name: 'price you sold for', answer: null, kind: 'aside', usual: 'once' },
  boughtFor: { name: 'price you bought for', answer: null, kind: 'aside', usual: 'once' },
  gift: { name: 'gift', answer: null, kind: 'aside', usual: 'once' },
  prize: { name: 'prize', answer: null, kind: 'aside', usual: 'once' },
  loan: { name: 'loan', answer: null, kind: 'aside', usual: 'once' },
  company: { name: 'money of a company', answer: null, kind: 'aside', usual: 'year' },
  nysc: { name: 'NYSC allowance', answer: null, kind: 'aside', usual: 'month' },
  net: { name: 'left in your hand', answer: null, kind: 'given', usual: 'asked' },
  taxable: { name: 'taxable income', answer: null, kind: 'given', usual: 'year' },
  taxPaid: { name: 'tax already taken', answer: null, kind: 'given', usual: 'pay' },
  rate: { name: 'naira to one', answer: null, kind: 'given', usual: 'once' },
  raise: { name: 'raise', answer: null, kind: 'given', usual: 'pay' },
  threshold: { name: 'limit of the law', answer: null, kind: 'given', usual: 'once' },
  basicPart: { name: 'basic, a part of the pay', answer: null, kind: 'nothing', usual: 'pay' },
  employerPension: { name: 'pension your employer adds', answer: null, kind: 'nothing', usual: 'pay' },
  savings: { name: 'your own savings', answer: null, kind: 'nothing', usual: 'once' },
  living: { name: 'cost of living', answer: null, kind: 'nothing', usual: 'once' },
} as const satisfies Readonly<Record<string, RoleRow>>

/** What an amount in a question is. */
export type Role = keyof typeof roles

/** The row of a role, with all that a row may say. */
export const roleOf = (role: Role): RoleRow => roles[role]
