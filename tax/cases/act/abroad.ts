import { nothingPaid } from '../../answers/keys.ts'
import { employee } from '../case.ts'
import type { ActCase } from './act-case.ts'

const mixed = employee({
  status: 'both',
  salary: 7_200_000,
  pensionContribution: 576_000,
  businessIncome: 3_000_000,
  rentalIncome: 2_000_000,
  foreignIncome: 4_000_000,
  rentPaidBySelf: 1_200_000,
})
const credit = 'Section 120 (119 in the National Assembly copy)'
const residence = 'Sections 12, 13 and 17; Administration Act, section 51(2)'
const channels = 'Section 163(1)(s) (162 in the National Assembly copy)'

/** Income from abroad, and people who live there. */
export const abroad: readonly ActCase[] = [
  {
    id: 'act-foreign-tax',
    about: 'Tax of 400,000 was paid abroad on 4m of 16.2m',
    answers: { ...mixed, foreignTaxPaid: 400_000 },
    chargeable: 15_384_000,
    byTheAct: 2_260_640,
    result: 2_660_640,
    credit: 400_000,
    source: credit,
  },
  {
    id: 'act-foreign-tax-limit',
    about: 'Of 700,000 paid abroad 4.0/16.2 of the tax is credited: 656,948',
    answers: { ...mixed, foreignTaxPaid: 700_000 },
    chargeable: 15_384_000,
    byTheAct: 2_003_692,
    result: 2_660_640,
    credit: 656_948,
    source: credit,
  },
  {
    id: 'act-foreign-interest',
    about: 'Of 4m from abroad 1m is interest through approved channels',
    answers: employee({ salary: 6_000_000, foreignIncome: 4_000_000, foreignApproved: 1_000_000 }),
    chargeable: 9_000_000,
    byTheAct: 1_410_000,
    result: 1_590_000,
    source: channels,
  },
  {
    id: 'act-foreign-dividends',
    about: 'Foreign dividends of 2m through approved channels',
    answers: employee({
      salary: 6_000_000,
      dividendsForeign: 2_000_000,
      foreignDividendsApproved: 'yes',
    }),
    chargeable: 6_000_000,
    byTheAct: 870_000,
    result: 1_230_000,
    source: channels,
  },
  {
    id: 'act-freelance-dollars',
    about: '24,000 dollars at 1,500 are 36m, and fees are no exempt income',
    answers: {
      status: 'other',
      taxYear: 2026,
      ...nothingPaid,
      foreignIncome: 36_000_000,
      foreignApproved: 0,
    },
    chargeable: 36_000_000,
    byTheAct: 7_210_000,
    result: 7_210_000,
    source: 'Section 12; Administration Act, section 39',
  },
  {
    id: 'act-non-resident-rent',
    about: 'Rent of 3m of a non-resident: the 10% withheld is final',
    answers: { status: 'other', taxYear: 2026, ...nothingPaid, rentalIncome: 3_000_000, resident: 'no' },
    chargeable: 0,
    byTheAct: 0,
    result: 330_000,
    source: residence,
  },
  {
    id: 'act-non-resident-pay',
    about: 'Pay of 9m for work in Nigeria, beside rent here and income abroad',
    answers: employee({
      salary: 9_000_000,
      rentalIncome: 3_000_000,
      foreignIncome: 4_000_000,
      resident: 'no',
    }),
    chargeable: 9_000_000,
    byTheAct: 1_410_000,
    result: 2_790_000,
    source: residence,
  },
]
