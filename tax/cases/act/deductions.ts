import { employee } from '../case.ts'
import type { ActCase } from './act-case.ts'

/** What comes off pay of 6m, whose tax is 870,000. */
export const deductions: readonly ActCase[] = [
  {
    id: 'act-nothing-paid',
    about: 'Contributions left empty: nothing comes off',
    answers: { status: 'employee', taxYear: 2026, salary: 6_000_000 },
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 702_600,
    source: 'Section 30(2)(a)(i) to (iii)',
  },
  {
    id: 'act-pension-really-paid',
    about: 'Pension of 480,000 said afterwards to have been paid',
    answers: { status: 'employee', taxYear: 2026, salary: 6_000_000, pensionPaid: 480_000 },
    chargeable: 5_520_000,
    byTheAct: 783_600,
    result: 702_600,
    source: 'Section 30(2)(a)(iii)',
  },
  {
    id: 'act-forgotten-by-the-employer',
    about: 'Pension of 480,000 and rent of 1.5m: 140,400 less than PAYE of 870,000',
    answers: employee({ salary: 6_000_000, pensionContribution: 480_000, rentPaidBySelf: 1_500_000 }),
    chargeable: 5_220_000,
    byTheAct: 729_600,
    result: 729_600,
    source: 'Section 30(2)(a)(iii) and (vi)',
  },
  {
    id: 'act-rent-for-two-years',
    about: 'Rent of 2m for 24 months: relief of 200,000',
    answers: employee({ salary: 6_000_000, rentPaidBySelf: 2_000_000, rentMonths: 24 }),
    chargeable: 5_800_000,
    byTheAct: 834_000,
    result: 798_000,
    source:
      'Section 30(2)(a)(vi); reported from page 7 of the Income Tax Guidelines of the Joint Revenue Board',
  },
  {
    id: 'act-rent-at-most',
    about: 'Rent of 3m: relief of 500,000 at most',
    answers: employee({ salary: 6_000_000, rentPaidBySelf: 3_000_000, rentMonths: 12 }),
    chargeable: 5_500_000,
    byTheAct: 780_000,
    result: 780_000,
    source: 'Section 30(2)(a)(vi)',
  },
  {
    id: 'act-premiums-of-the-year-before',
    about: 'Premiums of 300,000 this year, 100,000 the year before',
    answers: employee({ salary: 6_000_000, lifeAssurance: 300_000, premiumsYearBefore: 100_000 }),
    chargeable: 5_900_000,
    byTheAct: 852_000,
    result: 816_000,
    source: 'Section 30(2)(a)(v)',
  },
  {
    id: 'act-loan-for-land',
    about: 'Interest of 1m on a loan that develops no own house',
    answers: employee({ salary: 6_000_000, mortgageInterest: 1_000_000, loanForOwnHome: 'no' }),
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 690_000,
    source: 'Section 30(2)(a)(iv)',
  },
]
