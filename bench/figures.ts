import { table } from '../tax/cli/table.ts'

/** A measured figure beside its goal. */
export interface Figure {
  label: string
  /** With its unit, as it is printed. */
  figure: string
  /** As it is printed; left out where there is no goal. */
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

/** How a figure is printed. */
type Format = (value: number) => string

export const count: Format = (value) => value.toLocaleString('en')
export const bytes: Format = (value) => `${count(value)} bytes`
/** Milliseconds; below a hundred with a tenth. */
export const ms: Format = (value) => `${count(Number(value.toFixed(value < 100 ? 1 : 0)))} ms`
export const ratio: Format = (value) => value.toFixed(2)
/** The median of speeds, each in things a second. */
export const perSecond = (speeds: readonly number[]): string => `${count(Math.round(median(speeds)))}/s`

/** A figure that may not exceed its goal. */
export function atMost(label: string, value: number, goal: number, format: Format): Figure {
  return { label, figure: format(value), goal: `at most ${format(goal)}`, isMet: value <= goal }
}

/** A figure that must stay below its goal. */
export function under(label: string, value: number, goal: number, format: Format): Figure {
  return { label, figure: format(value), goal: `under ${format(goal)}`, isMet: value < goal }
}

/** A figure that must reach its goal. */
export function atLeast(label: string, value: number, goal: number, format: Format): Figure {
  return { label, figure: format(value), goal: `at least ${format(goal)}`, isMet: value >= goal }
}

/** A count whose goal is zero. */
export function none(label: string, value: number): Figure {
  return { label, figure: count(value), goal: '0', isMet: value === 0 }
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
