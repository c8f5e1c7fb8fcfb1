import { type Figure, median } from '../figures.ts'
import type { Sample } from './sample.ts'

/** A value at a moment, in seconds. */
export interface Point {
  at: number
  value: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How much a value grows in ten minutes, by least squares over its points; 0 of fewer than two. */
export function slopePerTenMinutes(points: readonly Point[]): number {
  const [at, value] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.value))]
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  if (spread === 0 || points.length < 2) return 0
  const together = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0)
  return (together / spread) * 600
}

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

/** The least of each minute: what is held once garbage is collected, by a process that does so every minute. */
function heldOf(points: readonly Point[]): Point[] {
  const minutes = Map.groupBy(points, ({ at }) => Math.floor(at / 60))
  return [...minutes].map(([minute, looks]) => ({
    at: minute * 60,
    value: Math.min(...looks.map(({ value }) => value)),
  }))
}

const isCount = (name: string): boolean => !name.endsWith('memory')
/** See platform/heap-trimming.ts. */
const isCollected = (name: string): boolean => name.startsWith('worker')
const isOurs = (name: string): boolean => /^(api|worker)/.test(name)

/** A third of the samples, from the start or the end. */
const third = (values: readonly number[], end: boolean): number[] => {
  const long = Math.max(1, Math.floor(values.length / 3))
  return end ? values.slice(-long) : values.slice(0, long)
}

/**
 * How each figure grew after the warm-up: memory by its slope, counts by what was usual in the last third
 * more than in the first. Our processes have a goal for memory, every count one of no growth; of the worker it is told,
 * too, what it holds when its garbage has just been collected.
 */
export function growthOf(watched: readonly Watched[], warmUpSeconds: number): Figure[] {
  const warm = watched.filter(({ at }) => at >= warmUpSeconds)
  return Object.keys(warm[0]?.sample ?? {}).flatMap((name): Figure[] => {
    const points = warm.map(({ at, sample }) => ({ at, value: sample[name] ?? 0 }))
    const values = points.map(({ value }) => value)
    const [first, last] = [median(third(values, false)), median(third(values, true))]
    if (isCount(name)) {
      const grown = last - first
      return [
        {
          label: `${name}, usual at first and at last`,
          figure: `${first}, ${last}`,
          goal: `at most ${BREATH} more`,
          isMet: grown <= BREATH,
        },
      ]
    }
    const slope = slopePerTenMinutes(usualOf(points))
    const goal = { goal: `under ${MOST_MEMORY} MB in ten minutes`, isMet: slope < MOST_MEMORY }
    const usual = {
      label: `${name}, usual at first and at last`,
      figure: inWords(first, last, slope),
      ...(isOurs(name) ? goal : {}),
    }
    if (!isCollected(name)) return [usual]
    const held = heldOf(points)
    const kept = held.map(({ value }) => value)
    const [least, most] = [median(third(kept, false)), median(third(kept, true))]
    const figure = inWords(least, most, slopePerTenMinutes(held))
    return [usual, { label: `${name}, least of each minute at first and at last`, figure }]
  })
}

const inWords = (first: number, last: number, slope: number): string =>
  `${first.toFixed(1)} MB, ${last.toFixed(1)} MB; ${slope.toFixed(2)} MB in ten minutes`
