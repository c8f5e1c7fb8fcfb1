import { type AmountKey, amountKeys } from '../answers/keys.ts'
import { type ChoiceFactKey, type CountFactKey, facts, type MoneyFactKey } from '../answers/facts.ts'
import { parseAmount } from '../money/amount.ts'
import { type Fraction, none, ofNaira } from './fraction.ts'

/** Answers and facts of any origin, with a status and a tax year that are sound. */
export type ActAnswers = Readonly<Record<string, unknown>> & {
  readonly status: string
  readonly taxYear: number
}

/** What the oracle reads of the answers. Nothing that is no answer, or out of range, was given. */
export interface Told {
  readonly isEmployed: boolean
  readonly trades: boolean
  readonly isPensioner: boolean
  /** An amount in naira, or null where it was not given or does not apply to the status. */
  readonly given: (key: AmountKey | MoneyFactKey) => Fraction | null
  /** The same, zero where it was not given. */
  readonly amount: (key: AmountKey | MoneyFactKey) => Fraction
  /** A whole number from 1 to the most that it may be, or null. */
  readonly count: (key: CountFactKey | 'monthsPaid') => bigint | null
  readonly chosen: (key: ChoiceFactKey) => string | null
}

const ofEmployees: readonly string[] = [
  'salary',
  'commissions',
  'allowances',
  'rentPaidByEmployer',
  'domesticStaffCost',
  'vehicleBenefit',
  'otherBenefits',
]

const digits = /^\s*\d{1,3}\s*$/

/** Reads the answers as the questionnaire's checks would accept them. */
export function tellOf(answers: ActAnswers): Told {
  const isEmployed = answers.status === 'employee' || answers.status === 'both'
  const trades = answers.status === 'self-employed' || answers.status === 'both'
  const value = (key: string) => (Object.hasOwn(answers, key) ? answers[key] : undefined)
  const applies = (key: string) =>
    (isEmployed || !ofEmployees.includes(key)) && (trades || key !== 'businessIncome')
  const amounts = new Map<string, Fraction>()
  for (const key of [...amountKeys, ...Object.keys(facts)]) {
    const parsed = parseAmount(value(key))
    if (parsed.kind === 'amount' && applies(key)) amounts.set(key, ofNaira(parsed.naira))
  }
  return {
    isEmployed,
    trades,
    isPensioner: answers.status === 'pensioner',
    given: (key) => amounts.get(key) ?? null,
    amount: (key) => amounts.get(key) ?? none,
    count: (key) => {
      const typed = value(key)
      const number = typeof typed === 'string' && digits.test(typed) ? Number(typed) : typed
      const most = key === 'monthsPaid' ? 12 : facts[key].most
      if (typeof number !== 'number' || !Number.isInteger(number)) return null
      return number >= 1 && number <= most ? BigInt(number) : null
    },
    chosen: (key) => {
      const typed = value(key)
      return facts[key].options.some((option) => option.value === typed) ? String(typed) : null
    },
  }
}
