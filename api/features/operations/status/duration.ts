const units: readonly (readonly [seconds: number, name: string])[] = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
]

/** Seconds in at most two units: "3 min 20 s", "2 d 4 h", with no line break between a figure and its unit. */
export function duration(seconds: number): string {
  let remaining = Math.floor(seconds)
  const parts: string[] = []
  for (const [size, name] of units) {
    const count = Math.floor(remaining / size)
    remaining -= count * size
    if (count > 0) parts.push(`${count}\u00a0${name}`)
    else if (parts.length > 0) break
    if (parts.length === 2) break
  }
  return parts.join(' ') || '0\u00a0s'
}
