import { employee } from '../case.ts'
import type { ActCase } from './act-case.ts'

const asset = 'Section 14(1)(a) and (2)'
const home = 'Section 14(6) and (7)'

/** What came with a job besides money. */
export const benefits: readonly ActCase[] = [
  {
    id: 'act-expatriate',
    about: 'Pay of 60m; a car at 2m, a driver, and a home at 20% of 63.8m',
    answers: employee({
      salary: 60_000_000,
      vehicleBenefit: 40_000_000,
      rentPaidByEmployer: 15_000_000,
      domesticStaffCost: 1_800_000,
      carOwner: 'employer',
      carCost: 40_000_000,
      homeValue: 15_000_000,
      homeMonths: 12,
    }),
    chargeable: 76_560_000,
    byTheAct: 17_070_000,
    result: 27_130_000,
    source: `${asset}; ${home}`,
  },
  {
    id: 'act-car',
    about: 'A car of the employer that cost 20m counts at 1m',
    answers: employee({
      salary: 6_000_000,
      vehicleBenefit: 20_000_000,
      carOwner: 'employer',
      carCost: 20_000_000,
    }),
    chargeable: 7_000_000,
    byTheAct: 1_050_000,
    result: 4_910_000,
    source: asset,
  },
  {
    id: 'act-car-own-expense',
    about: 'Of the 1m what the employee spent on it comes off',
    answers: employee({
      salary: 6_000_000,
      vehicleBenefit: 1_000_000,
      carOwner: 'employer',
      carCost: 20_000_000,
      carOwnExpense: 300_000,
    }),
    chargeable: 6_700_000,
    byTheAct: 996_000,
    result: 1_050_000,
    source: asset,
  },
  {
    id: 'act-car-hired',
    about: 'A hire of 6m counts whole, whatever the employee paid',
    answers: employee({
      salary: 6_000_000,
      vehicleBenefit: 5_500_000,
      carOwner: 'hired',
      carHire: 6_000_000,
      carOwnExpense: 500_000,
    }),
    chargeable: 12_000_000,
    byTheAct: 1_950_000,
    result: 1_860_000,
    source: 'Section 14(1)(b)',
  },
  {
    id: 'act-generator',
    about: 'A generator that was typed at its cost of 2m counts at 100,000',
    answers: employee({
      salary: 6_000_000,
      otherBenefits: 2_000_000,
      assetCounted: 2_000_000,
      assetCost: 2_000_000,
    }),
    chargeable: 6_100_000,
    byTheAct: 888_000,
    result: 1_230_000,
    source: asset,
  },
  {
    id: 'act-home',
    about: 'A home worth 3m a year counts at 20% of 6m',
    answers: employee({ salary: 6_000_000, rentPaidByEmployer: 3_000_000 }),
    chargeable: 7_200_000,
    byTheAct: 1_086_000,
    result: 1_410_000,
    source: home,
  },
  {
    id: 'act-home-half-a-year',
    about: 'A home worth 2m a year, for six months',
    answers: employee({
      salary: 6_000_000,
      rentPaidByEmployer: 2_000_000,
      homeValue: 2_000_000,
      homeMonths: 6,
    }),
    chargeable: 7_000_000,
    byTheAct: 1_050_000,
    result: 1_230_000,
    source: home,
  },
]
