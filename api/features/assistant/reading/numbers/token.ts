import { amountZeros } from '../../../../../tax/index.ts'
import { plainText } from './plain.ts'

/** A piece of a question. */
export interface Token {
  /**
   * number: an amount or a percentage, NaN where it cannot be read one way; count: a small bare number, such as the 4 of "4 months"; year: 2010 to 2049;
   * identifier: a Tax ID, a telephone number, a date, a time, a section; mark: one sign of punctuation.
   */
  readonly kind: 'number' | 'count' | 'year' | 'identifier' | 'word' | 'mark'
  /** As typed. */
  readonly text: string
  /** Lower case, without accents that English does not have. */
  readonly word: string
  /** Where it starts and ends in the text, in UTF-16 units. */
  readonly at: number
  readonly end: number
  /** Of a number or count, in its currency; 8 of "8%". */
  readonly value: number
  /** ISO 4217 where a sign or word beside it names one; XXX for money that is named without its country. */
  readonly currency: string | undefined
  readonly isPercent: boolean
  /** Nothing but digits: no sign, no unit, no thousands. */
  readonly isBare: boolean
}

/** Currency signs and codes before or after a figure, in lower case. */
const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NGN: '₦ # n =n= ngn naira nairas nera',
    USD: '$ us$ usd dollar dollars bucks',
    GBP: '£ gbp pound pounds quid',
    EUR: '€ eur euro euros',
    GHS: 'gh₵ ₵ ghs cedi cedis',
    ZAR: 'zar rand rands',
    KES: 'kes shilling shillings',
    XOF: 'cfa xof fcfa',
    CAD: 'cad c$',
    AED: 'aed dirham dirhams',
    CNY: 'cny yuan rmb ¥',
    INR: '₹ inr rupee rupees',
    SAR: 'riyal riyals',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

/** The currency that a word or sign names; undefined for any other word. */
export const currencyOf = (word: string): string | undefined => currencies.get(word)

/** Units beside those of the one parser of amounts, as they are spoken. */
const units: ReadonlyMap<string, number> = new Map([
  ...amountZeros,
  ['ks', 3],
  ['grand', 3],
  ['thou', 3],
  ['thousands', 3],
  ['tausand', 3],
  ['mi', 6],
  ['mils', 6],
  ['mills', 6],
  ['milli', 6],
  ['milion', 6],
  ['millions', 6],
  ['milions', 6],
  ['billions', 9],
])

/** How many zeros a unit adds; undefined for a word that is none. */
export const zerosOf = (word: string): number | undefined => units.get(word)

const unitWords = [...units.keys()].sort((a, b) => b.length - a.length).join('|')
/** Words that people join to a unit: "300kmonthly". */
const joined = 'monthly|month|per|naira|yearly|annual|weekly|daily|every|gross|net|pm|pa'
const sign = String.raw`=n=|us\$|gh₵|c\$|ngn|usd|gbp|eur|ghs|zar|kes|cfa|cad|aed|[₦#$£€₵¥₹]|n(?=\d)|n(?= (?:\d[\d,]{2,}|[\d.]+ ?(?:${unitWords})(?![a-z])))`
const digits = String.raw`\d{1,3}(?:, ?\d{3})*, 000(?![\d,.]\d)|(?:\d{1,3} )?[13]\/[24](?= ?(?:${unitWords})(?![a-z]))|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?![\d,.])|\d+(?:\.\d+)?|\.\d+`
const lexer = new RegExp(
  [
    String.raw`(?<identifier>\b\d{8}-\d{4}\b|(?:\+234|\b0[789]\d)[\d -]{8,13}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|(?<=\b(?:tin|nin|bvn|rc|tax id)(?: number| no)?(?: is|:)? ?)\d{5,}\b|(?<=\b(?:in|since|born|year|around) )(?:19[5-9]\d|200\d)\b|\b\d{1,2}(?::\d{2})? ?(?:am|o'clock)\b|\b\d{10,14}\b|\b(?:s|section|sec|level|grade level|gl|step|plot|no)\.? ?\d{1,3}\b(?![.,]?\d|[ -]?(?:${unitWords})(?![a-z])| ?%))`,
    String.raw`(?<ordinal>\b\d{1,2}(?:st|nd|rd|th)\b)`,
    String.raw`(?:(?<sign>${sign}) ?)?(?<digits>${digits})(?:[ -]?(?<unit>${unitWords})(?![a-z])|(?<unit2>k|m)(?=(?:${joined})(?![a-z])))?(?<percent> ?%| ?per ?cent\b| ?pct\b)?`,
    String.raw`(?<word>\bb4\b|\bp\.?[am]\b\.?|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*)`,
    String.raw`(?<mark>[^\s]|\n)`,
  ].join('|'),
  'giu',
)

const plainWord = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^p\.?([am])\.?$/, 'p$1')

/** Decimals of "1/2" and the like. */
const shares: Readonly<Record<string, string>> = { '1/2': '.5', '1/4': '.25', '3/4': '.75', '3/2': '1.5' }

/** A figure as the decimal that it stands for: "2 1/2" is 2.5. */
const decimalOf = (figure: string): string => {
  const share = /^(?:(\d+) )?(\d\/\d)$/.exec(figure)
  return share === null ? figure.replace(/[ ,]/g, '') : `${share[1] ?? ''}${shares[share[2] ?? ''] ?? ''}`
}

/**
 * Whether a figure could be read in two ways, a thousand times apart: "300.000 naira", "05m", "100,000k".
 */
function isTwofold(figure: string, zeros: number, isPercent: boolean): boolean {
  if (zeros === 0) return !isPercent && /^\d{1,3}\.\d{3}$/.test(figure)
  return /^0\d/.test(figure) || (/[ ,]/.test(figure) && Number(decimalOf(figure)) >= 10_000)
}

/** The pieces of a text of at most 2,000 characters, in order. Every UTF-16 unit belongs to at most one. */
export function lex(original: string): Token[] {
  const { text, origin } = plainText(original)
  return [...text.matchAll(lexer)].map((match): Token => {
    const [all = ''] = match
    // The end of a line is a mark of its own, and the only one that is a space.
    const said = all.trim() || all
    const start = match.index + all.indexOf(said)
    const at = origin(start)
    const end = Math.max(origin(start + said.length - 1) + 1, at)
    const base = {
      text: original.slice(at, end),
      word: plainWord(said),
      at,
      end,
      value: 0,
      currency: undefined,
      isPercent: false,
      isBare: false,
    }
    const { identifier, ordinal, digits: figure, unit, unit2, percent, word } = match.groups ?? {}
    if (identifier !== undefined || ordinal !== undefined) return { ...base, kind: 'identifier' }
    if (word !== undefined) return { ...base, kind: 'word' }
    if (figure === undefined) return { ...base, kind: 'mark' }
    const named = match.groups?.['sign']?.toLowerCase()
    const scale = (unit ?? unit2)?.toLowerCase()
    const zeros = scale === undefined ? 0 : (units.get(scale) ?? 0)
    const isPercent = percent !== undefined
    const currency = named === undefined ? undefined : currencyOf(named)
    // "N2.5 a month" means millions, and does not say so.
    const isShort = zeros === 0 && currency === 'NGN' && /^\d{1,3}\.\d$/.test(figure)
    const value =
      isShort || isTwofold(figure, zeros, isPercent) ? Number.NaN : scaled(decimalOf(figure), zeros)
    const isBare = named === undefined && scale === undefined && !isPercent && /^\d+(\.\d+)?$/.test(figure)
    const kind = isBare && /^20[1-4]\d$/.test(figure) ? 'year' : isBare && value < 1000 ? 'count' : 'number'
    return { ...base, kind, value, currency, isPercent, isBare }
  })
}

/** A decimal figure with its zeros added, exactly: the point moves in the text. */
export function scaled(figure: string, zeros: number): number {
  const [whole = '', decimals = ''] = figure.split('.')
  const moved = decimals.padEnd(zeros, '0')
  return Number(`${whole}${moved.slice(0, zeros)}.${moved.slice(zeros)}`)
}
