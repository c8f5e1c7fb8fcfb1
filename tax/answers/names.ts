import type { AnswerKey } from './keys.ts'

/** What each answer is called inside a sentence: "Type the salary in figures, like 6,000,000". */
export const fieldNames: Readonly<Record<AnswerKey, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  tin: 'Tax ID',
  taxYear: 'tax year',
  status: 'employment status',
  businessIncome: 'business income',
  salary: 'salary',
  commissions: 'commissions',
  allowances: 'allowances',
  pension: 'pension received',
  annuity: 'annuity',
  gratuities: 'gratuity',
  foreignIncome: 'foreign income',
  dividendsNigeria: 'Nigerian dividends',
  dividendsForeign: 'foreign dividends',
  interest: 'interest',
  rentalIncome: 'rental income',
  otherIncome: 'other income',
  rentPaidByEmployer: 'rent paid by your employer',
  domesticStaffCost: 'domestic staff cost',
  vehicleBenefit: 'vehicle benefit',
  otherBenefits: 'other benefits',
  rentPaidBySelf: 'rent you paid',
  lifeAssurance: 'life assurance premium',
  nhisContribution: 'NHIS contribution',
  pensionContribution: 'pension contribution',
  nhfContribution: 'NHF contribution',
  mortgageInterest: 'mortgage interest',
  maritalStatus: 'marital status',
  numberOfChildren: 'number of children',
}

const labels: ReadonlyMap<string, string> = new Map(
  Object.entries(fieldNames).map(([key, name]) => [key, name.charAt(0).toUpperCase() + name.slice(1)]),
)

/** The same name at the head of a row: "Salary". */
export function answerLabel(key: AnswerKey): string {
  return labels.get(key) ?? fieldNames[key]
}
