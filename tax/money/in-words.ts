import { formatAmount } from './format.ts'

const scales = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
] as const

/**
 * An amount as a person says it, so that a zero too many is seen: "6 million naira", "1.2 million naira",
 * "about 6.12 million naira", "850,000 naira".
 * @param naira not negative.
 */
export function amountInWords(naira: number): string {
  const scale = scales.find(([size]) => naira >= size)
  if (scale === undefined) return `${formatAmount(naira)} naira`
  const [size, name] = scale
  // Rounded down, so that 999,999,999 is not called 1,000 million.
  const hundredths = Math.floor((naira * 100) / size)
  const about = (size / 100) * hundredths === naira ? '' : 'about '
  return `${about}${hundredths / 100} ${name} naira`
}
