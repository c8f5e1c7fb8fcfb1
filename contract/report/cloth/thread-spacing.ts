/**
 * Distance between the threads of a woven hem, in pixels: closer as the rate rises, solid (undefined) at the top,
 * so that colour is never the only sign (LOOK, Cloth).
 * @param rate percent.
 */
export function threadSpacing(rate: number): number | undefined {
  if (rate >= 25) return undefined
  if (rate >= 23) return 4
  if (rate >= 21) return 5
  return rate >= 18 ? 7 : 10
}
