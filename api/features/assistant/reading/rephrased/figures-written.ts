import { tokensOf } from '../numbers/index.ts'
import { figure } from './figures.ts'

const plain = new RegExp(`^${figure}$`, 'i')
/** A smaller number is no money that is told in words. */
const least = 1_000

/** "Five hundred thousand", "1.4 mil", "=N=2m": as figures, which the ways of saying are told with. */
export function figuresWritten(text: string): string {
  let told = text
  for (const { kind, text: typed, value, isPercent, currency, at, end } of tokensOf(text).toReversed()) {
    const isMoney = kind === 'number' && !isPercent && Number.isFinite(value) && value >= least
    if (!isMoney || (currency !== undefined && currency !== 'NGN') || plain.test(typed)) continue
    told = `${told.slice(0, at)}₦${(Math.round(value * 100) / 100).toLocaleString('en-NG')}${told.slice(end)}`
  }
  return told
}
