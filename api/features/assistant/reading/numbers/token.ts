import { amountZeros } from '../../../../../tax/index.ts'

/** A piece of a question. */
export interface Token {
  /**
   * number: an amount or a percentage; count: a small bare number, such as the 4 of "4 months"; year: 2010 to 2049;
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
  ['milion', 6],
  ['millions', 6],
  ['milions', 6],
  ['billions', 9],
])

/** How many zeros a unit adds; undefined for a word that is none. */
export const zerosOf = (word: string): number | undefined => units.get(word)

const unitWords = [...units.keys()].sort((a, b) => b.length - a.length).join('|')
const sign = String.raw`=n=|us\$|gh₵|c\$|ngn|usd|gbp|eur|ghs|zar|kes|cfa|cad|aed|[₦#$£€₵¥₹]|n(?=\s?\d)`
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?![\d,.])|\d+(?:\.\d+)?|\.\d+`
const lexer = new RegExp(
  [
    String.raw`(?<identifier>\b\d{8}-\d{4}\b|(?:\+234|\b0[789]\d)[\d -]{8,13}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{1,2}(?::\d{2})? ?(?:am|o'clock)\b|\b\d{10,14}\b|\b(?:s|section|sec|level|grade level|gl|step|plot|no)\.? ?\d{1,3}\b(?![.,]?\d|[ -]?(?:${unitWords})(?![a-z])| ?%))`,
    String.raw`(?<ordinal>\b\d{1,2}(?:st|nd|rd|th)\b)`,
    String.raw`(?:(?<sign>${sign}) ?)?(?<digits>${digits})(?:[ -]?(?<unit>${unitWords})(?![a-z]))?(?<percent> ?%| ?per ?cent\b| ?pct\b)?`,
    String.raw`(?<word>\bp\.?[am]\b\.?|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*)`,
    String.raw`(?<mark>[^\s])`,
  ].join('|'),
  'giu',
)

const plainWord = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^p\.?([am])\.?$/, 'p$1')

/** The pieces of a text of at most 2,000 characters, in order. Every UTF-16 unit belongs to at most one. */
export function lex(text: string): Token[] {
  return [...text.matchAll(lexer)].map((match): Token => {
    const [all = ''] = match
    const lead = all.length - all.trimStart().length
    const at = match.index + lead
    const base = {
      text: all.trim(),
      word: plainWord(all.trim()),
      at,
      end: match.index + all.length,
      value: 0,
      currency: undefined,
      isPercent: false,
      isBare: false,
    }
    const { identifier, ordinal, digits: figure, unit, percent, word } = match.groups ?? {}
    if (identifier !== undefined || ordinal !== undefined) return { ...base, kind: 'identifier' }
    if (word !== undefined) return { ...base, kind: 'word' }
    if (figure === undefined) return { ...base, kind: 'mark' }
    const named = match.groups?.['sign']?.toLowerCase()
    const zeros = unit === undefined ? 0 : (units.get(unit.toLowerCase()) ?? 0)
    const value = scaled(figure.replace(/[ ,]/g, ''), zeros)
    const currency = named === undefined ? undefined : currencyOf(named)
    const isBare =
      named === undefined && unit === undefined && percent === undefined && /^\d+(\.\d+)?$/.test(figure)
    const kind = isBare && /^20[1-4]\d$/.test(figure) ? 'year' : isBare && value < 1000 ? 'count' : 'number'
    return { ...base, kind, value, currency, isPercent: percent !== undefined, isBare }
  })
}

/** A decimal figure with its zeros added, exactly: the point moves in the text. */
export function scaled(figure: string, zeros: number): number {
  const [whole = '', decimals = ''] = figure.split('.')
  const moved = decimals.padEnd(zeros, '0')
  return Number(`${whole}${moved.slice(0, zeros)}.${moved.slice(zeros)}`)
}
