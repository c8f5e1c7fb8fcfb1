/** A generator of numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` of these, each at most once, the same for the same seed. */
export function pickSome<One>(all: readonly One[], count: number, seed: number): One[] {
  const random = randomOf(seed)
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((first, second) => first.at - second.at)
    .slice(0, count)
    .map(({ one }) => one)
}
