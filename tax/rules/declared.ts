import { isBlank } from '../answers/blank.ts'
import type { AmountKey } from '../answers/keys.ts'
import { hasBusiness, hasEmployment, isStatus, type Status, statusOptions } from '../answers/options.ts'
import { type OwnAnswers, ownAnswers } from '../answers/own.ts'
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
  const given = ownAnswers(answers)
  const status = readStatus(given.status)
  return {
    taxYear: readYear(given.taxYear, currentYear),
    status,
    amounts: readAmounts(given, status),
  }
}

function readStatus(raw: unknown): Status {
  if (isStatus(raw)) return raw
  const choices = statusOptions.map(({ value }) => value).join(', ')
  throw isBlank(raw)
    ? new TaxInputError('missing_status', 'status', `Choose an employment status: ${choices}`)
    : new TaxInputError('unknown_status', 'status', `Choose one of these employment statuses: ${choices}`)
}

function readYear(raw: unknown, currentYear: number): number {
  const year = isBlank(raw) ? currentYear : readTaxYear(raw, currentYear)
  if (year === null) throw new TaxInputError('refused_tax_year', 'taxYear', taxYearMessage(currentYear))
  return year
}

function kobo(raw: unknown): number | null {
  const parsed = parseAmount(raw)
  return parsed.kind === 'amount' ? Math.round(parsed.naira * 100) : null
}

/** Written out key by key: an object of one fixed shape is what makes a million calculations a second. */
function readAmounts(given: OwnAnswers, status: Status): DeclaredAmounts {
  const employed = hasEmployment(status)
  const business = hasBusiness(status)
  return {
    businessIncome: business ? kobo(given.businessIncome) : null,
    salary: employed ? kobo(given.salary) : null,
    commissions: employed ? kobo(given.commissions) : null,
    allowances: employed ? kobo(given.allowances) : null,
    pension: kobo(given.pension),
    annuity: kobo(given.annuity),
    gratuities: kobo(given.gratuities),
    foreignIncome: kobo(given.foreignIncome),
    dividendsNigeria: kobo(given.dividendsNigeria),
    dividendsForeign: kobo(given.dividendsForeign),
    interest: kobo(given.interest),
    rentalIncome: kobo(given.rentalIncome),
    otherIncome: kobo(given.otherIncome),
    rentPaidByEmployer: employed ? kobo(given.rentPaidByEmployer) : null,
    domesticStaffCost: employed ? kobo(given.domesticStaffCost) : null,
    vehicleBenefit: employed ? kobo(given.vehicleBenefit) : null,
    otherBenefits: employed ? kobo(given.otherBenefits) : null,
    rentPaidBySelf: kobo(given.rentPaidBySelf),
    lifeAssurance: kobo(given.lifeAssurance),
    nhisContribution: kobo(given.nhisContribution),
    pensionContribution: kobo(given.pensionContribution),
    nhfContribution: kobo(given.nhfContribution),
    mortgageInterest: kobo(given.mortgageInterest),
  }
}
