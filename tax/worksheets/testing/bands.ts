/** The bands of the Fourth Schedule: naira and percent. */
const bands: readonly (readonly [width: bigint, percent: bigint])[] = [
  [800_000n, 0n],
  [2_200_000n, 15n],
  [9_000_000n, 18n],
  [13_000_000n, 21n],
  [25_000_000n, 23n],
]

/** The tax of an income in whole naira, a half going up. @param kobo the income. */
export function taxOf(kobo: bigint): number {
  let rest = kobo
  let tax = 0n
  for (const [width, percent] of bands) {
    const held = rest < width * 100n ? rest : width * 100n
    tax += held * percent
    rest -= held
  }
  return Number((2n * (tax + rest * 25n) + 10_000n) / 20_000n)
}
