import type { Status } from '../../answers/status.ts'
import type { HadCode, HadGroup } from '../../questionnaire/had.ts'

/** The headings of the tick-list. */
export const hadGroupWords: Readonly<Record<HadGroup, string>> = {
  paid: 'You paid',
  received: 'Money also came from',
  fromEmployer: 'Your employer also gave you',
}

/** A row of the tick-list. */
interface HadRowWords {
  readonly name: string
  /** In the name's place, and beside it, for a pensioner. */
  readonly pensioner?: { readonly name?: string; readonly note?: string }
}

const noTax = { note: 'Counts as ₦0 for a pensioner' }

export const hadRowWords: Readonly<Record<HadCode, HadRowWords>> = {
  rent: { name: 'Rent for your home' },
  life: { name: 'Life assurance' },
  mortgage: { name: 'Interest on a loan for your house' },
  contributions: {
    name: 'Pension, NHF or NHIS',
    pensioner: { note: 'Nothing comes off a pensioner’s income for it' },
  },
  business: { name: 'Your own business or side work' },
  salary: { name: 'A salary from an employer' },
  interest: { name: 'Savings, deposits or bonds', pensioner: noTax },
  dividends: { name: 'Shares: dividends', pensioner: noTax },
  rental: { name: 'Property you let' },
  foreign: { name: 'Work abroad' },
  pension: { name: 'Pension, annuity or gratuity', pensioner: { name: 'Annuity or gratuity' } },
  other: { name: 'Anything else' },
  commissions: { name: 'Commission or bonus' },
  home: { name: 'A home' },
  car: { name: 'A car' },
  staff: { name: 'Staff in your home' },
  benefits: { name: 'School fees, electricity or the like' },
}

/** A status as it is named inside a sentence. */
export const shortStatus: Readonly<Record<Status, string>> = {
  employee: 'Employee',
  'self-employed': 'Self-Employed',
  both: 'Both',
  pensioner: 'Pensioner',
  other: 'Other',
}

/** What stands under each choice of the status, the tax year filled in for "{year}". */
export const statusNotes: Readonly<Record<Status, string>> = {
  employee: 'Somebody paid you a salary',
  'self-employed': 'You earned from your own work or business',
  both: 'Also when one came after the other in {year}',
  pensioner: 'You lived on a pension the whole year',
  other: 'A student, for example, or living on rent',
}

/** Which status a year of changes has: not translated yet. */
export const statusChangedHelp =
  'Had a salary and a business in {year}, even one after the other: Both. Left a job and found another: Employee, and add both payslips. Retired after some months of salary: Employee, and tick your pension next. A pension from January to December: Pensioner.'
