import { tokensOf } from '../numbers/index.ts'
import { figure } from './figures.ts'

const plain = new RegExp(`^${figure}$`, 'i')
/** Money in another form than digits has one of these. */
const otherForms =
  /\b(?:hundred|[a-z]{3,} (?:thousand|million)|mil{1,2}s?|milli\w*|grand|thou(?:sands?)?|tausand|half|quarter|ks|mi|mn|tree|kay)\b|=\s?n\s?=|\d(?:mil|mn|ks|mi|kk)|\d\.\d{3}\b|\d'\d|\d,\s\d/i
/** A smaller number is no money that is told in words. */
const least = 1_000

/** Of more than anybody asks about at once none is read. */
const mostAmounts = 12

/** "Five hundred thousand", "1.4 mil", "=N=2m": as figures, which the ways of saying are told with. */
export function figuresWritten(text: string): string {
  if (!otherForms.test(text)) return text
  const numbers = tokensOf(text).filter(({ kind }) => kind === 'number')
  if (numbers.length > mostAmounts) return text
  let told = text
  for (const { text: typed, value, isPercent, currency, at, end } of numbers.toReversed()) {
    const isMoney = !isPercent && Number.isFinite(value) && value >= least
    if (!isMoney || (currency !== undefined && currency !== 'NGN') || plain.test(typed)) continue
    told = `${told.slice(0, at)}₦${(Math.round(value * 100) / 100).toLocaleString('en-NG')}${told.slice(end)}`
  }
  return told
}
