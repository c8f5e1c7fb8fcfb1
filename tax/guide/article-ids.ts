import type { Line } from '../explanation/line.ts'
import type { QuestionId } from '../questionnaire/question.ts'

/** The article that tells more than a question's own help; undefined where its help says all. */
export const articleOfQuestion: Readonly<Partial<Record<QuestionId, string>>> = {
  'tax-id': 'tax-id',
  'tax-year': 'years-before-2026',
  status: 'both-kinds',
  'business-income': 'business-income',
  salary: 'salary',
  commissions: 'commissions-and-bonus',
  allowances: 'allowances',
  pension: 'pensioner',
  annuity: 'annuity',
  gratuities: 'gratuity',
  'foreign-income': 'freelance-from-abroad',
  'dividends-nigeria': 'dividends',
  'dividends-foreign': 'foreign-investment-income',
  interest: 'interest',
  'rental-income': 'rental-income',
  'other-income': 'other-income',
  'rent-paid-by-employer': 'company-house',
  'domestic-staff-cost': 'domestic-staff',
  'vehicle-benefit': 'company-car',
  'other-benefits': 'other-benefits',
  'rent-paid-by-self': 'rent-relief',
  'pension-contribution': 'pension-contribution',
  'nhf-contribution': 'nhf',
  'nhis-contribution': 'nhis',
  'life-assurance': 'life-assurance',
  'mortgage-interest': 'mortgage-interest',
  'marital-status': 'marriage-and-children',
  'number-of-children': 'marriage-and-children',
}

const byLine: Readonly<Partial<Record<Line['id'], string>>> = {
  businessIncome: 'business-income',
  salary: 'salary',
  commissions: 'commissions-and-bonus',
  allowances: 'allowances',
  pension: 'pensioner',
  annuity: 'annuity',
  gratuities: 'gratuity',
  foreignIncome: 'freelance-from-abroad',
  dividendsNigeria: 'dividends',
  dividendsForeign: 'foreign-investment-income',
  interest: 'interest',
  rentalIncome: 'rental-income',
  otherIncome: 'other-income',
  rentPaidByEmployer: 'company-house',
  domesticStaffCost: 'domestic-staff',
  vehicleBenefit: 'company-car',
  otherBenefits: 'other-benefits',
  benefitsInKind: 'benefits-in-kind',
  annualIncome: 'gross-income',
  taxableIncome: 'taxable-income',
  pensionContribution: 'pension-contribution',
  nhfContribution: 'nhf',
  nhisContribution: 'nhis',
  lifeAssurance: 'life-assurance',
  mortgageInterest: 'mortgage-interest',
  deductionsApplied: 'deductions-list',
  reliefApplied: 'rent-relief',
  rentRelief: 'rent-relief',
  consolidatedRelief: 'consolidated-relief',
  effectiveRate: 'effective-rate',
}

/** The article that tells about a line of the explanation; the bands' for every line without one of its own. */
export function articleOfLine(id: Line['id']): string {
  return byLine[id] ?? 'tax-bands'
}
