/** Percent withheld of what a resident and a person who lives elsewhere are paid; null where the table has none. */
type Rates = readonly [resident: bigint | null, abroad: bigint | null]

/** The First Schedule of the Withholding Regulations 2024 for individuals, and what the revenue service says of digital assets. */
const table: Readonly<Record<string, Rates>> = {
  dividend: [10n, 10n],
  interest: [10n, 10n],
  'short-term-interest': [10n, 10n],
  rent: [10n, 10n],
  hire: [10n, 10n],
  royalty: [5n, 5n],
  commission: [5n, 10n],
  professional: [5n, 10n],
  goods: [2n, null],
  services: [2n, 5n],
  roads: [2n, 5n],
  construction: [5n, 10n],
  'directors-fees': [15n, 20n],
  'job-loss': [10n, 10n],
  entertainment: [null, 15n],
  winnings: [5n, 15n],
  digital: [1n, 1n],
  staking: [10n, 10n],
  untaxed: [0n, 0n],
}
/** Who has no tax number is withheld from twice, but not what comes of owning. */
const ofOwning = ['dividend', 'interest', 'short-term-interest', 'rent', 'royalty']
const ofExchanges = ['digital', 'staking']

const finalAtHome = ['dividend', 'short-term-interest']
const finalAbroad = [
  'dividend',
  'interest',
  'short-term-interest',
  'rent',
  'royalty',
  'directors-fees',
  'entertainment',
]

/** The tax that the table takes, in thousandths of a kobo; null where it has no rate. @param gross kobo. */
export function oracleWithheld(kind: string, gross: bigint, abroad: boolean, numbered: boolean) {
  const rate = table[kind]?.[abroad ? 1 : 0] ?? null
  if (rate === null) return null
  const twice = !numbered && !ofOwning.includes(kind) && !ofExchanges.includes(kind)
  return gross * rate * (twice ? 20n : 10n)
}

/** A certificate as it was typed, in kobo. */
export interface OracleCertificate {
  readonly payer: string
  readonly kind: string
  readonly tax: bigint
  readonly receipt: string | null
}

/**
 * What is left to pay, in kobo: written from the law and not from the product. Tax and credit for
 * tax paid abroad are given; of certificates with one payer and receipt the least counts, and none without a receipt.
 */
export function oracleBalance(told: {
  readonly tax: bigint
  readonly foreignCredit: bigint
  readonly paye: readonly bigint[]
  readonly certificates: readonly OracleCertificate[]
  readonly instalments: readonly bigint[]
  readonly abroad: boolean
}): bigint {
  const byReceipt = new Map<string, bigint>()
  for (const { payer, kind, tax, receipt } of told.certificates) {
    if (receipt === null || (told.abroad ? finalAbroad : finalAtHome).includes(kind)) continue
    const key = `${payer}\n${receipt}`
    const before = byReceipt.get(key)
    byReceipt.set(key, before === undefined || tax < before ? tax : before)
  }
  const credits = [told.foreignCredit, ...told.paye, ...byReceipt.values(), ...told.instalments]
  return credits.reduce((left, credit) => left - credit, told.tax)
}

/** A return due on 31 March that comes later: 100,000 and 50,000 for each further month; naira. */
export function oracleLateReturn(month: number, day: number, lastDayOfMonth: number) {
  // April is the first month after.
  const begun = month - 3
  const whole = day === lastDayOfMonth ? begun : begun - 1
  const furtherWhole = whole > 1 ? whole - 1 : 0
  return begun <= 0 ? null : { begun: 100_000 + 50_000 * (begun - 1), whole: 100_000 + 50_000 * furtherWhole }
}
