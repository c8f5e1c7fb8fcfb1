import { showAnswers, showResult, type Draft } from '../../../http/index.ts'
import { type Answers, calculate, checkWorksheet, standingOf } from '../../../../tax/index.ts'
import type { Worksheets } from '../../../../tax/worksheets/index.ts'
import type { PackSource } from '../source.ts'
import { fullWorksheets } from './full-worksheets.ts'

const nothingPaid = { pensionContribution: 0, nhfContribution: 0, nhisContribution: 0 }

interface PackPersonCase {
  readonly answers: Draft['answers'] & Readonly<Record<string, unknown>>
  /** As typed. */
  readonly worksheets: Readonly<Record<string, unknown>>
}

/** Six people, from one employer to everything that a return may hold. */
const people = {
  employee: {
    answers: {
      taxYear: 2026,
      status: 'employee',
      salary: 6_000_000,
      rentPaidBySelf: 1_200_000,
      ...nothingPaid,
      pensionContribution: 480_000,
      pensionPaid: 480_000,
    },
    worksheets: {
      pay: {
        employers: [
          {
            name: 'Dangote Cement',
            taxId: '1234567890123',
            salary: 6_000_000,
            pension: 480_000,
            paye: 780_000,
          },
        ],
      },
      details: {
        nin: '12345678901',
        address: '12 Adéọlá Ọdẹ́kù Street, Victoria Island',
        stateOfResidence: 'lagos',
        landlord: 'Mrs. Folákẹ́ Akíntọ́lá',
        rentPeriod: 'January to December 2026',
        rsaPin: 'PEN100200300400',
      },
    },
  },
  freelancer: {
    answers: {
      taxYear: 2026,
      status: 'self-employed',
      businessIncome: 3_000_000,
      foreignIncome: 4_000_000,
      foreignTaxPaid: 400_000,
      ...nothingPaid,
    },
    worksheets: {
      business: {
        records: 'yes',
        businesses: [{ name: 'Eze Design', kind: 'trade', turnover: 4_200_000 }],
        costs: [
          { business: 1, kind: 'rent', amount: 700_000 },
          { business: 1, kind: 'other', amount: 500_000 },
        ],
      },
      foreign: {
        receipts: [
          {
            on: '2026-03-02',
            payer: 'Acme Inc',
            country: 'United States',
            kind: 'fees',
            currency: 'USD',
            amount: 2_000,
            rate: 1_520.5,
            rateSource: 'Central Bank of Nigeria, official rate',
            taxAbroad: 200,
          },
        ],
      },
      payments: {
        certificates: [
          {
            payer: 'Zenith Bank',
            kind: 'professional',
            gross: 3_000_000,
            tax: 150_000,
            receipt: 'WHT/2026/00017',
            on: '2026-06-30',
          },
        ],
        instalments: [{ on: '2026-12-01', amount: 50_000, receipt: 'RRR 2201-33' }],
      },
      details: { stateOfResidence: 'oyo' },
    },
  },
  trader: {
    answers: {
      taxYear: 2026,
      status: 'self-employed',
      businessIncome: 3_100_000,
      businessRecords: 'no',
      businessTurnover: 9_600_000,
      ...nothingPaid,
    },
    worksheets: {},
  },
  investor: {
    answers: {
      taxYear: 2026,
      status: 'other',
      interest: 2_300_000,
      interestBonds: 1_200_000,
      interestShortTerm: 800_000,
      dividendsNigeria: 5_000_000,
      rentalIncome: 2_400_000,
      gains: 3_550_000,
      compensation: 0,
      ...nothingPaid,
    },
    worksheets: {
      gains: {
        disposals: [
          {
            kind: 'property',
            what: 'Land at Mowe',
            soldOn: '2026-05-05',
            proceeds: 9_000_000,
            cost: 5_000_000,
            sellingCosts: 450_000,
          },
        ],
      },
    },
  },
  pensioner: {
    answers: {
      taxYear: 2026,
      status: 'pensioner',
      pension: 2_400_000,
      interest: 500_000,
      pensionKind: 'reform',
      ...nothingPaid,
    },
    worksheets: {},
  },
  full: {
    answers: {
      firstName: 'Adaeze',
      lastName: 'Okafor',
      taxYear: 2026,
      status: 'both',
      businessIncome: 21_500_000.25,
      salary: 38_000_000,
      commissions: 2_250_000,
      allowances: 4_800_000,
      pension: 1_200_000,
      annuity: 900_000,
      gratuities: 3_000_000,
      foreignIncome: 7_000_000,
      dividendsNigeria: 450_000,
      dividendsForeign: 350_000,
      interest: 125_000.75,
      rentalIncome: 2_400_000,
      otherIncome: 80_000_000,
      gains: 640_000,
      rentPaidByEmployer: 3_500_000,
      domesticStaffCost: 960_000,
      vehicleBenefit: 1_250_000,
      otherBenefits: 300_000,
      rentPaidBySelf: 4_000_000,
      lifeAssurance: 240_000,
      mortgageInterest: 1_100_000,
      pensionContribution: 900_000,
      pensionPaid: 900_000,
      nhfContribution: 400_000,
      nhfPaid: 400_000,
      nhisContribution: 300_000,
      nhisPaid: 300_000,
      loanForOwnHome: 'yes',
      resident: 'yes',
      compensation: 60_000_000,
      injuryPay: 500_000,
      interestBonds: 50_000,
      interestShortTerm: 25_000,
      foreignTaxPaid: 250_000,
      premiumsYearBefore: 240_000,
      rentMonths: 12,
    },
    worksheets: fullWorksheets(),
  },
} as const satisfies Record<string, PackPersonCase>

/** Who a sample pack is of. */
export type PackCase = keyof typeof people

/** The names of all samples. */
export const packCases = Object.keys(people) as readonly PackCase[]

function checked(typed: Readonly<Record<string, unknown>>): Worksheets {
  return Object.fromEntries(
    Object.entries(typed).map(([kind, content]) => {
      const check = checkWorksheet(kind as keyof Worksheets, content, 2026)
      return [kind, check.ok ? check.content : content]
    }),
  )
}

/** A source as the product makes it, on a fixed day; changes on top. */
export function packSourceOf(
  person: PackCase,
  { isPaid = true, ...changes }: { isPaid?: boolean } & Partial<PackSource> = {},
): PackSource {
  const answers = (changes.answers ?? people[person].answers) as Answers
  const result = calculate(answers, { currentYear: 2026 })
  const before = calculate({ ...answers, taxYear: 2025 }, { currentYear: 2026 })
  return {
    result: showResult(result, isPaid),
    standing: standingOf(answers, { currentYear: 2026 }),
    taxpayer: { name: 'Adaeze Okafor', tin: '12345678-0001' },
    person: { dateOfBirth: '1990-04-17', email: 'adaeze@example.com', phoneNumber: '+2348031234567' },
    worksheets: isPaid ? checked(people[person].worksheets) : {},
    others: [{ taxYear: 2025, result: showResult(before, isPaid) }],
    today: '2026-11-20',
    origin: 'https://naijatax.test',
    ...changes,
    answers: showAnswers(answers, isPaid),
  }
}

/** A source of many pages: five hundred certificates, with names as long as they may be. */
export function longPackSource(): PackSource {
  const payer = 'Ọlápéjú-Adébáyọ̀ Chukwuemeka Oluwaṣeun Ngọzị Títílayọ̀ Ṣówándé-Ọ̀ṣúnlànà'
  const certificates = Array.from({ length: 500 }, (_, index) => ({
    payer: `${payer} ${index}`.slice(0, 100),
    kind: 'rent' as const,
    gross: 999_999_999_999.99,
    tax: 12_345_678.9,
    receipt: 'R'.repeat(60),
  }))
  return packSourceOf('employee', { worksheets: { payments: { certificates, instalments: [] } } })
}
