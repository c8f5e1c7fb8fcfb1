import type { Option } from './status.ts'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[]

interface FactRow {
  /** Whole number of something, an amount in naira, or one of some choices. */
  readonly kind: 'money' | 'count' | 'choice'
  readonly options?: readonly Option[]
  readonly most?: number
  /** It concerns few people: asked behind "Less common". */
  readonly rare?: true
}

const money = { kind: 'money' } as const
const rareMoney = { kind: 'money', rare: true } as const
const yes = { kind: 'choice', options: yesOrNo } as const
const months = { kind: 'count', most: 12 } as const

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
  resident: yes,

  jobs: {
    kind: 'choice',
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
    ],
  },
  firstJobPay: money,
  firstJobMonths: months,
  secondJobPay: money,
  secondJobMonths: months,
  thirdJobMonths: months,
  benefitsJob: { kind: 'choice', options: employers },
  armedForces: {
    kind: 'choice',
    options: [
      { value: 'none', label: 'No' },
      { value: 'officer', label: 'Yes, as an officer' },
      { value: 'combat', label: 'Yes, another rank on combat duty' },
    ],
    rare: true,
  },
  militaryPay: rareMoney,

  carOwner: {
    kind: 'choice',
    options: [
      { value: 'employer', label: 'My employer owned it' },
      { value: 'hired', label: 'My employer hired it' },
    ],
  },
  carCost: money,
  carOwnExpense: money,
  carHire: money,
  assetCounted: rareMoney,
  assetCost: rareMoney,
  assetOwnExpense: rareMoney,
  homeValue: money,
  homeMonths: months,

  pensionKind: {
    kind: 'choice',
    options: [
      { value: 'reform', label: 'Under the Pension Reform Act' },
      { value: 'injury', label: 'For a wound or an injury' },
      { value: 'other', label: 'Another pension' },
    ],
  },
  annuityUnderReform: yes,
  gratuityKind: {
    kind: 'choice',
    options: [
      { value: 'reform', label: 'Under the Pension Reform Act' },
      { value: 'death', label: 'Paid because somebody died' },
      { value: 'other', label: 'Another gratuity' },
    ],
  },

  foreignApproved: money,
  foreignDividendsApproved: yes,
  interestBonds: money,
  interestShortTerm: money,
  compensation: money,
  injuryPay: rareMoney,

  businessRecords: yes,
  businessTurnover: money,
  lossesBroughtForward: money,
  capitalAllowances: money,

  sharesGain: money,
  sharesProceeds: money,
  sharesReinvested: money,
  homeGain: money,
  vehiclesGain: money,
  chattelsGain: money,
  chattelsProceeds: money,
  digitalLosses: money,

  pensionPaid: money,
  nhfPaid: money,
  nhisPaid: money,
  loanForOwnHome: yes,
  premiumsYearBefore: money,
  rentMonths: { kind: 'count', most: 120 },
  rentMonthsInYear: months,

  foreignTaxPaid: money,
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
