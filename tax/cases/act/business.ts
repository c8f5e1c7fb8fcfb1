import { nothingPaid } from '../../answers/keys.ts'
import { employee } from '../case.ts'
import type { ActCase } from './act-case.ts'

const trader = { status: 'self-employed', taxYear: 2026, ...nothingPaid } as const
const tailor = {
  ...trader,
  businessIncome: 3_300_000,
  nhisContribution: 60_000,
  rentPaidBySelf: 400_000,
} as const
const presumptive = 'Section 29; rate and limit reported from the Presumptive Tax Regulations 2026'
const loss = 'Section 28(3)'

/** Profit with records, and turnover without them. */
export const business: readonly ActCase[] = [
  {
    id: 'act-tailor',
    about: 'A profit of 3.3m, 20% of a machine of 1m, NHIS of 60,000, rent of 400,000',
    answers: { ...tailor, businessRecords: 'yes', capitalAllowances: 200_000 },
    chargeable: 2_960_000,
    byTheAct: 324_000,
    result: 358_800,
    source: 'First Schedule, Part I',
  },
  {
    id: 'act-tailor-without-records',
    about: 'Without records: sales of 9.6m are free',
    answers: { ...tailor, businessRecords: 'no', businessTurnover: 9_600_000 },
    chargeable: 0,
    byTheAct: 0,
    result: 358_800,
    source: presumptive,
  },
  {
    id: 'act-shop',
    about: 'A shop with records and a profit of 2.4m',
    answers: { ...trader, businessIncome: 2_400_000, businessRecords: 'yes' },
    chargeable: 2_400_000,
    byTheAct: 240_000,
    result: 240_000,
    source: 'Section 28',
  },
  {
    id: 'act-shop-without-records',
    about: 'The same without records: 1% of 30m',
    answers: {
      ...trader,
      businessIncome: 2_400_000,
      businessRecords: 'no',
      businessTurnover: 30_000_000,
    },
    chargeable: 0,
    byTheAct: 300_000,
    result: 240_000,
    presumptive: 300_000,
    source: presumptive,
  },
  {
    id: 'act-turnover-at-the-limit',
    about: 'Sales of 12m are free',
    answers: {
      ...trader,
      businessIncome: 2_400_000,
      businessRecords: 'no',
      businessTurnover: 12_000_000,
    },
    chargeable: 0,
    byTheAct: 0,
    result: 240_000,
    source: presumptive,
  },
  {
    id: 'act-turnover-above-the-limit',
    about: 'A naira more: 1% of all sales',
    answers: {
      ...trader,
      businessIncome: 2_400_000,
      businessRecords: 'no',
      businessTurnover: 12_000_001,
    },
    chargeable: 0,
    byTheAct: 120_000,
    result: 240_000,
    presumptive: 120_000,
    source: presumptive,
  },
  {
    id: 'act-loss-brought-in',
    about: 'A loss of 1.5m brought in, a profit of 2.8m, allowances of 400,000',
    answers: {
      ...trader,
      businessIncome: 2_800_000,
      businessRecords: 'yes',
      lossesBroughtForward: 1_500_000,
      capitalAllowances: 400_000,
    },
    chargeable: 900_000,
    byTheAct: 15_000,
    result: 300_000,
    source: loss,
  },
  {
    id: 'act-loss-beside-pay',
    about: 'A loss that is larger than the profit leaves the pay alone',
    answers: employee({
      status: 'both',
      salary: 3_000_000,
      businessIncome: 1_000_000,
      businessRecords: 'yes',
      lossesBroughtForward: 2_000_000,
    }),
    chargeable: 3_000_000,
    byTheAct: 330_000,
    result: 510_000,
    source: loss,
  },
]
