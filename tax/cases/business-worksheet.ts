import type { RawAnswers } from '../answers/raw-answers.ts'
import type { WorksheetContent } from '../worksheets/kinds.ts'
import { nothingPaid } from '../answers/keys.ts'

type Content = WorksheetContent<'business'>

/** A worked example of a business, from what is typed to the tax by the Act. Naira, worked out by hand and written out. */
export interface BusinessWorksheetCase {
  readonly id: string
  readonly about: string
  readonly worksheet: Partial<Content>
  /** What else the person answered. */
  readonly answers: RawAnswers
  readonly fills: RawAnswers
  readonly byTheAct: number
  readonly result: number
  /** What is left for the next year, as it stands in its list. */
  readonly left?: Content['broughtForward']
}

const trader = { status: 'self-employed', taxYear: 2026, ...nothingPaid } as const
const sews = { name: 'Tailor', kind: 'trade', turnover: 9_600_000 } as const
const tailorsOwn = { ...trader, nhisContribution: 60_000, rentPaidBySelf: 400_000 }
const tailorsCosts = [
  { kind: 'stock', amount: 4_100_000 },
  { kind: 'rent', amount: 1_200_000 },
  { kind: 'wages', amount: 900_000 },
  { kind: 'repairs', amount: 100_000 },
] as const satisfies Content['costs']
const machine = { kind: 'plant', what: 'Sewing machine', cost: 1_000_000, boughtOn: '2026-03-02' } as const

/** What a trade comes to with records and without, and what losses and assets do. */
export const businessWorksheetCases: readonly BusinessWorksheetCase[] = [
  {
    id: 'worksheet-tailor',
    about: 'Sales of 9.6m less 6.3m; a fifth of a machine of 1m; NHIS of 60,000, rent of 400,000',
    worksheet: {
      records: 'yes',
      businesses: [sews],
      costs: [...tailorsCosts, { kind: 'fine', amount: 80_000 }, { kind: 'private', amount: 500_000 }],
      assets: [machine],
    },
    answers: tailorsOwn,
    fills: {
      businessIncome: 3_300_000,
      businessRecords: 'yes',
      businessTurnover: null,
      lossesBroughtForward: 0,
      capitalAllowances: 200_000,
    },
    byTheAct: 324_000,
    result: 358_800,
  },
  {
    id: 'worksheet-tailor-without-records',
    about: 'The same without records: sales of 9.6m are free',
    worksheet: { records: 'no', businesses: [sews], costs: tailorsCosts, assets: [machine] },
    answers: tailorsOwn,
    fills: {
      businessIncome: 3_300_000,
      businessRecords: 'no',
      businessTurnover: 9_600_000,
      lossesBroughtForward: null,
      capitalAllowances: null,
    },
    byTheAct: 0,
    result: 358_800,
  },
  {
    id: 'worksheet-tailor-elects',
    about: 'The same without records who chooses tax on the profit',
    worksheet: { records: 'elect', businesses: [sews], costs: tailorsCosts, assets: [machine] },
    answers: tailorsOwn,
    fills: { businessIncome: 3_300_000, businessRecords: 'yes', capitalAllowances: 200_000 },
    byTheAct: 324_000,
    result: 358_800,
  },
  {
    id: 'worksheet-shop-without-records',
    about: '100,000 a day for 365 days: 300 of them are 30m, and 1% of it',
    worksheet: {
      records: 'no',
      businesses: [{ name: 'Shop', kind: 'trade', dailyTakings: 100_000, daysOpen: 365 }],
    },
    answers: { ...trader, businessIncome: 2_400_000 },
    fills: { businessRecords: 'no', businessTurnover: 30_000_000 },
    byTheAct: 300_000,
    result: 240_000,
  },
  {
    id: 'worksheet-shop',
    about: 'The same shop with records and a profit of 2.4m',
    worksheet: {
      businesses: [{ name: 'Shop', kind: 'trade', turnover: 30_000_000 }],
      costs: [
        { kind: 'stock', amount: 26_000_000 },
        { kind: 'rent', amount: 1_600_000 },
      ],
    },
    answers: trader,
    fills: { businessIncome: 2_400_000, businessRecords: 'yes' },
    byTheAct: 240_000,
    result: 240_000,
  },
  {
    id: 'worksheet-loss-brought-in',
    about: 'A loss of 1.5m brought in, a profit of 2.8m, allowances of 400,000',
    worksheet: {
      businesses: [{ name: 'Printer', kind: 'trade', turnover: 5_000_000 }],
      costs: [{ kind: 'other', amount: 2_200_000 }],
      assets: [{ kind: 'plant', what: 'Press', cost: 2_000_000, takenBefore: 1_200_000 }],
      broughtForward: [{ kind: 'loss', year: 2025, amount: 1_500_000 }],
    },
    answers: trader,
    fills: { businessIncome: 2_800_000, lossesBroughtForward: 1_500_000, capitalAllowances: 400_000 },
    byTheAct: 15_000,
    result: 300_000,
    left: [],
  },
  {
    id: 'worksheet-loss-of-the-year',
    about: 'A loss of 700,000 beside pay of 3m: the pay is taxed whole, the loss and the allowance wait',
    worksheet: {
      businesses: [{ name: 'Farm', kind: 'trade', turnover: 1_000_000, closed: 'no' }],
      costs: [{ kind: 'wages', amount: 1_700_000 }],
      assets: [{ kind: 'vehicle', cost: 4_000_000, businessShare: 50 }],
      broughtForward: [{ kind: 'loss', year: 2025, amount: 100_000 }],
    },
    answers: { ...trader, status: 'employee', salary: 3_000_000 },
    fills: { businessIncome: 0, lossesBroughtForward: 100_000, capitalAllowances: 500_000 },
    byTheAct: 330_000,
    result: 330_000,
    left: [
      { kind: 'loss', year: 2025, amount: 100_000 },
      { kind: 'loss', year: 2026, amount: 700_000 },
      { kind: 'allowance', year: 2026, amount: 500_000 },
    ],
  },
  {
    id: 'worksheet-letting',
    about: 'Rent of 2m less repairs of 300,000 and a tenth of a building of 9m, beside pay of 6m',
    worksheet: {
      businesses: [{ name: 'Flat in Ikeja', kind: 'letting', turnover: 2_000_000 }],
      costs: [{ kind: 'repairs', amount: 300_000 }],
      assets: [{ kind: 'building', cost: 9_000_000 }],
    },
    answers: { ...trader, status: 'employee', salary: 6_000_000 },
    fills: { rentalIncome: 800_000 },
    byTheAct: 1_014_000,
    result: 1_014_000,
  },
  {
    id: 'worksheet-short-period',
    about: 'Started in July: half a year of 20% of 1m, and costs from before the start',
    worksheet: {
      businesses: [{ name: 'Salon', kind: 'trade', from: '2026-07-01', turnover: 2_000_000 }],
      costs: [
        { kind: 'before-start', on: '2020-07-01', amount: 150_000 },
        { kind: 'before-start', on: '2020-06-30', amount: 999_999 },
        { kind: 'other', amount: 250_000 },
      ],
      assets: [{ kind: 'equipment', cost: 1_000_000 }],
    },
    answers: trader,
    // 2,000,000 - 150,000 - 250,000 = 1,600,000; less 100,000: 15% of 700,000.
    fills: { businessIncome: 1_600_000, capitalAllowances: 100_000 },
    byTheAct: 105_000,
    result: 120_000,
  },
]
