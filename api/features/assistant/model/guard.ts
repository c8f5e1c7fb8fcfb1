import { amountZeros } from '../../../../tax/index.ts'
import { plainText } from './plain-text.ts'

const tens =
  '(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const ones = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const great = '(?:hundred|thousand|million|billion|grand|lakh|crore|dozen|k)s?'
const share = '(?:half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twentieth)s?'

/**
 * Patterns for amounts and shares written in words. The tools write digits, so words cannot be compared with theirs.
 */
const patterns = [
  // "seven hundred thousand naira", "half a million", "fifty k"; not "5 million", which is read as a figure.
  new RegExp(`(?<![\\d.] ?)\\b(?:(?:${tens}|${ones}|${great}|half|a|an|point|and)[ -]+)*${great}\\b`, 'gi'),
  new RegExp(`\\b${tens}(?:[ -]${ones})?\\b`, 'gi'),
  new RegExp(`\\b(?:${ones}|zero|half)[ -]+(?:a )?(?:naira|kobo|per ?cent|percentage|out of)\\b`, 'gi'),
  new RegExp(
    `\\b(?:a|an|one|two|three|four|five) ${share} (?:of|for|from)\\b|\\bhalf (?:of|your|the|di)\\b`,
    'gi',
  ),
  /\b(?:double|twice|thrice|triple|treble) (?:of|the|your|that|what|di)\b/gi,
]

/** The amounts, percentages and shares that a text writes in words, in lower case. */
export function amountsInWords(text: string): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([words]) => words.trim().toLowerCase()),
  )
}

/** What a model may write besides what a person may type. */
const grand = 3
const zerosOf = (unit: string) => amountZeros.get(unit) ?? (unit === 'grand' ? grand : 0)

const number = new RegExp(
  String.raw`(₦|#|\bNGN ?|\bN(?=\d))? ?(?<![\d.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(${[...amountZeros.keys()].join('|')}|grand)\b)?(?:e(\d+))?( ?%| naira\b| kobo\b| per ?cent(?:age)?\b)?`,
  'gi',
)

/** A figure in comparable form: kobo, hundredths of a percent, or a bare number unchanged. */
export interface Figure {
  words: string
  key: string
  /** Where it stands in the text, in UTF-16 units. */
  at: number
  end: number
}

/** Words after a small bare number that mark it as a count or a name and not an amount. */
const countedAfter =
  /^\s*(?:st|nd|rd|th)?[\s-]*(?:of (?:january|march|december)|january|march|december|months?|years?|days?|weeks?|hours?|bands?|children|people|steps?|questions?|things?|times|employees?|dependants?|documents?|reliefs?|deductions?)\b/i
const namedBefore =
  /\b(?:sections?|section \d+ (?:and|to)|schedules?|articles?|paragraphs?|parts?|chapters?|rules?|step|age|aged|over|under|act|january|march|december|tax year|year|band)\s*\(?$/i
/** Words before a number that mark it as an amount or a rate, however small. */
const saysAmount =
  /\b(?:tax|pay|pays|owe|owes|due|amount|relief|rate|save|saves|saving|total|na|at|about|costs?)\b[^.?\n\d]{0,24}$/i

/** Whether a bare number is a year, a section or a count, and no amount. */
function isPlain({ whole, before, after }: { whole: string; before: string; after: string }): boolean {
  if (/^\d{4}$/.test(whole) && Number(whole) >= 1990 && Number(whole) <= 2100)
    return !/\b(?:is|pay|pays|owe|owes|na|due|about)\s*:?\s*$/i.test(before)
  if (!/^\d{1,3}$/.test(whole)) return false
  if (namedBefore.test(before) || countedAfter.test(after)) return true
  // The number of an item in a numbered list.
  if (/(?:^|\n)\s*$/.test(before) && /^[.)] /.test(after)) return true
  return Number(whole) <= 12 && !saysAmount.test(before) && !/\|\s*$/.test(before)
}

/** The naira figures, percentages and other numbers of a text that may be amounts. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(number)].flatMap((match): Figure[] => {
    const [words, sign, whole = '', unit, power, end = ''] = match
    const value =
      Number(whole.replaceAll(',', '')) * 10 ** (zerosOf(unit?.toLowerCase() ?? '') + Number(power ?? 0))
    const place = {
      words: words.trim(),
      at: match.index + words.length - words.trimStart().length,
      end: match.index + words.trimEnd().length,
    }
    if (/%|cent/i.test(end)) return [{ ...place, key: `%${Math.round(value * 100)}` }]
    const isBare = sign === undefined && unit === undefined && power === undefined && end === ''
    const before = text.slice(
      Math.max(0, match.index - 40),
      match.index + words.length - words.trimStart().length,
    )
    const after = text.slice(match.index + words.length, match.index + words.length + 24)
    if (isBare && isPlain({ whole, before, after })) return []
    const kobo = /kobo/i.test(end) ? value : value * 100
    return [{ ...place, key: `₦${Math.round(kobo)}` }]
  })
}

/** Amounts in foreign currency: the tools return naira, and an article of the guide hardly an example. */
const otherMoney =
  /(?:[$£€¥₵]|\b(?:usd|us dollars?|gbp|eur|ghs|kes|zar|cfa)\b) ?\d[\d,.]*|\d[\d,.]* ?(?:k|m|million|thousand)? ?(?:[$£€¥₵]|\b(?:usd|gbp|eur|ghs|dollars?|pounds?|euros?|cedis?|rands?|bucks)\b)/gi

/** Letters that are not Latin: amounts in the words of another script cannot be compared. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu

/** Phrases that say that no tax is due. */
const nothingDue =
  /\b(?:pays?|owes?|tax is|tax na|due is) (?:absolutely )?(?:nothing|zero|nil|no tax)\b|\b(?:no|zero|nil) tax\b|\btax.free\b|\bno (?:go|dey|need) pay (?:any )?tax\b/gi
const toolSaysNothingDue = /\btax(?: due)?:? ₦0\b|\bno (?:income )?tax\b|\bexempt/i

const wordsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([words]) => words.trim())

/**
 * The figures of an answer that no tool returned in this turn, so that the model invented or computed them itself.
 * Empty for an answer that may be shown. A doubtful figure counts as invented; the guide then answers instead.
 */
export function unsupportedFigures(answer: string, toolResults: readonly string[]): string[] {
  const answerText = plainText(answer)
  const toolTexts = toolResults.map(plainText)
  const known = new Set(toolTexts.flatMap(figuresIn).map(({ key }: Figure) => key))
  const spelled = amountsInWords(answerText).filter(
    (words) => !toolTexts.some((text) => text.toLowerCase().includes(words)),
  )
  return [
    ...figuresIn(answerText)
      .filter(({ key }) => !known.has(key))
      .map(({ words }) => words),
    ...spelled,
    ...wordsOf(answerText, otherMoney).filter((words) => !toolTexts.some((text) => text.includes(words))),
    ...wordsOf(answerText, otherScript),
    ...(toolTexts.some((text) => toolSaysNothingDue.test(text))
      ? []
      : wordsOf(answerText, nothingDue).filter((words) => !toolTexts.some((text) => text.includes(words)))),
  ]
}
