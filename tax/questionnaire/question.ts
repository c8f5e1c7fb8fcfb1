import type { AmountKey, AnswerKey } from '../answers/keys.ts'
import type { Option } from '../answers/options.ts'
import type { ConditionName } from './conditions.ts'

/** What a field takes. A year's choices come from `taxYears(currentYear)`. */
export type Field =
  | {
      readonly kind: 'name'
      readonly key: 'firstName' | 'lastName'
      readonly required: true
      readonly longest: number
    }
  | { readonly kind: 'tin'; readonly key: 'tin'; readonly required: false }
  | { readonly kind: 'year'; readonly key: 'taxYear'; readonly required: true }
  | {
      readonly kind: 'choice'
      readonly key: 'status' | 'maritalStatus'
      readonly required: boolean
      readonly options: readonly Option[]
    }
  | { readonly kind: 'money'; readonly key: AmountKey; readonly required: false; readonly most: number }
  | {
      readonly kind: 'count'
      readonly key: 'numberOfChildren'
      readonly required: false
      readonly most: number
    }

/** The heading under which an answer is reviewed. */
export type Section = 'about' | 'income' | 'benefits' | 'deductions'

/** A tool that works the answer out: see helpers/. */
export type HelperName = 'payslip' | 'vehicle' | 'accommodation'

/** One screen of the questionnaire. */
export interface Question {
  /** Stable and fit for an address: "rent-paid-by-self". Words are kept under it. */
  readonly id: QuestionId
  /** One field, except for the name. */
  readonly fields: readonly Field[]
  readonly section: Section
  /** The named condition under which it is asked. */
  readonly when: ConditionName
  /** Next stays disabled while it is empty. */
  readonly required: boolean
  readonly helper: HelperName | null
}

export const questionIds = [
  'name',
  'tax-id',
  'tax-year',
  'status',
  'business-income',
  'salary',
  'commissions',
  'allowances',
  'pension',
  'annuity',
  'gratuities',
  'foreign-income',
  'dividends-nigeria',
  'dividends-foreign',
  'interest',
  'rental-income',
  'other-income',
  'rent-paid-by-employer',
  'domestic-staff-cost',
  'vehicle-benefit',
  'other-benefits',
  'rent-paid-by-self',
  'pension-contribution',
  'nhf-contribution',
  'nhis-contribution',
  'life-assurance',
  'mortgage-interest',
  'marital-status',
  'number-of-children',
] as const

export type QuestionId = (typeof questionIds)[number]

/** The keys that a question writes. */
export function keysOf({ fields }: Question): readonly AnswerKey[] {
  return fields.map(({ key }) => key)
}
