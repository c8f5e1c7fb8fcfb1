import { type Case, employee } from './case.ts'

/** Gains from selling: each joins the income, beside a pay of six million whose tax is 870,000. */
export const gains: readonly Case[] = [
  {
    id: 'gain-on-land',
    about: 'Land of five million sold for nine, 450,000 for the agent: 639,000 more',
    answers: employee({ salary: 6_000_000, gains: 3_550_000 }),
    expected: { investmentIncome: 3_550_000, annualIncome: 9_550_000, totalTax: 1_509_000 },
  },
  {
    id: 'gain-on-shares',
    about: 'Nigerian shares sold for a hundred million, a gain of twelve: all of it is charged',
    answers: employee({ salary: 6_000_000, gains: 12_000_000 }),
    expected: { totalTax: 3_210_000 },
  },
  {
    id: 'gain-partly-invested-again',
    about: 'Shares sold for 160 million, 120 invested again: 40 of 160 of the gain of thirty is charged',
    answers: employee({ salary: 6_000_000, gains: 7_500_000 }),
    expected: { totalTax: 2_265_000 },
  },
  {
    id: 'gain-on-a-token',
    about: 'A token of 2,000,000 at 1,500, sold for 3,000,000 at 1,600: 866,667 counted in dollars',
    answers: employee({ salary: 6_000_000, gains: 866_667 }),
    expected: { totalTax: 1_026_000 },
  },
  {
    id: 'gain-of-a-pensioner',
    about: 'A gain counts for a pensioner too, whose dividends and interest do not',
    answers: { status: 'pensioner', taxYear: 2026, gains: 3_000_000, interest: 900_000 },
    expected: { investmentIncome: 3_000_000, totalTax: 330_000 },
  },
  {
    id: 'gain-left-empty',
    about: 'An empty gain is zero',
    answers: employee({ salary: 6_000_000, gains: '' }),
    expected: { investmentIncome: 0, totalTax: 870_000 },
  },
]
