import type { Option } from './status.ts'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[]

interface FactRow {
  /** Inside a sentence: "Type the pension you really paid in figures". */
  readonly name: string
  /** Whole number of something, an amount in naira, or one of some choices. */
  readonly kind: 'money' | 'count' | 'choice'
  readonly options?: readonly Option[]
  readonly most?: number
  /** It concerns few people: asked behind "Less common". */
  readonly rare?: true
}

const money = (name: string) => ({ kind: 'money', name }) as const
const rareMoney = (name: string) => ({ kind: 'money', name, rare: true }) as const
const yes = (name: string) => ({ kind: 'choice', name, options: yesOrNo }) as const
const months = (name: string, most = 12) => ({ kind: 'count', name, most }) as const

/** Which employer of two or three. */
const employers = [
  { value: '1', label: 'The first' },
  { value: '2', label: 'The second' },
  { value: '3', label: 'The third' },
] as const satisfies readonly Option[]

/**
 * What the Act asks beyond the questionnaire, one row a fact, in the order in which the Act reads them. They are asked
 * after the result and kept with the answers; the result never depends on them. Amounts are naira for the year.
 */
export const facts = {
  resident: yes('residence in Nigeria'),

  jobs: {
    kind: 'choice',
    name: 'number of employers',
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
    ],
  },
  firstJobPay: money('pay of the first job'),
  firstJobMonths: months('months in the first job'),
  secondJobPay: money('pay of the second job'),
  secondJobMonths: months('months in the second job'),
  thirdJobMonths: months('months in the third job'),
  benefitsJob: { kind: 'choice', name: 'employer who gave the benefits', options: employers },
  armedForces: {
    kind: 'choice',
    name: 'service in the armed forces',
    options: [
      { value: 'none', label: 'No' },
      { value: 'officer', label: 'Yes, as an officer' },
      { value: 'combat', label: 'Yes, another rank on combat duty' },
    ],
    rare: true,
  },
  militaryPay: rareMoney('military pay'),

  carOwner: {
    kind: 'choice',
    name: 'owner of the car',
    options: [
      { value: 'employer', label: 'My employer owned it' },
      { value: 'hired', label: 'My employer hired it' },
    ],
  },
  carCost: money('cost of the car'),
  carOwnExpense: money('what you paid for the car'),
  carHire: money('hire of the car'),
  assetCounted: rareMoney('benefit of things lent to you'),
  assetCost: rareMoney('cost of things lent to you'),
  assetOwnExpense: rareMoney('what you paid for things lent to you'),
  homeValue: money('annual rental value of the home'),
  homeMonths: months('months in the home'),

  pensionKind: {
    kind: 'choice',
    name: 'kind of pension',
    options: [
      { value: 'reform', label: 'Under the Pension Reform Act' },
      { value: 'injury', label: 'For a wound or an injury' },
      { value: 'other', label: 'Another pension' },
    ],
  },
  annuityUnderReform: yes('kind of annuity'),
  gratuityKind: {
    kind: 'choice',
    name: 'kind of gratuity',
    options: [
      { value: 'reform', label: 'Under the Pension Reform Act' },
      { value: 'death', label: 'Paid because somebody died' },
      { value: 'other', label: 'Another gratuity' },
    ],
  },

  foreignApproved: money('foreign interest, rent and royalties through approved channels'),
  foreignDividendsApproved: yes('channel of the foreign dividends'),
  interestBonds: money('interest on government bonds'),
  interestShortTerm: money('interest on treasury bills, short-term securities and corporate bonds'),
  compensation: money('compensation for losing a job'),
  injuryPay: rareMoney('injury, wound and death payments'),

  businessRecords: yes('business records'),
  businessTurnover: money('turnover'),
  lossesBroughtForward: money('losses brought forward'),
  capitalAllowances: money('capital allowances'),

  sharesGain: money('gain on Nigerian shares'),
  sharesProceeds: money('price of the shares sold'),
  sharesReinvested: money('price of shares bought again'),
  homeGain: money('gain on your own home'),
  vehiclesGain: money('gain on private vehicles'),
  chattelsGain: money('gain on personal things'),
  chattelsProceeds: money('price of the personal things'),
  digitalLosses: money('losses on digital assets taken off other gains'),

  pensionPaid: money('pension that you really paid'),
  nhfPaid: money('NHF that you really paid'),
  nhisPaid: money('NHIS that you really paid'),
  loanForOwnHome: yes('purpose of the loan'),
  premiumsYearBefore: money('premiums of the year before'),
  rentMonths: months('months that the rent covers', 120),
  rentMonthsInYear: months('months of the rent in the year'),

  foreignTaxPaid: money('tax paid abroad'),
} as const satisfies Readonly<Record<string, FactRow>>

/** The key of a fact. */
export type FactKey = keyof typeof facts

type KeysOf<Kind> = { [Key in FactKey]: (typeof facts)[Key] extends { kind: Kind } ? Key : never }[FactKey]

/** A fact that is an amount in naira. */
export type MoneyFactKey = KeysOf<'money'>
/** A fact that is a whole number. */
export type CountFactKey = KeysOf<'count'>
/** A fact that is one of some choices. */
export type ChoiceFactKey = KeysOf<'choice'>
/** What may be chosen for a fact. */
export type FactChoice<Key extends ChoiceFactKey> = (typeof facts)[Key]['options'][number]['value']

/** Every fact, in the order in which it is asked. */
export const factKeys = Object.keys(facts) as readonly FactKey[]

/** Whether a key is that of a fact. */
export function isFactKey(key: string): key is FactKey {
  return Object.prototype.hasOwnProperty.call(facts, key)
}
