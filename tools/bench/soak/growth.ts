import type { Figure } from '../figures.ts'
import { median } from '../figures.ts'
import type { Sample } from './sample.ts'
import { slopePerTenMinutes, type Point } from './slope.ts'

/** Samples with their moments, in seconds from the start. */
export interface Watched {
  at: number
  sample: Sample
}

/** Most megabytes that a process of ours may gain in ten minutes. */
const MOST_MEMORY = 1

/** By so many a count may differ: pools open and close a connection as they are needed. */
const BREATH = 2

/** Spans of time, each longer than it usually takes from one collection of garbage to the next. */
const SPANS = 5

/** What is usual in each span: memory rises until garbage is collected, and a single look may meet any height. */
function usualOf(points: readonly Point[]): Point[] {
  const long = Math.ceil(points.length / SPANS)
  return Array.from({ length: Math.ceil(points.length / long) }, (_, index) => {
    const span = points.slice(index * long, (index + 1) * long)
    return { at: median(span.map(({ at }) => at)), value: median(span.map(({ value }) => value)) }
  })
}

const isCount = (name: string): boolean => !name.endsWith('memory')
const isOurs = (name: string): boolean => /^(api|worker)/.test(name)

/** A third of the samples, from the start or the end. */
const third = (values: readonly number[], end: boolean): number[] => {
  const long = Math.max(1, Math.floor(values.length / 3))
  return end ? values.slice(-long) : values.slice(0, long)
}

/**
 * How each figure grew after the warm-up: memory by its slope, counts by what was usual in the last third
 * more than in the first. Our processes have a goal for memory, every count one of no growth.
 */
export function growthOf(watched: readonly Watched[], warmUpSeconds: number): Figure[] {
  const warm = watched.filter(({ at }) => at >= warmUpSeconds)
  return Object.keys(warm[0]?.sample ?? {}).map((name): Figure => {
    const points = warm.map(({ at, sample }) => ({ at, value: sample[name] ?? 0 }))
    const values = points.map(({ value }) => value)
    const [first, last] = [median(third(values, false)), median(third(values, true))]
    if (isCount(name)) {
      const grown = last - first
      return {
        label: `${name}, usual at first and at last`,
        figure: `${first}, ${last}`,
        goal: `at most ${BREATH} more`,
        isMet: grown <= BREATH,
      }
    }
    const slope = slopePerTenMinutes(usualOf(points))
    const figure = `${first.toFixed(1)} MB, ${last.toFixed(1)} MB; ${slope.toFixed(2)} MB in ten minutes`
    const goal = { goal: `under ${MOST_MEMORY} MB in ten minutes`, isMet: slope < MOST_MEMORY }
    return { label: `${name}, usual at first and at last`, figure, ...(isOurs(name) ? goal : {}) }
  })
}
