import type { ChoiceId } from '../../act/choice.ts'

/** What each matter is called over its questions, and over its line among the differences. */
export const choiceNames: Readonly<Record<ChoiceId, string>> = {
  residence: 'Residence',
  'car-value': 'Your car',
  'lent-things': 'Things lent to you',
  'accommodation-limit': 'Your home from your employer',
  'minimum-wage': 'Your employers',
  'armed-forces': 'Armed forces',
  'pension-taxable': 'Your pension',
  'annuity-exempt': 'Your annuity',
  'gratuity-exempt': 'Your gratuity',
  'dividends-final': 'Nigerian dividends',
  'foreign-dividends': 'Foreign dividends',
  'foreign-income': 'Income from abroad',
  'interest-kinds': 'Interest',
  compensation: 'Compensation',
  business: 'Your business',
  gains: 'Gains',
  'contributions-paid': 'Pension, NHF and NHIS',
  'pensioner-deductions': 'Your contributions',
  'mortgage-home': 'Your home loan',
  'life-preceding-year': 'Life assurance',
  'rent-period': 'Your rent',
  'foreign-tax': 'Tax paid abroad',
}
