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
  gains: { name: 'Sold something for more than it cost: land, shares, crypto' },
  other: { name: 'Anything else' },
  commissions: { name: 'Commission or bonus' },
  home: { name: 'A home' },
  car: { name: 'A car' },
  staff: { name: 'Staff in your home' },
  benefits: { name: 'School fees, electricity or the like' },
}
