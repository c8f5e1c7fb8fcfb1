import { amountKeys, type AmountKey } from '../answers/keys.ts'

/**
 * An independent calculation for the properties: exact rationals in BigInt, its own tables, none of the engine's code.
 * Every figure is a whole number of 1/100,000 kobo, in which 2.5% of a kobo amount and any whole percentage of that are
 * exact.
 */
export const scale = 100_000n
export const naira = 100n * scale

export interface OracleAnswers extends Partial<Record<AmountKey, number>> {
  readonly status: string
  readonly taxYear: number
}

const employed = ['employee', 'both']
const trading = ['self-employed', 'both']
export const jobKeys: readonly AmountKey[] = [
  'salary',
  'commissions',
  'allowances',
  'rentPaidByEmployer',
  'domesticStaffCost',
  'vehicleBenefit',
  'otherBenefits',
]
const earned: AmountKey[] = [
  'businessIncome',
  'salary',
  'commissions',
  'allowances',
  'annuity',
  'gratuities',
  'foreignIncome',
]
const benefits: AmountKey[] = ['rentPaidByEmployer', 'domesticStaffCost', 'vehicleBenefit', 'otherBenefits']
const pensionersHaveNone = ['dividendsNigeria', 'dividendsForeign', 'interest']

const bands: [width: bigint | null, percent: bigint][] = [
  [800_000n, 0n],
  [2_200_000n, 15n],
  [9_000_000n, 18n],
  [13_000_000n, 21n],
  [25_000_000n, 23n],
  [null, 25n],
]

export const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
export const halfUp = (amount: bigint, unit: bigint) => (amount + unit / 2n) / unit
const halfDown = (amount: bigint, unit: bigint) => (amount + unit / 2n - 1n) / unit

function given(answers: OracleAnswers): Partial<Record<AmountKey, bigint>> {
  const amounts: Partial<Record<AmountKey, bigint>> = {}
  for (const key of amountKeys) {
    const value = answers[key]
    if (value === undefined) continue
    if (jobKeys.includes(key) && !employed.includes(answers.status)) continue
    if (key === 'businessIncome' && !trading.includes(answers.status)) continue
    if (pensionersHaveNone.includes(key) && answers.status === 'pensioner') continue
    amounts[key] = BigInt(value.toFixed(2).replace('.', '')) * scale
  }
  return amounts
}

/** The exact sums of the answers that come before any band. */
export function oracleSums(answers: OracleAnswers) {
  const amounts = given(answers)
  const sum = (keys: readonly AmountKey[]) => keys.reduce((total, key) => total + (amounts[key] ?? 0n), 0n)
  const investment = sum([
    'dividendsNigeria',
    'dividendsForeign',
    'interest',
    'rentalIncome',
    'otherIncome',
    'gains',
  ])
  const income = sum(earned) + sum(benefits) + investment
  const share = (key: AmountKey, perMille: bigint) =>
    answers.status === 'pensioner' ? 0n : (amounts[key] ?? (income * perMille) / 1000n)
  const contributions =
    share('pensionContribution', 80n) + share('nhfContribution', 25n) + share('nhisContribution', 50n)
  return {
    income,
    pay: sum(jobKeys),
    contributions,
    premiums: sum(['lifeAssurance']),
    mortgage: sum(['mortgageInterest']),
    rent: sum(['rentPaidBySelf']),
  }
}

/**
 * What the engine must agree with: tax in naira, the other figures in kobo, rounded half up; what is taken off half
 * down and together, so that it and the taxable income add up to the income.
 */
export function oracle(answers: OracleAnswers): {
  totalTax: bigint
  rows: bigint[]
  annualIncome: bigint
  taxableIncome: bigint
  deductions: bigint
  reliefs: bigint
} {
  const { income, contributions, premiums, mortgage, rent: rentPaid } = oracleSums(answers)
  const deductions = contributions + premiums + mortgage
  const rent = smaller(rentPaid / 5n, 500_000n * naira)
  const reliefs = rent + (answers.taxYear < 2026 ? 200_000n * naira + income / 5n : 0n)
  const left = income - deductions - reliefs
  const taxable = left > 0n ? left : 0n
  let rest = taxable
  let exact = 0n
  const rows: bigint[] = []
  for (const [width, percent] of bands) {
    if (rest === 0n) break
    const held = width === null ? rest : smaller(rest, width * naira)
    exact += held * percent
    rows.push(halfUp(held * percent, 100n * naira))
    rest -= held
  }
  return {
    totalTax: halfUp(exact, 100n * naira),
    rows,
    annualIncome: halfUp(income, scale),
    taxableIncome: halfUp(taxable, scale),
    deductions: halfDown(deductions, scale),
    reliefs: halfDown(deductions + reliefs, scale) - halfDown(deductions, scale),
  }
}
