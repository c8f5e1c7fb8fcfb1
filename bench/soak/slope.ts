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
