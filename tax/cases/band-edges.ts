import { type Case, employee } from './case.ts'

/** A salary with nothing taken off, so that it is the taxable income; and its tax. */
const edges: readonly (readonly [salary: number, tax: number, about: string])[] = [
  [1, 0, 'One naira'],
  [799_999.99, 0, 'A kobo below the free band’s limit'],
  [800_000, 0, 'The free band’s limit'],
  [800_000.01, 0, 'A kobo above it: 0.15 kobo of tax'],
  [800_003.33, 0, '49.95 kobo of tax'],
  [800_003.34, 1, '50.1 kobo of tax'],
  [800_010, 2, 'Exactly 1.50 rounds up'],
  [2_999_999.99, 330_000, 'A kobo below three million'],
  [3_000_000, 330_000, 'Three million'],
  [3_000_000.01, 330_000, 'A kobo above it'],
  [3_000_010, 330_002, 'Ten naira above it: 1.80'],
  [11_999_999, 1_950_000, 'A naira below twelve million'],
  [12_000_000, 1_950_000, 'Twelve million'],
  [12_000_100, 1_950_021, 'A hundred naira above it'],
  [24_999_900, 4_679_979, 'A hundred naira below twenty-five million'],
  [25_000_000, 4_680_000, 'Twenty-five million'],
  [25_000_100, 4_680_023, 'A hundred naira above it'],
  [49_999_900, 10_429_977, 'A hundred naira below fifty million'],
  [50_000_000, 10_430_000, 'Fifty million'],
  [50_000_100, 10_430_025, 'A hundred naira above it'],
  [1_000_000_000_000, 249_997_930_000, 'The most that a field may hold'],
]

/** Every limit of the bands, from both sides. */
export const bandEdges: readonly Case[] = [
  ...edges.map(([salary, totalTax, about]) => ({
    id: `edge-${salary}`,
    about,
    answers: employee({ salary }),
    expected: { totalTax, taxableIncome: salary },
  })),
  {
    id: 'all-bands',
    about: 'Sixty million: a row for every band',
    answers: employee({ salary: 60_000_000 }),
    expected: { totalTax: 12_930_000 },
    breakdown: [
      ['First ₦800,000', 800_000, 0, 0],
      ['Next ₦2,200,000', 2_200_000, 15, 330_000],
      ['Next ₦9,000,000', 9_000_000, 18, 1_620_000],
      ['Next ₦13,000,000', 13_000_000, 21, 2_730_000],
      ['Next ₦25,000,000', 25_000_000, 23, 5_750_000],
      ['Above ₦50,000,000', 10_000_000, 25, 2_500_000],
    ],
  },
  {
    id: 'exactly-one-band',
    about: 'A band that holds nothing has no row',
    answers: employee({ salary: 3_000_000 }),
    expected: {},
    breakdown: [
      ['First ₦800,000', 800_000, 0, 0],
      ['Next ₦2,200,000', 2_200_000, 15, 330_000],
    ],
  },
]
