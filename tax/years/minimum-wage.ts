import type { Figure } from './law.ts'

/** The national minimum wage by which the old law exempted a job in some years. */
interface OldLawWage {
  /** The first tax year for which it counts. */
  readonly from: number
  /** Naira a month: pay up to it was exempt. */
  readonly wage: Figure
  /** Naira a month since July, where the wage rose within the year: how the year counts is not certain. */
  readonly since: Figure | null
}

/** Section 37 was not read in the Act itself: who reports it stands wherever it is told. */
export const oldLawWageSource =
  'Personal Income Tax Act, section 37, as amended by the Finance Act 2020: reported by Mazars and Tolley'

const before = { value: 30_000, unit: 'naira', source: oldLawWageSource } as const satisfies Figure
const risen = {
  value: 70_000,
  unit: 'naira',
  source: `${oldLawWageSource}; Minimum Wage (Amendment) Act 2024`,
} as const satisfies Figure

/** The minimum wages of the old law by the year from which they count, newest first. Before 2021 it exempted no job. */
export const oldLawWages: readonly OldLawWage[] = [
  { from: 2025, wage: risen, since: null },
  { from: 2024, wage: before, since: risen },
  { from: 2021, wage: before, since: null },
]

/**
 * The minimum wage of the old law for a tax year; null before 2021. From 2026 on it is that of 2025: the old law is
 * told as it stood last.
 */
export function oldLawWageOf(taxYear: number): OldLawWage | null {
  return oldLawWages.find(({ from }) => taxYear >= from) ?? null
}
