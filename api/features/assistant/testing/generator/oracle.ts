// The law in the smallest form, apart from the engine: what a generated question must come to.

type Band = readonly [width: bigint, percent: bigint]

const aboveAll = 10n ** 18n

const bands: readonly Band[] = [
  [800_000n, 0n],
  [2_200_000n, 15n],
  [9_000_000n, 18n],
  [13_000_000n, 21n],
  [25_000_000n, 23n],
  [aboveAll, 25n],
]

const oldBands: readonly Band[] = [
  [300_000n, 7n],
  [300_000n, 11n],
  [500_000n, 15n],
  [500_000n, 19n],
  [1_600_000n, 21n],
  [aboveAll, 24n],
]

/** Amounts here are in millionths of a naira, so that no percentage is rounded on the way. */
const unit = 1_000_000n

const inUnits = (naira: number): bigint => BigInt(Math.round(naira * 100)) * (unit / 100n)

function taxOn(taxable: bigint, table: readonly Band[]): bigint {
  let left = taxable > 0n ? taxable : 0n
  let tax = 0n
  for (const [width, percent] of table) {
    const inside = left < width * unit ? left : width * unit
    tax += (inside * percent) / 100n
    left -= inside
  }
  return tax
}

/** What is known of a year, in naira; percentages are of the income. */
export interface YearFacts {
  readonly income: number
  readonly percents?: readonly number[]
  readonly contributions?: number
  readonly rent?: number
}

const relief = (rent: number): bigint => {
  const share = inUnits(rent) / 5n
  return share < 500_000n * unit ? share : 500_000n * unit
}

const paidIn = ({ income, percents = [], contributions = 0 }: YearFacts): bigint =>
  percents.reduce(
    (sum, percent) => sum + (inUnits(income) * BigInt(Math.round(percent * 100))) / 10_000n,
    inUnits(contributions),
  )

/** Whole naira that an exact amount may be shown as. */
function shownAs(exact: bigint): number[] {
  const down = Number(exact / unit)
  return exact % unit === 0n ? [down] : [down, down + 1]
}

const exactTax = (facts: YearFacts): bigint =>
  taxOn(inUnits(facts.income) - paidIn(facts) - relief(facts.rent ?? 0), bands)

/** The tax of a year from 2026. */
export const taxOf = (facts: YearFacts): number[] => shownAs(exactTax(facts))

/** What is left after tax and contributions; rent is spent later. */
export const netOf = (facts: YearFacts): number[] =>
  shownAs(inUnits(facts.income) - paidIn(facts) - exactTax(facts))

/** How much more, or less, one year's tax is than another's. */
export function taxBetween(one: YearFacts, other: YearFacts): number[] {
  const difference = exactTax(other) - exactTax(one)
  return shownAs(difference < 0n ? -difference : difference)
}

/** The income that leaves this much after tax, nothing paid in. */
export function grossFor(net: number): number[] {
  let [from, tax] = [0n, 0n]
  for (const [width, percent] of bands) {
    const share = (width * unit * percent) / 100n
    const left = inUnits(net) - (from - tax)
    if (left <= width * unit - share) return shownAs(from + (left * 100n) / (100n - percent))
    from += width * unit
    tax += share
  }
  throw new Error('Above all bands')
}

/** The tax of a year before 2026, with its consolidated relief. */
export function oldTaxOf({ income, contributions = 0 }: YearFacts): number[] {
  const net = inUnits(income) - inUnits(contributions)
  const percent = net / 100n
  const least = percent > 200_000n * unit ? percent : 200_000n * unit
  return shownAs(taxOn(net - least - net / 5n, oldBands))
}
