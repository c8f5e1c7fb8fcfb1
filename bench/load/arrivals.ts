import type { Phase, Rates } from './spec.ts'

/** Something that a person does, at its moment. */
export interface Arrival {
  what: keyof Rates
  phase: Phase['name']
  /** Milliseconds from the start. */
  at: number
}

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** When people come by themselves: gaps of every length (Poisson), on average as the rate says. */
export function arrivalsOf(rates: Rates, phases: readonly Phase[], random = repeatable(11)): Arrival[] {
  const arrivals: Arrival[] = []
  let start = 0
  for (const { name, seconds, factor } of phases) {
    const end = start + seconds * 1000
    for (const what of Object.keys(rates) as (keyof Rates)[]) {
      const gap = 1000 / (rates[what] * factor)
      for (let at = start - Math.log(1 - random()) * gap; at < end; at -= Math.log(1 - random()) * gap)
        arrivals.push({ what, phase: name, at })
    }
    start = end
  }
  return arrivals.sort((one, other) => one.at - other.at)
}
