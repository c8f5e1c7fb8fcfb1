import { type Case, employee } from './case.ts'

/** The old law's exemption of a job at the minimum wage, reported by Mazars and Tolley; worked out by hand. */
export const oldLawMinimumWage: readonly Case[] = [
  {
    id: 'W-2025',
    about: 'The wage of 2025 all year: 0, not the 39,920 of the bands',
    answers: employee({ taxYear: 2025, salary: 840_000 }),
    expected: { totalTax: 0 },
    oldLaw: { exemptPay: 840_000, net: { totalTax: 0, minimumTax: 0 }, plain: { totalTax: 0 } },
  },
  {
    id: 'W-2025-above',
    about: 'A kobo more: 840,000.01 - 368,000 = 472,000.01; 21,000 + 18,920',
    answers: employee({ taxYear: 2025, salary: 840_000.01 }),
    expected: { totalTax: 0 },
    oldLaw: { exemptPay: 0, net: { totalTax: 39_920 } },
  },
  {
    id: 'W-2025-half-year',
    about: 'Six months at the wage are exempt: 420,000',
    answers: { ...employee({ taxYear: 2025, salary: 420_000 }), monthsPaid: 6 },
    expected: { totalTax: 0 },
    oldLaw: { exemptPay: 420_000, net: { totalTax: 0 } },
  },
  {
    id: 'W-2025-too-much-a-month',
    about: 'The same in five months is 84,000 a month: 420,000 - 284,000 = 136,000 at 7% is 9,520',
    answers: { ...employee({ taxYear: 2025, salary: 420_000 }), monthsPaid: 5 },
    expected: { totalTax: 0 },
    oldLaw: { exemptPay: 0, net: { totalTax: 9_520 } },
  },
  {
    id: 'W-2023',
    about: 'The wage of 2021 to 2023: 360,000 a year',
    answers: employee({ taxYear: 2023, salary: 360_000 }),
    expected: { totalTax: 0 },
    oldLaw: { exemptPay: 360_000, net: { totalTax: 0 } },
  },
  {
    id: 'W-2020',
    about: 'Not in 2020: 360,000 - 272,000 = 88,000 at 7%',
    answers: employee({ taxYear: 2020, salary: 360_000 }),
    expected: { totalTax: 0 },
    oldLaw: { exemptPay: 0, net: { totalTax: 6_160 } },
  },
  {
    id: 'W-2024-in-doubt',
    about: 'Between the wages before and after July 2024: counted as taxed, 0 if it is exempt',
    answers: employee({ taxYear: 2024, salary: 840_000 }),
    expected: { totalTax: 0 },
    oldLaw: { exemptPay: 0, totalTaxIfExempt: 0, net: { totalTax: 39_920 } },
  },
  {
    id: 'W-2025-with-a-trade',
    about: 'The trade beside the job is taxed: 1,500,000 - 500,000 = 1,000,000; 21,000 + 33,000 + 60,000',
    answers: employee({ taxYear: 2025, status: 'both', salary: 840_000, businessIncome: 1_500_000 }),
    expected: { totalTax: 130_800 },
    oldLaw: { exemptPay: 840_000, net: { totalTax: 114_000, taxableIncome: 1_000_000 } },
  },
  {
    id: 'W-2026',
    about: 'From 2026 on the old law is told as it stood in 2025',
    answers: employee({ salary: 840_000 }),
    expected: { totalTax: 6_000 },
    oldLaw: { exemptPay: 840_000, net: { totalTax: 0 } },
  },
  {
    id: 'W-thirty-million',
    about:
      'The relief of the law, 6,300,000, beside this calculation’s 6,200,000: 560,000 + 24% of 20,500,000',
    answers: employee({ taxYear: 2025, salary: 30_000_000 }),
    expected: { reliefApplied: 6_200_000 },
    oldLaw: { net: { consolidatedRelief: 6_300_000, totalTax: 5_480_000 } },
  },
]
