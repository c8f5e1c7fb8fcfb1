import type { WorksheetKind } from '../../../tax/worksheets/kind-names.ts'
import type { worksheetShapes } from '../../../tax/worksheets/kinds.ts'

type Shapes = typeof worksheetShapes
type ListName<Kind extends WorksheetKind> = keyof Shapes[Kind]['lists'] & string
type Key<Kind extends WorksheetKind, Name extends ListName<Kind>> = Shapes[Kind]['lists'][Name] extends {
  readonly fields: infer Fields
}
  ? keyof Fields & string
  : never

/** How a list of a worksheet stands on paper. */
export interface ListLayout<Box extends string = string> {
  readonly heading: string
  /** The head of its first column. */
  readonly first: string
  /** Boxes that name a row, joined by commas. */
  readonly name: readonly Box[]
  /** Boxes with a column of their own, and what stands over it. Every other box is said under the name. */
  readonly figures: Readonly<Partial<Record<Box, string>>>
  /** Boxes of which one is a share of the other: its percent has a column, "Rate". */
  readonly rate?: { readonly part: Box; readonly whole: Box }
  /** More rows than this stand as totals by their names; the rows themselves are in the file [spec 31.5]. */
  readonly mostRows: number
}

type Layouts = {
  readonly [Kind in WorksheetKind]: {
    readonly [Name in ListName<Kind>]: ListLayout<Key<Kind, Name>>
  }
}

/** Every list of every worksheet on paper: a new one needs its row here. */
export const listLayouts: Layouts = {
  pay: {
    employers: {
      heading: 'EMPLOYERS',
      first: 'Employer',
      name: ['name'],
      figures: { salary: 'Pay', paye: 'PAYE' },
      mostRows: 20,
    },
    payslips: {
      heading: 'PAYSLIPS',
      first: 'Employer, by its number',
      name: ['employer', 'month'],
      figures: { salary: 'Pay', paye: 'PAYE' },
      mostRows: 60,
    },
  },
  business: {
    businesses: {
      heading: 'BUSINESSES AND LETTING',
      first: 'Business',
      name: ['name', 'kind'],
      figures: { turnover: 'Turnover' },
      mostRows: 20,
    },
    costs: {
      heading: 'COSTS BY KIND',
      first: 'Business, by its number, and kind of cost',
      name: ['business', 'kind'],
      figures: { amount: 'Amount' },
      mostRows: 0,
    },
    assets: {
      heading: 'ASSETS OF THE BUSINESS',
      first: 'Asset',
      name: ['what', 'kind'],
      figures: { cost: 'Cost' },
      mostRows: 200,
    },
    broughtForward: {
      heading: 'BROUGHT FORWARD FROM EARLIER YEARS',
      first: 'What, and its year',
      name: ['kind', 'year'],
      figures: { amount: 'Amount' },
      mostRows: 60,
    },
  },
  gains: {
    disposals: {
      heading: 'WHAT WAS SOLD',
      first: 'What',
      name: ['what', 'kind'],
      figures: { proceeds: 'Proceeds', cost: 'Cost' },
      mostRows: 500,
    },
    digital: {
      heading: 'DIGITAL ASSETS',
      first: 'Asset and kind',
      name: ['asset', 'kind'],
      figures: { proceeds: 'Proceeds', cost: 'Cost', withheld: 'Withheld' },
      mostRows: 0,
    },
  },
  foreign: {
    receipts: {
      heading: 'FROM ABROAD',
      first: 'Country, kind and currency',
      name: ['country', 'kind', 'currency'],
      figures: { amount: 'Received', rate: 'Naira for one', taxAbroad: 'Tax abroad' },
      mostRows: 60,
    },
  },
  payments: {
    certificates: {
      heading: 'TAX WITHHELD BY PAYERS',
      first: 'Payer and for what',
      name: ['payer', 'kind'],
      figures: { gross: 'Before tax', tax: 'Tax withheld' },
      rate: { part: 'tax', whole: 'gross' },
      mostRows: 500,
    },
    instalments: {
      heading: 'PAID BY YOURSELF',
      first: 'Receipt',
      name: ['receipt'],
      figures: { amount: 'Paid' },
      mostRows: 60,
    },
  },
  details: {},
}
