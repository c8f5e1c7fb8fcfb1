import type { AmountKey } from '../answers/keys.ts'
import { maritalStatusOptions, statusOptions } from '../answers/options.ts'
import { maxAmount } from '../money/amount.ts'
import type { ConditionName } from './conditions.ts'
import type { Field, HelperName, Question, QuestionId, Section } from './question.ts'

const name = (key: 'firstName' | 'lastName'): Field => ({ kind: 'name', key, required: true, longest: 100 })

/** A question about one amount for the year. */
function amount(
  id: QuestionId,
  key: AmountKey,
  section: Section,
  when: ConditionName = 'always',
  helper: HelperName | null = null,
): Question {
  const field: Field = { kind: 'money', key, required: false, most: maxAmount }
  return { id, fields: [field], section, when, required: false, helper }
}

/** A question about the person. */
function about(id: QuestionId, ...fields: readonly Field[]): Question {
  const required = fields.some((field) => field.required)
  return { id, fields, section: 'about', when: 'always', required, helper: null }
}

/**
 * Every question, in the order in which it is asked. `currentStep` of a draft is an index in this list, so a new
 * question is added with a migration of stored steps (see README.md).
 */
export const questions: readonly Question[] = [
  about('name', name('firstName'), name('lastName')),
  about('tax-id', { kind: 'tin', key: 'tin', required: false }),
  about('tax-year', { kind: 'year', key: 'taxYear', required: true }),
  about('status', { kind: 'choice', key: 'status', required: true, options: statusOptions }),
  amount('business-income', 'businessIncome', 'income', 'hasBusiness'),
  amount('salary', 'salary', 'income', 'hasEmployment', 'payslip'),
  amount('commissions', 'commissions', 'income', 'hasEmployment'),
  amount('allowances', 'allowances', 'income', 'hasEmployment', 'payslip'),
  amount('pension', 'pension', 'income'),
  amount('annuity', 'annuity', 'income'),
  amount('gratuities', 'gratuities', 'income'),
  amount('foreign-income', 'foreignIncome', 'income'),
  amount('dividends-nigeria', 'dividendsNigeria', 'income'),
  amount('dividends-foreign', 'dividendsForeign', 'income'),
  amount('interest', 'interest', 'income'),
  amount('rental-income', 'rentalIncome', 'income'),
  amount('other-income', 'otherIncome', 'income'),
  amount('rent-paid-by-employer', 'rentPaidByEmployer', 'benefits', 'hasEmployment', 'accommodation'),
  amount('domestic-staff-cost', 'domesticStaffCost', 'benefits', 'hasEmployment'),
  amount('vehicle-benefit', 'vehicleBenefit', 'benefits', 'hasEmployment', 'vehicle'),
  amount('other-benefits', 'otherBenefits', 'benefits', 'hasEmployment'),
  amount('rent-paid-by-self', 'rentPaidBySelf', 'deductions'),
  amount('pension-contribution', 'pensionContribution', 'deductions', 'always', 'payslip'),
  amount('nhf-contribution', 'nhfContribution', 'deductions', 'always', 'payslip'),
  amount('nhis-contribution', 'nhisContribution', 'deductions'),
  amount('life-assurance', 'lifeAssurance', 'deductions'),
  amount('mortgage-interest', 'mortgageInterest', 'deductions'),
  about('marital-status', {
    kind: 'choice',
    key: 'maritalStatus',
    required: false,
    options: maritalStatusOptions,
  }),
  about('number-of-children', { kind: 'count', key: 'numberOfChildren', required: false, most: 99 }),
]
