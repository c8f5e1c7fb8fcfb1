import { type AmountKey } from '../answers/keys.ts'
import { hasBusiness, hasEmployment, isStatus, type Status, statusOptions } from '../answers/options.ts'
import { ownAnswer } from '../answers/own.ts'
import { readTaxYear, taxYearMessage } from '../answers/tax-year.ts'
import { TaxInputError } from '../errors.ts'
import { parseAmount } from '../money/amount.ts'

/** The amounts that count, in whole kobo; null where nothing was given or the status does not have it. */
export type DeclaredAmounts = Readonly<Record<AmountKey, number | null>>

/** The answers as the rules read them. */
export interface Declared {
  readonly taxYear: number
  readonly status: Status
  readonly amounts: DeclaredAmounts
}

/**
 * Reads answers of any origin. Text that is no amount counts as not given; so do amounts that the status does not
 * have (SPEC section 5, DESIGN section 4).
 * @throws TaxInputError when the status is missing or unknown, or the tax year is refused.
 */
export function declare(answers: unknown, currentYear: number): Declared {
  if (!Number.isSafeInteger(currentYear)) throw new RangeError('currentYear is the calendar year, like 2026')
  const given = typeof answers === 'object' && answers !== null ? answers : {}
  const status = readStatus(ownAnswer(given, 'status'))
  return {
    taxYear: readYear(ownAnswer(given, 'taxYear'), currentYear),
    status,
    amounts: readAmounts(given, status),
  }
}

function readStatus(raw: unknown): Status {
  if (isStatus(raw)) return raw
  const choices = statusOptions.map(({ value }) => value).join(', ')
  throw raw === undefined || raw === null || raw === ''
    ? new TaxInputError('missing_status', 'status', `Choose an employment status: ${choices}`)
    : new TaxInputError('unknown_status', 'status', `Choose one of these employment statuses: ${choices}`)
}

function readYear(raw: unknown, currentYear: number): number {
  const blank = raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')
  const year = blank ? currentYear : readTaxYear(raw, currentYear)
  if (year === null) throw new TaxInputError('refused_tax_year', 'taxYear', taxYearMessage(currentYear))
  return year
}

function koboOf(answers: object, key: AmountKey): number | null {
  const parsed = parseAmount(ownAnswer(answers, key))
  return parsed.kind === 'amount' ? Math.round(parsed.naira * 100) : null
}

function readAmounts(answers: object, status: Status): DeclaredAmounts {
  const always = (key: AmountKey) => koboOf(answers, key)
  const employed = hasEmployment(status) ? always : () => null
  const business = hasBusiness(status) ? always : () => null
  return {
    businessIncome: business('businessIncome'),
    salary: employed('salary'),
    commissions: employed('commissions'),
    allowances: employed('allowances'),
    pension: always('pension'),
    annuity: always('annuity'),
    gratuities: always('gratuities'),
    foreignIncome: always('foreignIncome'),
    dividendsNigeria: always('dividendsNigeria'),
    dividendsForeign: always('dividendsForeign'),
    interest: always('interest'),
    rentalIncome: always('rentalIncome'),
    otherIncome: always('otherIncome'),
    rentPaidByEmployer: employed('rentPaidByEmployer'),
    domesticStaffCost: employed('domesticStaffCost'),
    vehicleBenefit: employed('vehicleBenefit'),
    otherBenefits: employed('otherBenefits'),
    rentPaidBySelf: always('rentPaidBySelf'),
    lifeAssurance: always('lifeAssurance'),
    nhisContribution: always('nhisContribution'),
    pensionContribution: always('pensionContribution'),
    nhfContribution: always('nhfContribution'),
    mortgageInterest: always('mortgageInterest'),
  }
}
