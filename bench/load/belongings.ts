import type { Phase, Rates } from './order.ts'

/**
 * How many drafts and calculations each of so many people must have, so that everything is submitted, and printed,
 * once. Some more than the average, because arrivals are as they come.
 */
export function belongingsFor(
  people: number,
  { rates, phases }: { rates: Rates; phases: readonly Phase[] },
): { ready: number; submissions: number } {
  const seconds = phases.reduce((sum, { seconds: long, factor }) => sum + long * factor, 0)
  const each = (rate: number): number => Math.ceil((rate * seconds * 1.1 + 50) / people)
  return { ready: each(rates.calculate), submissions: each(rates.report) }
}
