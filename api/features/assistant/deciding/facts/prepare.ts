import { taxYears } from '../../../../../tax/index.ts'
import type { ReadAmount, Reading } from '../../reading/index.ts'
import type { Remark } from '../decision.ts'
import { found, type Found, lacks } from '../missing.ts'
import type { Context } from '../row.ts'
import { type Answered, answersOf } from './case.ts'
import { inNaira } from './naira.ts'
import { payPeriods, type SupposedPeriod } from './pay-periods.ts'
import { amountsOfOne } from './people.ts'
import { placeAll, type Placed } from './placed.ts'
import { implausibleIn } from './plausible.ts'

/** Before or after in a pair; undefined takes both, where there is no pair. */
export type Side = 0 | 1 | undefined

/** A message's amounts, ready to be read in one period and on one side of a pair. */
export interface Prepared {
  readonly reading: Reading
  readonly amounts: readonly ReadAmount[]
  /** One or two ways to read money without a period; [undefined] where all of it has one. */
  readonly supposed: readonly (SupposedPeriod | undefined)[]
  readonly years: readonly number[]
  readonly currentYear: number
  readonly remarks: readonly Remark[]
}

/** The first year that a figure is for where none was named: no year before the Act is supposed. */
const firstSupposed = 2026

/** What stands on one side of a pair, beside all that is in none. */
export const onSide = (amounts: readonly ReadAmount[], side: Side): readonly ReadAmount[] =>
  side === undefined ? amounts : amounts.filter(({ pair }) => pair === undefined || pair === side)

const sidesIn = (amounts: readonly ReadAmount[]): readonly Side[] =>
  amounts.some(({ pair }) => pair !== undefined) ? [0, 1] : [undefined]

/** The amounts of a side in their roles, in naira a year. */
export const placedOn = (
  { amounts }: Pick<Prepared, 'amounts'>,
  supposed: SupposedPeriod | undefined,
  side: Side,
): Found<readonly Placed[]> => placeAll(onSide(amounts, side), supposed)

/** A side as answers for the engine. */
export function answeredOn(
  prepared: Prepared,
  supposed: SupposedPeriod | undefined,
  side: Side,
  taxYear: number,
): Found<Answered & { readonly placed: readonly Placed[] }> {
  const placed = placedOn(prepared, supposed, side)
  if (placed.missing) return lacks(placed.missing)
  const answered = answersOf(placed.found, prepared.reading, { taxYear, currentYear: prepared.currentYear })
  return answered.missing ? lacks(answered.missing) : found({ ...answered.found, placed: placed.found })
}

/** What keeps amounts from being read in a period; undefined where nothing does. */
function faultIn(
  { amounts, text }: Pick<Reading, 'amounts' | 'text'>,
  supposed: SupposedPeriod | undefined,
  isConfirmed: boolean,
): { readonly missing: ReturnType<typeof implausibleIn> } {
  for (const side of sidesIn(amounts)) {
    const placed = placeAll(onSide(amounts, side), supposed)
    if (placed.missing) return { missing: placed.missing }
    const implausible = isConfirmed ? undefined : implausibleIn(placed.found, text)
    if (implausible) return { missing: implausible }
  }
  return { missing: undefined }
}

/** The years that a figure is for, or the first that cannot be calculated. */
function yearsOf(named: readonly number[], currentYear: number): Found<readonly number[]> {
  const known = new Set(taxYears(currentYear))
  const odd = named.find((year) => !known.has(year))
  if (odd !== undefined) return lacks({ kind: 'year', year: odd })
  return found(named.length === 0 ? [Math.max(currentYear, firstSupposed)] : [...new Set(named)])
}

/** A message's amounts in naira, of one person, with the ways to read them that are believed. */
export function prepare(reading: Reading, { currentYear, isConfirmed }: Context): Found<Prepared> {
  const { amounts: ofOne, others } = amountsOfOne(reading)
  const years = yearsOf(reading.years, currentYear)
  if (years.missing) return lacks(years.missing)
  const naira = inNaira(ofOne)
  if (naira.missing) return lacks(naira.missing)
  const { amounts, rate } = naira.found
  const periods = payPeriods(amounts)
  if (periods.missing) return lacks(periods.missing)
  const ways = periods.found.length === 0 ? [undefined] : periods.found
  const faults = ways.map((supposed) => ({
    supposed,
    ...faultIn({ amounts, text: reading.text }, supposed, isConfirmed),
  }))
  const believed = faults.filter(({ missing }) => missing === undefined)
  const [fault] = faults
  if (believed.length === 0 && fault?.missing) return lacks(fault.missing)
  return found({
    reading,
    amounts,
    supposed: believed.map(({ supposed }) => supposed),
    years: years.found,
    currentYear,
    remarks: [
      ...(rate ? [{ kind: 'rate', ...rate } as const] : []),
      ...others.map((person) => ({ kind: 'others', person }) as const),
    ],
  })
}
