import { halfUp, jobKeys, naira, type OracleAnswers, oracleSums, scale, smaller } from './oracle.ts'

/**
 * The Personal Income Tax Act as it stood, for the properties: exact rationals in BigInt and its own tables, written from
 * the law and not from the engine.
 */
export interface OldLawAnswers extends OracleAnswers {
  readonly monthsPaid?: number
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

/** Which pay the old law exempts, and what it charges in both readings. */
export function oldLawOracle(answers: OldLawAnswers) {
  const { pay } = oracleSums(answers)
  const wages = wagesOf(answers.taxYear)
  const months = BigInt(answers.monthsPaid ?? 12)
  const isUpTo = (wage: bigint) => pay > 0n && pay <= wage * months * naira
  const others = Object.fromEntries(
    Object.entries(answers).filter(([key]) => !jobKeys.some((job) => job === key)),
  )
  const withoutPay = both({ ...others, status: answers.status, taxYear: answers.taxYear })
  const taxed = both(answers)
  if (wages !== null && isUpTo(wages[0]))
    return { exemption: 'certain', ...withoutPay, ifExempt: null } as const
  if (wages !== null && isUpTo(wages[1]))
    return { exemption: 'unsure', ...taxed, ifExempt: withoutPay.net.totalTax } as const
  return { exemption: null, ...taxed, ifExempt: null } as const
}
