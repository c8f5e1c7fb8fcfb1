import type { RawAnswers } from '../answers/raw-answers.ts'
import type { WorksheetKind } from '../worksheets/kind-names.ts'
import { employee } from './case.ts'

/** A person from the first answers to what is left to pay: what they type, and the figures worked out by hand. */
export interface ReturnCase {
  readonly id: string
  readonly who: string
  readonly answers: RawAnswers
  /** As typed, in the order in which they are filled in. */
  readonly worksheets: Readonly<Partial<Record<WorksheetKind, object>>>
  /** Of the facts that are asked besides. */
  readonly facts?: RawAnswers
  /** Naira: the tax by the Act before credits, what is left, below 0 where it comes back. */
  readonly expected: { readonly tax: number; readonly left: number }
  /** How the figures come about, from the law alone. */
  readonly byHand: string
}

const job = (name: string, amounts: object) => ({
  name,
  firstMonth: 'January',
  lastMonth: 'December',
  ...amounts,
})

/** Six people and three of their neighbours; every figure was worked out from the law before the code was run. */
export const returnCases: readonly ReturnCase[] = [
  {
    id: 'adviser',
    who: 'Ngozi has a job, advises on the side, lets a flat and is paid from abroad',
    answers: { ...employee({ salary: 7_200_000 }), rentPaidBySelf: 1_200_000 },
    worksheets: {
      pay: {
        employers: [
          job('Iroko Bank', { salary: '7.2m', pension: '576,000', nhf: 0, nhis: 0, paye: '939,120' }),
        ],
      },
      business: {
        records: 'yes',
        businesses: [
          { name: 'Advice', kind: 'trade', turnover: '3,000,000' },
          { name: 'The flat in Yaba', kind: 'letting', turnover: '2,000,000' },
        ],
      },
      foreign: {
        receipts: [
          {
            on: '14/5/2026',
            payer: 'Acme Ltd',
            country: 'Ghana',
            kind: 'fees',
            currency: 'USD',
            amount: '2,500',
            rate: '1,600',
            rateSource: 'CBN official rate of the day',
            taxAbroad: '250',
          },
        ],
      },
      payments: {
        hadTaxNumber: 'yes',
        certificates: [
          {
            payer: 'Iroko Cement',
            kind: 'professional',
            gross: '3m',
            tax: '150,000',
            receipt: 'W-1',
            on: '3/3/2026',
          },
          { payer: 'Tenant Ltd', kind: 'rent', gross: '2m', tax: '200,000', receipt: 'W-2', on: '4/3/2026' },
        ],
      },
    },
    expected: { tax: 2_660_640, left: 971_520 },
    byHand:
      '7,200,000 + 3,000,000 + 2,000,000 + 4,000,000 = 16,200,000; less 576,000 and 20% of 1,200,000: 15,384,000; by the bands 330,000 + 1,620,000 + 21% of 3,384,000 = 2,660,640. Abroad 400,000, under the limit of 4.0/16.2 = 656,948. 2,660,640 - 400,000 - 939,120 - 150,000 - 200,000 = 971,520.',
  },
  {
    id: 'saver',
    who: 'Bayo has a salary, dividends, bonds and a savings account',
    answers: {
      ...employee({ salary: 6_000_000, dividendsNigeria: 5_000_000, interest: 2_300_000 }),
      rentPaidBySelf: 1_500_000,
    },
    facts: { interestBonds: 1_200_000, interestShortTerm: 800_000 },
    worksheets: {
      pay: {
        employers: [job('Ojota Stores', { salary: '6m', pension: '480k', nhf: 0, nhis: 0, paye: '729,600' })],
      },
      payments: {
        certificates: [{ payer: 'Iroko Bank', kind: 'interest', gross: '300k', tax: '30k', receipt: 'I-77' }],
      },
    },
    expected: { tax: 783_600, left: 24_000 },
    byHand:
      'Dividends are final, bonds of the Government exempt, treasury bills final: 6,000,000 + 300,000 = 6,300,000; less 480,000 and 300,000 (20% of the rent): 5,520,000; 330,000 + 18% of 2,520,000 = 783,600; less 729,600 and 30,000.',
  },
  {
    id: 'forgotten-reliefs',
    who: 'Bayo’s sister, whose employer forgot pension and rent',
    answers: { ...employee({ salary: 6_000_000 }), rentPaidBySelf: 1_500_000 },
    worksheets: {
      pay: {
        employers: [job('Ojota Stores', { salary: '6m', pension: '480k', nhf: 0, nhis: 0, paye: '870,000' })],
      },
    },
    expected: { tax: 729_600, left: -140_400 },
    byHand:
      '6,000,000 - 480,000 - 300,000 = 5,220,000; 330,000 + 18% of 2,220,000 = 729,600; 870,000 was taken.',
  },
  {
    id: 'two-employers',
    who: 'Chidi changed jobs in July, and each employer began the bands anew',
    answers: employee({ salary: 6_000_000 }),
    worksheets: {
      pay: {
        employers: [
          {
            name: 'First',
            firstMonth: 'January',
            lastMonth: 'June',
            salary: '3m',
            pension: 0,
            nhf: 0,
            nhis: 0,
            paye: '330,000',
          },
          {
            name: 'Second',
            firstMonth: 'July',
            lastMonth: 'December',
            salary: '3m',
            pension: 0,
            nhf: 0,
            nhis: 0,
            paye: '330,000',
          },
        ],
      },
    },
    expected: { tax: 870_000, left: 210_000 },
    byHand: '6,000,000: 330,000 + 18% of 3,000,000 = 870,000; each took 15% of 2,200,000 = 330,000.',
  },
  {
    id: 'tailor',
    who: 'Dorcas sews, keeps records, bought a machine and paid twice already',
    answers: {
      taxYear: 2026,
      status: 'self-employed',
      businessIncome: 0,
      pensionContribution: 0,
      nhfContribution: 0,
      nhisContribution: 60_000,
      rentPaidBySelf: 400_000,
    },
    worksheets: {
      business: {
        records: 'yes',
        businesses: [{ name: 'Dorcas Fashion', kind: 'trade', turnover: '9.6m' }],
        costs: [
          { kind: 'stock', amount: '4.3m' },
          { kind: 'wages', amount: '2m' },
          { kind: 'private', what: 'School fees', amount: '900,000' },
        ],
        assets: [{ kind: 'plant', what: 'Machine', cost: '1m', boughtOn: '2/2/2026' }],
      },
      payments: {
        hadTaxNumber: 'yes',
        certificates: [{ payer: 'School', kind: 'services', gross: '1m', tax: '20,000', receipt: 'S-9' }],
        instalments: [{ on: '30/6/2026', amount: '100,000', receipt: 'P-1' }],
      },
    },
    expected: { tax: 324_000, left: 204_000 },
    byHand:
      '9,600,000 - 6,300,000 = 3,300,000, school fees are private; less 20% of 1,000,000 = 3,100,000; less 60,000 and 80,000: 2,960,000; 15% of 2,160,000 = 324,000; less 20,000 and 100,000.',
  },
  {
    id: 'tailor-without-records',
    who: 'Dorcas’s cousin, who wrote nothing down',
    answers: {
      taxYear: 2026,
      status: 'self-employed',
      businessIncome: 0,
      pensionContribution: 0,
      nhfContribution: 0,
      nhisContribution: 60_000,
      rentPaidBySelf: 400_000,
    },
    worksheets: {
      business: { records: 'no', businesses: [{ name: 'Sewing', kind: 'trade', turnover: '9.6m' }] },
    },
    expected: { tax: 0, left: 0 },
    byHand: 'Without records and with a turnover up to 12,000,000 nothing is due.',
  },
  {
    id: 'coins',
    who: 'Emeka has a salary and sold a token on an exchange',
    answers: employee({ salary: 6_000_000 }),
    worksheets: {
      pay: { employers: [job('Eko Phones', { salary: '6m', pension: 0, nhf: 0, nhis: 0, paye: '870,000' })] },
      gains: {
        digital: [
          {
            kind: 'sale',
            asset: 'TOK',
            on: '1/9/2026',
            proceeds: '3,000,000',
            rateAtSale: '1,600',
            cost: '2,000,000',
            rateAtPurchase: '1,500',
            exchange: 'Naira Exchange',
            withheld: '30,000',
          },
        ],
      },
    },
    expected: { tax: 1_026_000, left: 126_000 },
    byHand:
      '3,000,000 - 2,000,000 x 1,600/1,500 = 866,666.67; 6,866,666.67: 870,000 + 18% of 866,666.67 = 1,026,000; less 870,000 and 30,000.',
  },
  {
    id: 'remote-developer',
    who: 'Funmi writes code for a firm abroad and paid three times already',
    answers: {
      taxYear: 2026,
      status: 'self-employed',
      businessIncome: 0,
      pensionContribution: 0,
      nhfContribution: 0,
      nhisContribution: 0,
    },
    worksheets: {
      foreign: {
        rateSource: 'CBN official rate of the day',
        receipts: Array.from({ length: 12 }, (_, month) => ({
          on: `25/${month + 1}/2026`,
          payer: 'Hooli Inc',
          country: 'United States',
          kind: 'fees',
          currency: 'USD',
          amount: '2,000',
          rate: '1,500',
        })),
      },
      payments: {
        instalments: [
          { on: '30/4/2026', amount: '2m', receipt: 'A' },
          { on: '31/8/2026', amount: '2m', receipt: 'B' },
          { on: '31/12/2026', amount: '2m', receipt: 'C' },
        ],
      },
    },
    expected: { tax: 7_210_000, left: 1_210_000 },
    byHand:
      '24,000 dollars at 1,500 are 36,000,000: 330,000 + 1,620,000 + 2,730,000 + 23% of 11,000,000 = 7,210,000; less 6,000,000.',
  },
  {
    id: 'shareholder',
    who: 'Halima sold shares for 160,000,000 and bought others for three quarters of it',
    answers: employee({ salary: 6_000_000 }),
    worksheets: {
      pay: {
        employers: [job('Delta Drilling', { salary: '6m', pension: 0, nhf: 0, nhis: 0, paye: '870,000' })],
      },
      gains: {
        disposals: [
          {
            kind: 'shares',
            boughtOn: '5/1/2026',
            soldOn: '6/6/2026',
            proceeds: '160m',
            cost: '130m',
            reinvested: '120m',
          },
        ],
      },
    },
    expected: { tax: 2_265_000, left: 1_395_000 },
    byHand:
      '30,000,000 x 40/160 = 7,500,000; 13,500,000: 330,000 + 1,620,000 + 21% of 1,500,000 = 2,265,000; less 870,000.',
  },
]
