import type { RawAnswers } from '../answers/raw-answers.ts'
import type { Worksheets } from '../worksheets/kinds.ts'
import { employee } from './case.ts'

/** A worked example of what is left to pay. Figures are naira, worked out by hand and written out. */
export interface SettlementCase {
  readonly id: string
  readonly about: string
  readonly answers: RawAnswers
  readonly worksheets: Worksheets
  /** Below 0 comes back. By the Act null before 2026. */
  readonly balance: { readonly estimate: number; readonly act: number | null }
  /** What is added for paying late, by the Act, and for filing late where begun months count and where whole ones do. */
  readonly latePayment?: number
  readonly lateReturn?: readonly [begun: number, whole: number]
  readonly source: string
}

const no = { certificates: [], instalments: [] }
const mixed = employee({
  status: 'both',
  salary: 7_200_000,
  pensionContribution: 576_000,
  businessIncome: 3_000_000,
  rentalIncome: 2_000_000,
  foreignIncome: 4_000_000,
  rentPaidBySelf: 1_200_000,
  foreignTaxPaid: 400_000,
  payeTaken: 939_120,
})
const withheld = [
  { payer: 'Ade & Co', kind: 'professional', gross: 3_000_000, tax: 150_000, receipt: 'A-11' },
  { payer: 'Tenant Ltd', kind: 'rent', gross: 2_000_000, tax: 200_000, receipt: 'R-7' },
] as const
const saver = employee({
  salary: 6_000_000,
  pensionContribution: 480_000,
  rentPaidBySelf: 1_500_000,
  dividendsNigeria: 5_000_000,
  interest: 2_300_000,
  interestBonds: 1_200_000,
  interestShortTerm: 800_000,
  payeTaken: 729_600,
})
const forgotten = employee({
  salary: 6_000_000,
  pensionContribution: 480_000,
  rentPaidBySelf: 1_500_000,
  payeTaken: 870_000,
})
const lines =
  'Sections 58 and 120 (119 in the National Assembly copy); Administration Act, section 51; Withholding Regulations 2024, regulation 8'

/** Every worked example of the settlement. */
export const settlementCases: readonly SettlementCase[] = [
  {
    id: 'settle-mixed',
    about: '2,660,640 less 400,000 abroad, 939,120 PAYE, 150,000 and 200,000 withheld; paid two weeks late',
    answers: mixed,
    worksheets: { payments: { ...no, certificates: withheld, paidOn: '2027-04-14' } },
    balance: { estimate: 1_371_520, act: 971_520 },
    latePayment: 97_152,
    source: `${lines}; Administration Act, section 65`,
  },
  {
    id: 'settle-foreign-limit',
    about: 'Of 700,000 paid abroad 656,948 are credited: 971,520 and 400,000 less that',
    answers: { ...mixed, foreignTaxPaid: 700_000 },
    worksheets: { payments: { ...no, certificates: withheld } },
    balance: { estimate: 1_371_520, act: 714_572 },
    source: lines,
  },
  {
    id: 'settle-saver',
    about: '783,600 less 729,600 PAYE and 30,000 on the savings account; what is final counts nothing',
    answers: saver,
    worksheets: {
      payments: {
        ...no,
        certificates: [
          { payer: 'Savings Bank', kind: 'interest', gross: 300_000, tax: 30_000, receipt: '1' },
          { payer: 'Breweries plc', kind: 'dividend', gross: 5_000_000, tax: 500_000, receipt: '2' },
          { payer: 'Savings Bank', kind: 'short-term-interest', gross: 800_000, tax: 80_000, receipt: '3' },
        ],
      },
    },
    balance: { estimate: 1_299_600, act: 24_000 },
    source: 'Administration Act, section 51(3) and (5)',
  },
  {
    id: 'settle-refund',
    about: 'PAYE of 870,000 was taken, pension and rent were forgotten, 729,600 is due: 140,400 comes back',
    answers: forgotten,
    worksheets: { payments: { ...no, paidOn: '2027-06-20' } },
    balance: { estimate: -140_400, act: -140_400 },
    latePayment: 0,
    source: 'Administration Act, section 55',
  },
  {
    id: 'settle-late-return',
    about: 'Nothing is due and the return comes on 20 June: three months begun, two of them whole',
    answers: employee({ salary: 800_000 }),
    worksheets: { payments: { ...no, filedOn: '2027-06-20' } },
    balance: { estimate: 0, act: 0 },
    lateReturn: [200_000, 150_000],
    source: 'Administration Act, section 101',
  },
  {
    id: 'settle-two-jobs',
    about: 'Two jobs of 3m with 330,000 PAYE each, 870,000 due: 210,000',
    answers: employee({ salary: 6_000_000, jobs: '2', payeTaken: 660_000 }),
    worksheets: {
      pay: {
        employers: [
          { name: 'First Ltd', salary: 3_000_000, paye: 330_000 },
          { name: 'Second Ltd', salary: 3_000_000, paye: 330_000 },
        ],
        payslips: [],
      },
    },
    balance: { estimate: 210_000, act: 210_000 },
    source: 'Administration Act, section 51(6) and (7)',
  },
  {
    id: 'settle-starter',
    about:
      'From July at 500,000 with 40,000 pension, 65,300 taken each month of six: 294,000 due, 97,800 back',
    answers: employee({ salary: 3_000_000, pensionContribution: 240_000, monthsPaid: 6, payeTaken: 391_800 }),
    worksheets: {},
    balance: { estimate: -97_800, act: -97_800 },
    source: 'Administration Act, section 51(7)',
  },
  {
    id: 'settle-token',
    about:
      'Pay of 6m and a gain of 866,667 on a token, of whose 3m the exchange withheld 1%: 1,026,000 less 900,000',
    answers: employee({ salary: 6_000_000, gains: 866_667, payeTaken: 870_000 }),
    worksheets: {
      gains: {
        disposals: [],
        digital: [{ kind: 'sale', on: '2026-05-01', proceeds: 3_000_000, withheld: 30_000 }],
      },
    },
    balance: { estimate: 126_000, act: 126_000 },
    source: 'Nigeria Revenue Service, circular 2026/21',
  },
  {
    id: 'settle-no-receipt',
    about: 'One of two certificates has no receipt and one is typed twice: 150,000 counts, once',
    answers: mixed,
    worksheets: {
      payments: {
        ...no,
        certificates: [
          withheld[0],
          withheld[0],
          { payer: 'Tenant Ltd', kind: 'rent', gross: 2_000_000, tax: 200_000 },
        ],
      },
    },
    balance: { estimate: 1_571_520, act: 1_171_520 },
    source: 'Withholding Regulations 2024, regulation 8',
  },
  {
    id: 'settle-instalments',
    about:
      '971,520, of which 500,000 was paid in February and 300,000 in May, the rest in May: 10% of 471,520',
    answers: mixed,
    worksheets: {
      payments: {
        certificates: withheld,
        instalments: [
          { on: '2027-02-10', amount: 500_000 },
          { on: '2027-05-02', amount: 300_000 },
        ],
        paidOn: '2027-05-20',
      },
    },
    balance: { estimate: 571_520, act: 171_520 },
    latePayment: 47_152,
    source: 'Administration Act, sections 49(1) and 65',
  },
  {
    id: 'settle-non-resident',
    about: 'Rent of 3m of somebody who lives abroad: the 300,000 withheld is final, and nothing is left',
    answers: {
      taxYear: 2026,
      status: 'other',
      rentalIncome: 3_000_000,
      pensionContribution: 0,
      nhfContribution: 0,
      nhisContribution: 0,
      resident: 'no',
    },
    worksheets: {
      payments: {
        ...no,
        certificates: [{ payer: 'Tenant', kind: 'rent', gross: 3_000_000, tax: 300_000, receipt: '4' }],
      },
    },
    balance: { estimate: 330_000, act: 0 },
    source: 'Administration Act, section 51(2)',
  },
  {
    id: 'settle-old-law',
    about: 'Of 2025, by the estimate alone: 6m less 1.4m, 618,000, and 800,000 PAYE',
    answers: employee({ taxYear: 2025, salary: 6_000_000, payeTaken: 800_000 }),
    worksheets: { payments: { ...no, paidOn: '2026-12-01', filedOn: '2026-12-01' } },
    balance: { estimate: -182_000, act: null },
    source: 'The estimate of a year before 2026: today’s bands after the consolidated relief',
  },
]
