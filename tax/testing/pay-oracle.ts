import {
  type Fraction,
  fraction,
  halfUp,
  isOver,
  least,
  less,
  none,
  ofNaira,
  plus,
  times,
} from './fraction.ts'

/** An employer of the pay worksheet, as a person types it: naira; months 1 to 12. */
export interface OracleEmployer {
  readonly first: number
  readonly last: number
  readonly benefits?: number
  readonly rentTold?: number
  /** By month, January first; null where there is no payslip. */
  readonly slips: readonly (OracleSlip | null)[]
}

export interface OracleSlip {
  readonly salary: number
  readonly bonus: number
  /** Pension, NHF and NHIS together. */
  readonly off: number
}

const bands: readonly (readonly [from: bigint, percent: bigint])[] = [
  [800_000n, 15n],
  [3_000_000n, 18n],
  [12_000_000n, 21n],
  [25_000_000n, 23n],
  [50_000_000n, 25n],
]

/** The tax of a chargeable income, in whole naira: each band adds to the rate of the one before. */
function bandsOf(chargeable: Fraction): bigint {
  const steps = bands.map(([from, percent], index) => {
    const before = bands[index - 1]?.[1] ?? 0n
    return times(less(chargeable, fraction(from)), percent - before, 100n)
  })
  return halfUp(plus(none, ...steps))
}

const sum = (amounts: readonly number[]) => plus(none, ...amounts.map(ofNaira))

/** Section 163(1)(t), section 58 and section 30(2)(a): the tax of a year of one job alone. */
function taxOf(
  { gross, off, rent }: { gross: Fraction; off: Fraction; rent: Fraction },
  months: number,
): bigint {
  if (!isOver(gross, fraction(70_000n * BigInt(months)))) return 0n
  const relief = least(times(rent, 1n, 5n), fraction(500_000n))
  return bandsOf(less(gross, plus(off, relief)))
}

/**
 * What is due on a job until the end of a month, in kobo, by the two ways in which a bonus can be read: its tax spread
 * over the months of the job, and its tax in the month of payment. What is known then is what was paid until then; the
 * months that are left pay as the last month with pay.
 */
function dueUntil(job: OracleEmployer, month: number): readonly [spread: bigint, atOnce: bigint] {
  const known = job.slips.slice(0, month).flatMap((slip) => (slip === null ? [] : [slip]))
  const regular = known.filter(({ salary }) => salary > 0).at(-1)
  const left = BigInt(Math.max(0, job.last - month))
  const ahead = (each: number | undefined) => times(each === undefined ? none : ofNaira(each), left)
  const base = plus(
    sum(known.map(({ salary }) => salary)),
    ahead(regular?.salary),
    ofNaira(job.benefits ?? 0),
  )
  const off = plus(sum(known.map((slip) => slip.off)), ahead(regular?.off))
  const bonus = sum(known.map((slip) => slip.bonus))
  const rent = ofNaira(job.rentTold ?? 0)
  const months = job.last - job.first + 1
  // The minimum wage is that of the months with a salary: those paid, and those left where there is one to go by.
  const paid = known.filter(({ salary }) => salary > 0).length + (regular === undefined ? 0 : Number(left))
  const withBonus = taxOf({ gross: plus(base, bonus), off, rent }, Math.max(1, paid))
  const without = taxOf({ gross: base, off, rent }, Math.max(1, paid))
  const worked = BigInt(Math.min(month, job.last) - job.first + 1)
  const share = (tax: bigint) => fraction(tax * worked, BigInt(months))
  return [halfUp(share(withBonus), 100n), halfUp(plus(share(without), fraction(withBonus - without)), 100n)]
}

/** What is due until the end of each month that has a payslip, in kobo. */
export function payOracle(job: OracleEmployer) {
  return job.slips.flatMap((slip, index) => {
    if (slip === null) return []
    const [spread, atOnce] = dueUntil(job, index + 1)
    return [{ month: index + 1, spread, atOnce }]
  })
}

/** Several jobs of whole years: what each employer takes alone, and what the person owes of all, in whole naira. */
export function jobsOracle(jobs: readonly { pay: number; off: number; months: number }[]) {
  const taxed = jobs.filter(({ pay, months }) => isOver(ofNaira(pay), fraction(70_000n * BigInt(months))))
  return {
    alone: jobs.map(({ pay, off, months }) =>
      taxOf({ gross: ofNaira(pay), off: ofNaira(off), rent: none }, months),
    ),
    together: bandsOf(less(sum(taxed.map(({ pay }) => pay)), sum(jobs.map(({ off }) => off)))),
  }
}
