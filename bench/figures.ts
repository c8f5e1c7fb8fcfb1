import { table } from '../tax/cli/table.ts'

/** A measured figure beside its goal. */
export interface Figure {
  label: string
  /** With its unit, as it is printed. */
  figure: string
  /** As it is printed; none for what is only told. */
  goal?: string
  isMet?: boolean
}

/** Prints the figures; the process ends with 1 when a goal is missed. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  console.log(
    table(
      figures.map(({ label, figure, goal }) => ({
        label: goal === undefined ? label : `${label} (goal ${goal})`,
        figure,
      })),
    ),
  )
  const missed = figures.filter(({ isMet }) => isMet === false)
  for (const { label, figure, goal } of missed) console.error(`Missed: ${label} is ${figure}, goal ${goal}`)
  if (missed.length > 0) process.exitCode = 1
}

/** The middle one; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The value that a share of them does not exceed; none of none. @param share as a fraction. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
