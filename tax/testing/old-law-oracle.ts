import { halfUp, jobKeys, naira, type OracleAnswers, oracleSums, scale, smaller } from './oracle.ts'

/**
 * The Personal Income Tax Act as it stood, for the properties: exact rationals in BigInt and its own tables, written from
 * the law and not from the engine.
 */
export interface OldLawAnswers extends OracleAnswers {
  readonly monthsPaid?: number
  /** With a first job's pay there are two jobs, and the benefits are the first one's. */
  readonly jobs?: '2'
  readonly firstJobPay?: number
  readonly firstJobMonths?: number
  readonly secondJobMonths?: number
}

/** Naira a month, for a tax year: the wage that certainly counts, and the highest that may. */
function wagesOf(taxYear: number): readonly [certain: bigint, highest: bigint] | null {
  if (taxYear <= 2020) return null
  if (taxYear <= 2023) return [30_000n, 30_000n]
  return taxYear === 2024 ? [30_000n, 70_000n] : [70_000n, 70_000n]
}

const bands: readonly (readonly [width: bigint | null, percent: bigint])[] = [
  [300_000n, 7n],
  [300_000n, 11n],
  [500_000n, 15n],
  [500_000n, 19n],
  [1_600_000n, 21n],
  [null, 24n],
]

function taxOfBands(taxable: bigint): bigint {
  let rest = taxable
  let exact = 0n
  for (const [width, percent] of bands) {
    const held = width === null ? rest : smaller(rest, width * naira)
    exact += held * percent
    rest -= held
  }
  return halfUp(exact, 100n * naira)
}

const notUnderNothing = (amount: bigint) => (amount > 0n ? amount : 0n)
const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** Tax in naira; relief and taxable income in kobo, rounded half up. */
function readingOf(answers: OracleAnswers, isNet: boolean) {
  const { income, contributions, premiums, mortgage } = oracleSums(answers)
  const gross = isNet ? notUnderNothing(income - contributions - premiums) : income
  const relief = gross === 0n ? 0n : larger(200_000n * naira, gross / 100n) + gross / 5n
  const taxable = notUnderNothing(income - contributions - premiums - mortgage - relief)
  return {
    totalTax: larger(taxOfBands(taxable), halfUp(income, 100n * naira)),
    relief: halfUp(relief, scale),
    taxable: halfUp(taxable, scale),
  }
}

const both = (answers: OracleAnswers) => ({
  net: readingOf(answers, true),
  plain: readingOf(answers, false),
})

const payKeys = ['salary', 'commissions', 'allowances'] as const

/** The jobs of the person, pay and months, and what of the benefits came with which. Years of the old law know one. */
function jobsOf(answers: OldLawAnswers, pay: bigint, benefits: bigint) {
  const first = BigInt(Math.round((answers.firstJobPay ?? 0) * 100)) * scale
  const isTwo = answers.taxYear >= 2026 && answers.firstJobPay !== undefined && first <= pay
  if (!isTwo) return [{ money: pay, benefits, months: BigInt(answers.monthsPaid ?? 12) }]
  return [
    { money: first, benefits, months: BigInt(answers.firstJobMonths ?? 12) },
    { money: pay - first, benefits: 0n, months: BigInt(answers.secondJobMonths ?? 12) },
  ]
}

/** The answers with so much pay in money, in units of the scale, and with or without benefits. */
function earning(answers: OldLawAnswers, money: bigint, hasBenefits: boolean): OracleAnswers {
  const isLeftOut = (key: string) =>
    hasBenefits ? payKeys.some((pay) => pay === key) : jobKeys.some((job) => job === key)
  const others = Object.fromEntries(Object.entries(answers).filter(([key]) => !isLeftOut(key)))
  return {
    ...others,
    status: answers.status,
    taxYear: answers.taxYear,
    salary: Number(money / scale) / 100,
  }
}

/** Which pay the old law exempts, and what it charges in both readings. */
export function oldLawOracle(answers: OldLawAnswers) {
  const all = oracleSums(answers).pay
  const withoutMoney = oracleSums(earning(answers, 0n, true)).pay
  const jobs = jobsOf(answers, all - withoutMoney, withoutMoney)
  const wages = wagesOf(answers.taxYear)
  const left = (wage: bigint) =>
    jobs.filter(({ money, benefits, months }) => money + benefits > wage * months * naira)
  const without = (wage: bigint) => {
    const taxed = left(wage)
    const money = taxed.reduce((sum, job) => sum + job.money, 0n)
    const hasBenefits = taxed.some((job) => job.benefits > 0n)
    return both(earning(answers, money, hasBenefits))
  }
  const isExempting = (wage: bigint) =>
    left(wage).length < jobs.filter((job) => job.money + job.benefits > 0n).length
  const taxed = both(answers)
  if (wages !== null && isExempting(wages[0]))
    return {
      exemption: 'certain',
      isAll: left(wages[0]).length === 0,
      ...without(wages[0]),
      ifExempt: null,
    } as const
  const others = { isAll: false, ...taxed }
  if (wages !== null && isExempting(wages[1]))
    return { exemption: 'unsure', ...others, ifExempt: without(wages[1]).net.totalTax } as const
  return { exemption: null, ...others, ifExempt: null } as const
}
