import type { WorksheetContent } from '../worksheets/kinds.ts'

/** A worked example of sales, beside a pay of 6m whose tax is 870,000. Figures are worked out by hand. */
export interface GainsCase {
  readonly about: string
  readonly disposals?: WorksheetContent<'gains'>['disposals']
  readonly digital?: WorksheetContent<'gains'>['digital']
  /** The tax by the Act, and by the product's own rules. */
  readonly byTheAct: number
  readonly result: number
}

const token = {
  kind: 'sale',
  on: '2026-08-03',
  asset: 'TKN',
  proceeds: 3_000_000,
  rateAtSale: 1_600,
  cost: 2_000_000,
  rateAtPurchase: 1_500,
} as const
const car = { kind: 'vehicle', proceeds: 5_000_000 } as const

/** Sales of people, each by hand. */
export const gainsWorksheetCases: readonly GainsCase[] = [
  {
    about: 'shares sold for 160m with a gain of 30m, 120m of it in Nigerian shares again: 7.5m',
    disposals: [{ kind: 'shares', proceeds: 160_000_000, cost: 130_000_000, reinvested: 120_000_000 }],
    byTheAct: 2_265_000,
    result: 7_210_000,
  },
  {
    about: 'shares of 100m with a gain of 12m, in two sales: all is charged, +2,340,000',
    disposals: [
      { kind: 'shares', proceeds: 60_000_000, cost: 55_000_000 },
      { kind: 'shares', proceeds: 40_000_000, cost: 33_000_000 },
    ],
    byTheAct: 3_210_000,
    result: 3_210_000,
  },
  {
    about: 'land of 5m sold for 9m with an agent of 450,000: 3,550,000, +639,000',
    disposals: [{ kind: 'property', proceeds: 9_000_000, cost: 5_000_000, sellingCosts: 450_000 }],
    byTheAct: 1_509_000,
    result: 1_509_000,
  },
  {
    about: 'the same land with 1m spent on it: that is not taken off',
    disposals: [
      {
        kind: 'property',
        proceeds: 9_000_000,
        cost: 5_000_000,
        sellingCosts: 450_000,
        improvements: 1_000_000,
      },
    ],
    byTheAct: 1_509_000,
    result: 1_509_000,
  },
  {
    about: 'a token of 2m at 1,500, sold for 3m at 1,600: 866,667, +156,000',
    digital: [token],
    byTheAct: 1_026_000,
    result: 1_026_000,
  },
  {
    about: 'the same token without rates: a million, +180,000',
    digital: [{ kind: 'sale', on: '2026-08-03', proceeds: 3_000_000, cost: 2_000_000 }],
    byTheAct: 1_050_000,
    result: 1_050_000,
  },
  {
    about: 'a digital loss of 2m beside that land: it comes off nothing',
    disposals: [{ kind: 'property', proceeds: 9_000_000, cost: 5_000_000, sellingCosts: 450_000 }],
    digital: [{ kind: 'swap', on: '2026-03-01', proceeds: 1_000_000, cost: 3_000_000 }],
    byTheAct: 1_509_000,
    result: 1_509_000,
  },
  {
    about: 'a digital loss of 500,000 beside a reward of 1.5m: a million is charged',
    digital: [
      { kind: 'reward', on: '2026-03-01', proceeds: 1_500_000 },
      { kind: 'sale', on: '2026-03-02', proceeds: 100_000, cost: 600_000 },
    ],
    byTheAct: 1_050_000,
    result: 1_050_000,
  },
  {
    about: 'a loss of 4m on land beside a gain of 5m on a token: a million is charged',
    disposals: [{ kind: 'property', proceeds: 6_000_000, cost: 10_000_000 }],
    digital: [{ kind: 'sale', on: '2026-03-01', proceeds: 7_000_000, cost: 2_000_000 }],
    byTheAct: 1_050_000,
    result: 1_050_000,
  },
  {
    about: 'shares bought for 1m, worth 4m when the Act began and sold for 16m: a gain of 12m',
    disposals: [
      {
        kind: 'shares',
        boughtOn: '2020-01-31',
        proceeds: 16_000_000,
        cost: 1_000_000,
        priceEnd2025: 4_000_000,
      },
    ],
    byTheAct: 3_210_000,
    result: 3_210_000,
  },
  {
    about: 'a home with a gain of 20m: free, once',
    disposals: [{ kind: 'own-home', proceeds: 60_000_000, cost: 40_000_000 }],
    byTheAct: 870_000,
    result: 4_910_000,
  },
  {
    about: 'the same home after another was free: charged',
    disposals: [{ kind: 'own-home', proceeds: 60_000_000, cost: 40_000_000, usedBefore: 'yes' }],
    byTheAct: 4_910_000,
    result: 4_910_000,
  },
  {
    about: 'three cars with gains of 3m, 1m and 2m: the million is charged, +180,000',
    disposals: [
      { ...car, cost: 2_000_000 },
      { ...car, cost: 4_000_000 },
      { ...car, cost: 3_000_000 },
    ],
    byTheAct: 1_050_000,
    result: 1_950_000,
  },
  {
    about: 'personal things sold for 5m: free',
    disposals: [{ kind: 'chattels', proceeds: 5_000_000, cost: 4_000_000 }],
    byTheAct: 870_000,
    result: 1_050_000,
  },
  {
    about: 'for a kobo more in two sales: all of the gain is charged',
    disposals: [
      { kind: 'chattels', proceeds: 3_000_000, cost: 2_000_000 },
      { kind: 'chattels', proceeds: 2_000_000.01, cost: 2_000_000 },
    ],
    byTheAct: 1_050_000,
    result: 1_050_000,
  },
  {
    about: 'a labelled startup after 24 months is free, a month earlier it is not: +180,000',
    disposals: [
      {
        kind: 'startup',
        boughtOn: '2024-05-31',
        soldOn: '2026-05-31',
        proceeds: 9_000_000,
        cost: 1_000_000,
      },
      {
        kind: 'startup',
        boughtOn: '2024-05-31',
        soldOn: '2026-05-30',
        proceeds: 2_000_000,
        cost: 1_000_000,
      },
    ],
    byTheAct: 1_050_000,
    result: 1_050_000,
  },
]
