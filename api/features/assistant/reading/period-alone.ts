import type { Period } from './periods.ts'

/** The words for how often something comes, by what they come to. */
const units: Readonly<Record<string, Extract<Period, 'month' | 'year' | 'week'>>> = {
  month: 'month',
  monthly: 'month',
  months: 'month',
  mth: 'month',
  year: 'year',
  yearly: 'year',
  yr: 'year',
  annum: 'year',
  annual: 'year',
  annually: 'year',
  week: 'week',
  weekly: 'week',
}

/** What may stand around them, and says nothing else. */
const around: ReadonlySet<string> = new Set(
  `a an per every each for in one di the it is its it's that's that this na e be i mean meant said so ok okay sorry yes yeah
  ah oh abeg please pls sir ma oo o ooo only sef nau naira am pay paid paying payment dey dem they we me my answer about just would will
  go come comes coming get gets collect put add basis money own on no and time do does always of yes sha jare ehn ehen eh whole full`
    .trim()
    .split(/\s+/),
)

/**
 * How often something comes, where a message says nothing else: "a month", "na per month", "monthly o", "every year I dey pay
 * am", "p.a.".
 * @returns undefined for every other message, and where two are named.
 */
export function periodAlone(text: string): Extract<Period, 'month' | 'year' | 'week'> | undefined {
  const words = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\bp\s?[./]?\s?a\b\.?/g, 'per annum')
    .replace(/\bp\s?[./]\s?m\b\.?|\bpm\b/g, 'per month')
    .replace(/[^a-z0-9' ]+/g, ' ')
    .trim()
    .split(/\s+/)
  const said = new Set(words.flatMap((word) => units[word] ?? []))
  const [period, more] = said
  const isAlone = words.every((word) => units[word] !== undefined || around.has(word))
  return isAlone && more === undefined ? period : undefined
}
