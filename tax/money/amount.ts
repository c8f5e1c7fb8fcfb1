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

const blank: ParsedAmount = { kind: 'blank' }
const fault = (reason: AmountFault): ParsedAmount => ({ kind: 'fault', reason })

/**
 * The one amount parser of the product [spec 14.2]: engine, API and web. It accepts numbers and texts like
 * "1,234,567.50", "1 234 567", "₦5000", "N5,000" and "NGN 5000". Thousands must be grouped in threes, because "1,23"
 * may as well mean one naira twenty-three. It never throws.
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

const prefix = /^(?:₦|NGN|N)\s*/i
const minus = /^[-−]/
const figure = /^(?:(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?|\.(\d+))$/
/** Longer than any amount with its separators: nothing beyond it is worth reading. */
const longest = 64

function fromText(text: string): ParsedAmount {
  if (text.length > 200) return fault('not_a_figure')
  const trimmed = text.trim()
  if (trimmed === '') return blank
  if (trimmed.length > longest) return fault('not_a_figure')
  const negative = minus.test(trimmed) || minus.test(trimmed.replace(prefix, ''))
  const bare = trimmed.replace(minus, '').trim().replace(prefix, '').replace(minus, '').trim()
  const digits = bare.replace(/\s*,\s*|\s+/g, ',')
  const match = figure.exec(digits)
  if (match === null) return fault('not_a_figure')
  if (negative) return fault('negative')
  const decimals = match[2] ?? match[3] ?? ''
  if (decimals.length > 2) return fault('too_many_decimals')
  return fromNumber(Number(`${(match[1] ?? '0').replace(/,/g, '')}.${decimals}`))
}
