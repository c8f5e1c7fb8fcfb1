const units: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}

const number =
  /(₦|\bNGN ?|\bN(?=\d))? ?(?<![\d.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(k|thousand|grand|mn|million|m|bn|billion|b)\b)?(?:e(\d+))?( ?%| naira\b| kobo\b| per ?cent(?:age)?\b)?/gi

/** A figure as it is compared: kobo, hundredths of a percent, or a bare number as it stands. */
export interface Figure {
  words: string
  key: string
}

/** What a small bare number counts or names: no amount. */
const countedAfter =
  /^\s*(?:st|nd|rd|th)?[\s-]*(?:of (?:january|march|december)|january|march|december|months?|years?|days?|weeks?|hours?|bands?|children|people|steps?|questions?|things?|times|employees?|dependants?|documents?|reliefs?|deductions?)\b/i
const namedBefore =
  /\b(?:sections?|section \d+ (?:and|to)|schedules?|articles?|paragraphs?|parts?|chapters?|rules?|step|age|aged|over|under|act|january|march|december|tax year|year|band)\s*\(?$/i
/** Before a number, these make it an amount or a rate however small it is. */
const saysAmount =
  /\b(?:tax|pay|pays|owe|owes|due|amount|relief|rate|save|saves|saving|total|na|at|about|costs?)\b[^.?\n\d]{0,24}$/i

/** Whether a bare number is a year, a section or a count, and no amount. */
function isPlain({ whole, before, after }: { whole: string; before: string; after: string }): boolean {
  if (/^\d{4}$/.test(whole) && Number(whole) >= 1990 && Number(whole) <= 2100)
    return !/\b(?:is|pay|pays|owe|owes|na|due|about)\s*:?\s*$/i.test(before)
  if (!/^\d{1,3}$/.test(whole)) return false
  if (namedBefore.test(before) || countedAfter.test(after)) return true
  // The number of a line in a list.
  if (/(?:^|\n)\s*$/.test(before) && /^[.)] /.test(after)) return true
  return Number(whole) <= 12 && !saysAmount.test(before) && !/\|\s*$/.test(before)
}

/** The naira figures, percentages and other numbers of a text that may be amounts. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(number)].flatMap((match): Figure[] => {
    const [words, sign, whole = '', unit, power, end = ''] = match
    const value =
      Number(whole.replaceAll(',', '')) * (units[unit?.toLowerCase() ?? ''] ?? 1) * 10 ** Number(power ?? 0)
    if (/%|cent/i.test(end)) return [{ words: words.trim(), key: `%${Math.round(value * 100)}` }]
    const isBare = sign === undefined && unit === undefined && power === undefined && end === ''
    const before = text.slice(
      Math.max(0, match.index - 40),
      match.index + words.length - words.trimStart().length,
    )
    const after = text.slice(match.index + words.length, match.index + words.length + 24)
    if (isBare && isPlain({ whole, before, after })) return []
    const kobo = /kobo/i.test(end) ? value : value * 100
    return [{ words: words.trim(), key: `₦${Math.round(kobo)}` }]
  })
}
