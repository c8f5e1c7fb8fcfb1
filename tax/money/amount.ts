/** The most that one field may hold: one trillion naira. */
export const maxAmount = 1_000_000_000_000

/** Why a text or value is no amount. */
export type AmountFault = 'not_a_figure' | 'negative' | 'too_many_decimals' | 'too_large'

/**
 * What a raw value says: an amount in naira (0 to one trillion, up to two decimals, never -0), nothing at all
 * (blank), or something that is no amount [decision 0003].
 */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly naira: number }
  | { readonly kind: 'blank' }
  | { readonly kind: 'fault'; readonly reason: AmountFault }

/** The words after a figure that multiply it, in lower case, with the number of zeros that each adds. */
export const amountZeros: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['thousand', 3],
  ['m', 6],
  ['mn', 6],
  ['mil', 6],
  ['mill', 6],
  ['million', 6],
  ['b', 9],
  ['bn', 9],
  ['billion', 9],
  ['trillion', 12],
])

const blank: ParsedAmount = { kind: 'blank' }
const fault = (reason: AmountFault): ParsedAmount => ({ kind: 'fault', reason })

/**
 * The one amount parser of the product [spec 14.2]: engine, API, page, assistant and command line. It accepts numbers
 * and texts like "1,234,567.50", "1 234 567", "₦5000", "#600,000", "N1.5m", "NGN 5000", "500k" and
 * "6 million naira only". Thousands must be grouped in threes, because "1,23" may as well mean one naira twenty-three.
 * Decimals are judged after multiplying: "1.234567m" is 1,234,567. It never throws.
 */
export function parseAmount(raw: unknown): ParsedAmount {
  if (typeof raw === 'number') return fromNumber(raw)
  if (typeof raw === 'string') return fromText(raw)
  return raw === null || raw === undefined ? blank : fault('not_a_figure')
}

function fromNumber(naira: number): ParsedAmount {
  if (!Number.isFinite(naira)) return fault('not_a_figure')
  if (naira < 0) return fault('negative')
  if (naira > maxAmount) return fault('too_large')
  // Exact for every double in range: only the double nearest to a whole number of kobo survives the way back.
  if (Math.round(naira * 100) / 100 !== naira) return fault('too_many_decimals')
  return { kind: 'amount', naira: naira === 0 ? 0 : naira }
}

const prefix = /^(?:₦|#|NGN|N)\s*/i
const parts = new RegExp(
  `^([\\d.,\\s]*)(${[...amountZeros.keys()].join('|')})?\\s*(?:naira)?\\s*(?:only)?$`,
  'i',
)
const minus = /^[-−]/
const figure = /^(?:(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?|\.(\d+))$/
/** Longer than any amount with its separators and words: nothing beyond it is worth reading. */
const longest = 64

function fromText(text: string): ParsedAmount {
  if (text.length > 200) return fault('not_a_figure')
  const trimmed = text.trim()
  if (trimmed === '') return blank
  if (trimmed.length > longest) return fault('not_a_figure')
  const negative = minus.test(trimmed) || minus.test(trimmed.replace(prefix, ''))
  const bare = trimmed.replace(minus, '').trim().replace(prefix, '').replace(minus, '')
  const [, digits = '', word = ''] = parts.exec(bare) ?? []
  const scale = word.toLowerCase()
  const match = figure.exec(digits.trim().replace(/\s*,\s*|\s+/g, ','))
  if (match === null) return fault('not_a_figure')
  const whole = (match[1] ?? '0').replace(/,/g, '')
  const decimals = match[2] ?? match[3] ?? ''
  if (scale === 'k' && mayMeanKobo(whole, decimals)) return fault('not_a_figure')
  if (negative) return fault('negative')
  const zeros = amountZeros.get(scale) ?? 0
  if (decimals.length - zeros > 2) return fault('too_many_decimals')
  // The point moves in the text, so that the only rounding is the reading of the whole figure: 1.2m is 1,200,000.
  const moved = decimals.padEnd(zeros, '0')
  return fromNumber(Number(`${whole}${moved.slice(0, zeros)}.${moved.slice(zeros)}`))
}

/** Whether the k may be the sign of kobo on an invoice: "₦5,000.00k" is five thousand naira there, not five million. */
function mayMeanKobo(whole: string, decimals: string): boolean {
  return decimals.length === 2 && (whole.length > 3 || decimals === '00')
}
