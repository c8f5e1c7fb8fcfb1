import type { WorksheetContent } from '../worksheets/kinds.ts'

type Receipt = WorksheetContent<'foreign'>['receipts'][number]

/** A worked example of what came in foreign money, of somebody without other income. Figures are by hand. */
export interface ForeignCase {
  readonly about: string
  readonly receipts: readonly Receipt[]
  readonly byTheAct: number
  readonly result: number
  /** Of the tax abroad, what is credited. */
  readonly credit?: number
}

const dollars = { on: '2026-02-01', kind: 'fees', currency: 'USD', rate: 1_500 } as const

/** Receipts of people, each by hand. */
export const foreignWorksheetCases: readonly ForeignCase[] = [
  {
    about: '24,000 dollars at 1,500 are 36m',
    receipts: [{ ...dollars, amount: 24_000 }],
    byTheAct: 7_210_000,
    result: 7_210_000,
  },
  {
    about: 'the same by the month',
    receipts: Array.from({ length: 12 }, (_, month) => ({
      ...dollars,
      on: `2026-${String(month + 1).padStart(2, '0')}-28`,
      amount: 2_000,
    })),
    byTheAct: 7_210_000,
    result: 7_210_000,
  },
  {
    about: 'a salary of 3,000 dollars at 1,000 and fees of 1,500 pounds at 2,000: 6m in two currencies',
    receipts: [
      { ...dollars, kind: 'salary', amount: 3_000, rate: 1_000 },
      { ...dollars, currency: 'GBP', amount: 1_500, rate: 2_000 },
    ],
    byTheAct: 870_000,
    result: 870_000,
  },
  {
    about: 'interest of 1m through an approved channel beside fees of 6m: it is exempt',
    receipts: [
      { ...dollars, amount: 4_000 },
      { ...dollars, kind: 'interest', amount: 1_000, rate: 1_000, approvedChannel: 'yes' },
    ],
    byTheAct: 870_000,
    result: 1_050_000,
  },
  {
    about: 'dividends of 2m through an approved channel and 1m through another, beside 6m of fees',
    receipts: [
      { ...dollars, amount: 4_000 },
      { ...dollars, kind: 'dividend', amount: 2_000, rate: 1_000, approvedChannel: 'yes' },
      { ...dollars, kind: 'dividend', amount: 1_000, rate: 1_000, approvedChannel: 'no' },
    ],
    byTheAct: 1_050_000,
    result: 1_410_000,
  },
  {
    about: '100 dollars taken abroad of fees of 6m are 150,000',
    receipts: [{ ...dollars, amount: 4_000, taxAbroad: 100 }],
    byTheAct: 720_000,
    result: 870_000,
    credit: 150_000,
  },
  {
    about: 'a million taken abroad of them: no more than the Nigerian tax',
    receipts: [{ ...dollars, amount: 4_000, taxAbroad: 700 }],
    byTheAct: 0,
    result: 870_000,
    credit: 870_000,
  },
  {
    about: 'tax abroad on interest that is exempt here is not credited',
    receipts: [
      { ...dollars, amount: 4_000 },
      {
        ...dollars,
        kind: 'interest',
        amount: 1_000,
        rate: 1_000,
        taxAbroad: 100,
        approvedChannel: 'yes',
      },
    ],
    byTheAct: 870_000,
    result: 1_050_000,
  },
]
