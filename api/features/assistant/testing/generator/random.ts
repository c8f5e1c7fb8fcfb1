/** Chance that comes out the same for the same seed. */
export interface Random {
  /** A whole number from least to most, both included. */
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True once in so many times. */
  oneIn(times: number): boolean
}

/** Mulberry32 of a seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    oneIn: (times) => between(1, times) === 1,
  }
}
