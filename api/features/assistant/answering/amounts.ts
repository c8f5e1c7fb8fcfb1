import { amountZeros, maxAmount, parseAmount } from '../../../../tax/index.ts'

/** An amount as written in a sentence. */
export interface StatedAmount {
  naira: number
  per: 'month' | 'year' | undefined
  /** What the amount is, judged by the words around it. */
  of: 'salary' | 'business' | 'rent' | 'pension'
}

const figure = new RegExp(
  String.raw`(?<![\w.,(-])(₦|#|ngn ?|n(?=\d))?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?(${[...amountZeros.keys()].join('|')})\b)?(?!\s?%)(?![\w)])`,
  'gi',
)
const monthly =
  /^[^.?,;]{0,12}?\b(a|per|every|each|one|for one) ?month\b|^\s*(monthly|p\.?m\b|\/ ?(month|mo)\b)/i
const yearly =
  /^[^.?,;]{0,12}?\b(a|per|every|each|one|for one) ?(year|annum)\b|^\s*(yearly|annual(ly)?|p\.?a\b|\/ ?(year|yr)\b)/i

function roleOf(before: string, after: string): StatedAmount['of'] {
  const near = before.slice(-28)
  const words = [
    ['rent', /\brent\b(?!al)|landlord|house rent/i],
    ['pension', /\bpension\b/i],
    ['business', /\b(business|profit|trade|shop|freelanc\w*|self.employed|sales)\b/i],
    ['salary', /\b(salary|pay|paid|earn\w*|wage|income)\b/i],
  ] as const
  // The nearest keyword before the amount decides; without one, the keyword right after it.
  const last = words
    .map(([role, pattern]) => [role, near.search(pattern) < 0 ? -1 : lastIndex(near, pattern)] as const)
    .filter(([, at]) => at >= 0)
    .sort(([, a], [, b]) => b - a)[0]
  if (last) return last[0]
  const directly =
    /^\s*(?:naira\s*)?(?:(?:a|per|every|each)\s+(?:month|year)\s+)?(?:of\s+|for\s+)?(rent|pension|business|profit)\b(?!al)/i.exec(
      after,
    )?.[1]
  if (directly === undefined) return 'salary'
  return directly.toLowerCase() === 'profit' ? 'business' : (directly.toLowerCase() as StatedAmount['of'])
}

function lastIndex(text: string, pattern: RegExp): number {
  const all = [...text.matchAll(new RegExp(pattern.source, 'gi'))]
  return all.at(-1)?.index ?? -1
}

/** Whether a number is an amount of naira to calculate with, and not a year, a section or a count. */
function isAmount(naira: number, bare: boolean, before: string): boolean {
  if (/\b(section|sec|s|article|tin|id)\.?\s*$/i.test(before)) return false
  return naira <= maxAmount / 12 && naira >= (bare ? 10_000 : 1)
}

/** The amounts of a sentence, in order: "450k a month", "₦6,000,000", "rent of 1.2 million". */
export function statedAmounts(text: string): StatedAmount[] {
  return [...text.matchAll(figure)].flatMap((match): StatedAmount[] => {
    const [all, sign, whole = '', unit] = match
    const parsed = parseAmount(all)
    if (parsed.kind !== 'amount') return []
    const { naira } = parsed
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + all.length)
    const bare = sign === undefined && unit === undefined && !whole.includes(',')
    if (!isAmount(naira, bare, before)) return []
    const per =
      monthly.test(after) || /\bmonthly (salary|pay|income|rent|wage)\b[^.?]{0,12}$/i.test(before)
        ? 'month'
        : yearly.test(after) || /\b(annual|yearly) (salary|pay|income|rent|wage)\b[^.?]{0,12}$/i.test(before)
          ? 'year'
          : undefined
    return [{ naira, per, of: roleOf(before, after) }]
  })
}
