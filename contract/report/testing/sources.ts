import { showResult, type Draft } from '../../http/index.ts'
import { calculate, standingOf } from '../../../tax/index.ts'
import type { ReportSource } from '../request/source.ts'

const renter: Draft['answers'] = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  tin: '12345678-0001',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  rentPaidBySelf: 1_000_000,
  pensionContribution: 0,
  nhfContribution: 0,
  nhisContribution: 0,
}

/** Everything that can be answered, in every band: the longest report there is. */
const everything: Draft['answers'] = {
  ...renter,
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
  otherIncome: 80_000,
  gains: 640_000,
  rentPaidByEmployer: 3_500_000,
  domesticStaffCost: 960_000,
  vehicleBenefit: 1_250_000,
  otherBenefits: 300_000,
  rentPaidBySelf: 4_000_000,
  lifeAssurance: 240_000,
  mortgageInterest: 1_100_000,
  maritalStatus: 'married',
  numberOfChildren: 3,
  pensionContribution: null,
  nhfContribution: null,
  nhisContribution: null,
}

/** What the answers of each report are. */
const people = {
  renter,
  everything,
  exempt: { ...renter, salary: 700_000, rentPaidBySelf: null },
  'no-income': { taxYear: 2026, status: 'other' },
  pensioner: {
    ...renter,
    status: 'pensioner',
    salary: null,
    pension: 2_400_000,
    interest: 500_000,
    annuity: 1_800_000,
  },
  'old-year': { ...renter, taxYear: 2025, nhfContribution: null },
} as const satisfies Record<string, Draft['answers']>

/** Who a sample report is of. */
export type Person = keyof typeof people

/** The names of all samples. */
export const everyPerson = Object.keys(people) as readonly Person[]

/** A source as the product makes it, on a fixed day; changes on top. */
export function sourceOf(
  person: Person,
  { isPaid = true, ...changes }: { isPaid?: boolean } & Partial<ReportSource> = {},
): ReportSource {
  const answers = changes.answers ?? people[person]
  return {
    answers,
    result:
      'result' in changes ? changes.result : showResult(calculate(answers, { currentYear: 2026 }), isPaid),
    standing: standingOf(answers.status === undefined ? people[person] : answers, { currentYear: 2026 }),
    taxpayer: { name: 'Adaeze Okafor', tin: '12345678-0001' },
    today: '2026-11-20',
    origin: 'https://naijatax.test',
    ...changes,
  }
}
