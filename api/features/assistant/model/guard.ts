const units: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}

const number =
  /(₦|\bNGN ?|\bN(?=\d))? ?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(k|thousand|mn|million|m|bn|billion|b)\b)?( ?%| naira\b| per ?cent\b)?/gi

/** Amounts written out: the tools never do that, so they cannot be held against them. */
const inWords =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b[\w\s,-]{0,40}\b(hundred|thousand|million|billion|naira|per ?cent)\b/gi

/** A figure as it is compared: kobo, or hundredths of a percent. */
interface Figure {
  words: string
  key: string
}

/** Whether a bare number is a year, a section or a count, and no amount. */
const isPlain = (value: number, whole: string): boolean =>
  value < 1000 || (/^\d{4}$/.test(whole) && value >= 1900 && value <= 2100)

/** The naira figures and percentages of a text. */
function figuresIn(text: string): Figure[] {
  return [...text.matchAll(number)].flatMap(([words, sign, whole = '', unit, after = '']) => {
    const value = Number(whole.replaceAll(',', '')) * (units[unit?.toLowerCase() ?? ''] ?? 1)
    const isShare = /%|cent/i.test(after)
    if (!isShare && sign === undefined && unit === undefined && after === '' && isPlain(value, whole))
      return []
    return [{ words: words.trim(), key: `${isShare ? '%' : '₦'}${Math.round(value * 100)}` }]
  })
}

/**
 * The figures of an answer that no tool gave in this turn: made up, or reckoned by the model itself. Empty for an
 * answer that may be shown.
 */
export function madeUp(answer: string, given: readonly string[]): string[] {
  const known = new Set(given.flatMap(figuresIn).map(({ key }) => key))
  const spelled = [...answer.matchAll(inWords)].map(([words]) => words)
  return [
    ...figuresIn(answer)
      .filter(({ key }) => !known.has(key))
      .map(({ words }) => words),
    ...spelled,
  ]
}
