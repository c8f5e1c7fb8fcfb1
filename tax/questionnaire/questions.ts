import { groups, type HelperName, type Section } from '../answers/amounts.ts'
import {
  type Amount,
  type AmountKey,
  amountRows,
  type AnswerKey,
  type Kebab,
  kebab,
} from '../answers/keys.ts'
import { type Condition, maritalStatusOptions, type Option, statusOptions } from '../answers/status.ts'
import { maxAmount } from '../money/amount.ts'

/** The kinds of input of a field. A year's choices come from `taxYears(currentYear)`. */
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
  | {
      readonly kind: 'money'
      readonly key: AmountKey | 'payeTaken'
      readonly required: false
      readonly most: number
    }
  | {
      readonly kind: 'count'
      readonly key: 'numberOfChildren' | 'monthsPaid'
      readonly required: false
      readonly least: number
      readonly most: number
    }
  | { readonly kind: 'ticks'; readonly key: 'had'; readonly required: false }

/** Ids of questions. A question about an amount uses the amount's key in kebab-case. */
export type QuestionId =
  | 'name'
  | 'tax-id'
  | 'tax-year'
  | 'status'
  | 'had'
  | Kebab<AmountKey>
  | 'marital-status'
  | 'number-of-children'
  | 'months-paid'
  | 'paye-taken'

/** One question; `screens.ts` says which are asked together. */
export interface Question {
  /** Stable and usable in an address: "rent-paid-by-self". Help texts are stored under it. */
  readonly id: QuestionId
  /** One field, except for the name. */
  readonly fields: readonly Field[]
  readonly section: Section
  /** The condition under which it applies. */
  readonly when: Condition
  /** Whether Next is disabled while it is empty. */
  readonly required: boolean
  readonly helper: HelperName | null
}

const name = (key: 'firstName' | 'lastName'): Field => ({ kind: 'name', key, required: true, longest: 100 })

/** A question about one amount for the year. */
function ofAmount({ key, group, when, helper }: Amount): Question {
  const field: Field = { kind: 'money', key, required: false, most: maxAmount }
  return { id: kebab(key), fields: [field], section: groups[group].section, when, required: false, helper }
}

/** A question about the person. */
function about(id: QuestionId, ...fields: readonly Field[]): Question {
  const required = fields.some((field) => field.required)
  return { id, fields, section: 'about', when: 'always', required, helper: null }
}

/** A question about what a payslip says beside the pay: nothing of it changes the tax. */
function ofPayslip(id: QuestionId, field: Field): Question {
  return { id, fields: [field], section: 'income', when: 'hasEmployment', required: false, helper: null }
}

/**
 * Every question in order: the person, what else there was, the amounts in the order of their table, the family, the
 * payslip. `currentStep` of a draft is an index in this list (see README.md, A new amount).
 */
export const questions: readonly Question[] = [
  about('name', name('firstName'), name('lastName')),
  about('tax-id', { kind: 'tin', key: 'tin', required: false }),
  about('tax-year', { kind: 'year', key: 'taxYear', required: true }),
  about('status', { kind: 'choice', key: 'status', required: true, options: statusOptions }),
  about('had', { kind: 'ticks', key: 'had', required: false }),
  ...amountRows.map(ofAmount),
  about('marital-status', {
    kind: 'choice',
    key: 'maritalStatus',
    required: false,
    options: maritalStatusOptions,
  }),
  about('number-of-children', {
    kind: 'count',
    key: 'numberOfChildren',
    required: false,
    least: 0,
    most: 99,
  }),
  ofPayslip('months-paid', { kind: 'count', key: 'monthsPaid', required: false, least: 1, most: 12 }),
  ofPayslip('paye-taken', { kind: 'money', key: 'payeTaken', required: false, most: maxAmount }),
]

export const questionIds: readonly QuestionId[] = questions.map(({ id }) => id)

/** The keys of the answers that a question sets. */
export function keysOf({ fields }: Question): readonly AnswerKey[] {
  return fields.map(({ key }) => key)
}
