import { section } from '../../years/sections.ts'
import { told } from '../../years/told.ts'

/** A kind of cost: what it is called, and what the law says of it. */
interface CostRule {
  readonly label: string
  /** Where the law allows or refuses it. */
  readonly section: string
  /** Why it does not come off; null where it does. */
  readonly refusedBecause: string | null
}

const allowed = (label: string): CostRule => ({ label, section: section('20'), refusedBecause: null })
const refused = (label: string, refusedBecause: string, place = '21'): CostRule => ({
  label,
  section: section(place),
  refusedBecause,
})

/** What may be typed as a cost: first what comes off the profit, then what the law refuses and why [spec 27.8]. */
const rows = {
  stock: allowed('Goods and materials'),
  rent: allowed('Rent of shop, office or store'),
  wages: allowed('Wages'),
  interest: allowed('Interest on a loan for the business'),
  repairs: allowed('Repairs'),
  'bad-debt': allowed('Bad debt: a customer who will not pay'),
  'lost-stock': allowed('Stock that was lost'),
  research: allowed('Research'),
  'before-start': allowed('Costs before the business started'),
  other: allowed('Anything else spent only for the business'),
  capital: refused(
    'Something bought to keep and use',
    'What you keep and use for years is no cost of one year. Type it under the things bought to keep and use: a part of it comes off each year',
  ),
  private: refused(
    'Private',
    'What you spend on yourself or your family is not spent wholly for the business',
  ),
  insured: refused('Paid back by insurance', 'What an insurer pays back is no cost of yours'),
  'income-tax': refused('Income tax', 'Tax on income is paid out of the profit and does not lower it'),
  depreciation: refused(
    'Depreciation',
    'Loss of value in the books does not come off. Capital allowances come off in its place',
  ),
  exchange: refused(
    'Exchange loss on paper',
    'A loss on foreign money that is not realised yet does not come off',
  ),
  fine: refused('Fine or penalty', 'A fine or penalty does not come off'),
  'tax-of-another': refused('Tax of somebody else', 'Tax that somebody else owes is no cost of yours'),
  'exempt-income': refused(
    'Cost of tax-free income',
    'What was spent for income that is free of tax does not come off income that is taxed',
  ),
  'pension-fund': refused(
    'Pension fund outside the Pension Reform Act',
    'Only a pension fund under the Pension Reform Act counts',
  ),
  'no-vat': refused(
    'Bought without the VAT or import duty that was due',
    'A purchase does not come off where VAT was due and not charged, or import duty was not paid',
  ),
  donation: refused('Donation', 'Donations come off the profit of companies only', '164'),
} as const satisfies Readonly<Record<string, CostRule>>

/** A kind of cost. */
export type CostKind = keyof typeof rows

export const costKinds: Readonly<Record<CostKind, CostRule>> = rows

/** The kinds as a box offers them. */
export const costOptions = (Object.keys(rows) as CostKind[]).map((value) => ({
  value,
  label: rows[value].label,
}))

/** Why a cost from long before the start does not come off. */
export const tooLongBefore = `Costs before the start come off where they are of the ${told.startCostYears.value} years before it`
