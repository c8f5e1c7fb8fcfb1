/** What a figure of a text is said to be: its noun, its period, and what limits or denies it. */
export interface Meaning {
  readonly noun: string | undefined
  readonly period: string | undefined
  /** What a share is of: "20% of the rent". */
  readonly share: string | undefined
  readonly limits: string
}

/** Words of money, by what they mean in an answer; the longer phrase first. */
const nouns: readonly (readonly [meaning: string, words: RegExp])[] = [
  ['relief', /\b(?:rent relief|relief)s?\b/],
  ['taxable', /\btaxable(?: income)?\b/],
  ['net', /\b(?:take.home(?: pay)?|(?:in|into|for) (?:your|my|the|di) hands?|net(?: pay)?|left over)\b/],
  ['taken off', /\b(?:tak(?:en?|es|ing) off|comes? off|deducted|deductions?|comot)\b/],
  ['penalty', /\b(?:penalt\w+|fines?|late)\b/],
  ['minimum wage', /\bminimum wage\b/],
  ['tax', /\b(?:tax due|tax|paye|owes?|due)\b/],
  ['pension', /\bpensions?\b/],
  ['nhf', /\b(?:nhf|housing fund)\b/],
  ['nhis', /\b(?:nhis|health insurance)\b/],
  ['rent', /\brents?\b/],
  ['premium', /\bpremiums?\b/],
  ['gain', /\bgains?\b/],
  ['gratuity', /\bgratuit\w+\b/],
  ['compensation', /\b(?:compensation|severance|loss of office)\b/],
  ['sales', /\b(?:sales|turnover)\b/],
  ['bought', /\b(?:bought|costs?)\b/],
  ['sold', /\b(?:sold|sells?|price)\b/],
  ['benefit', /\bbenefits?\b/],
  ['saving', /\b(?:sav\w+|less tax)\b/],
  ['income', /\b(?:income|pay|salar\w+|earn\w*|wages?|gross|profits?)\b/],
]

const nounOf = (text: string, which: 'first' | 'last'): string | undefined => {
  const found = nouns.flatMap(([meaning, words]) =>
    [...text.matchAll(new RegExp(words.source, 'g'))].map(({ index, 0: { length } }) => ({
      meaning,
      index,
      end: index + length,
    })),
  )
  // Of phrases that share words the first listed counts.
  const own = found.filter(
    (one, i) => !found.some((other, j) => j < i && other.index < one.end && one.index < other.end),
  )
  const sorted = own.sort((one, other) => one.index - other.index)
  return (which === 'first' ? sorted[0] : sorted.at(-1))?.meaning
}

const periodNames: readonly (readonly [meaning: string, words: RegExp])[] = [
  ['month', /\bmonth(?:ly|s)?\b/],
  ['year', /\b(?:year(?:ly|s)?|annual(?:ly)?|annum)\b/],
  ['week', /\bweek(?:ly|s)?\b/],
  ['day', /\b(?:day|daily)\b/],
  ['quarter', /\bquarter(?:ly)?\b/],
  ['hour', /\bhour(?:ly)?\b/],
]
const periodIn = (text: string) => periodNames.find(([, words]) => words.test(text))?.[0]

/** What limits, denies or counts a figure otherwise: one letter each, in a fixed order. */
const limits: readonly (readonly [letter: string, words: RegExp])[] = [
  [
    'm',
    /\b(?:at most|up to|(?:not|no) more than|(?:not|no) (?:above|over|pass)|maximum|max|limit\w*|cap(?:ped)?|or less|below|under|within)\b/,
  ],
  [
    'a',
    /(?<!\b(?:not|no) )\b(?:at least|minimum(?! wage)|above|over|more than|exceed\w*|beyond|or more|from|pass)\b/,
  ],
  [
    'n',
    /\b(?:not|never|without|neither|nor|cannot|no longer|no go|no dey)\b(?! (?:more|above|over|pass))|n['’]t\b/,
  ],
  ['h', /\b(?:half|double|twice|thrice|each|both)\b/],
  ['b', /\bbefore\b/],
  ['f', /\bfirst\b/],
  ['l', /\b(?:less|lower|saves?)\b/],
  ['x', /\b(?:more|higher|extra)\b(?! than)/],
]
const limitsIn = (text: string) =>
  limits.flatMap(([letter, words]) => (words.test(text) ? [letter] : [])).join('')

/** Where a figure stands in a sentence. */
interface Place {
  readonly at: number
  readonly end: number
  readonly isShare: boolean
}

const afterPeriod =
  /^\s*(?:naira\s*)?(?:(?:a|an|per|each|every|in a|in the|for the|for a|for one|of the)\s+|\/\s*)?(?:months?|years?|weeks?|days?|quarters?|hours?|monthly|yearly|annually|weekly|daily|annum)\b/
const clause = /^.*(?:[,;()]|\b(?:and|but|while|so)\b)/s
const adjacent = /^\s*(?:(?:of|in|is|as|are)\s+(?:(?:the|your|my|di|all|that)\s+)?)?((?:\w+[ -]){0,2}?\w+)/

/** What each figure of a sentence means, in order. @param sentence in lower case. */
export function meaningsIn(sentence: string, places: readonly Place[]): Meaning[] {
  const meanings: Meaning[] = []
  let money: string | undefined
  for (const [index, { at, end, isShare }] of places.entries()) {
    const before = sentence.slice(places[index - 1]?.end ?? 0, at)
    const next = sentence.slice(end, places[index + 1]?.at ?? sentence.length)
    const own = before.replace(afterPeriod, '').replace(clause, '')
    const timed = afterPeriod.exec(next)?.[0]
    const rest = timed === undefined ? next : next.slice(timed.length)
    const follows = nounOf(adjacent.exec(rest.split(/[,;.:]/)[0] ?? '')?.[1] ?? '', 'first')
    const isOn = /\bon\s*(?:about\s*)?$/.test(own)
    const noun =
      (isOn ? 'income' : nounOf(own, 'last')) ??
      (isShare ? undefined : follows) ??
      (index === 0 ? nounOf(before, 'last') : undefined) ??
      (isShare ? meanings.at(-1)?.noun : (money ?? meanings.at(-1)?.noun))
    if (!isShare) money = noun
    meanings.push({
      noun,
      period: isShare ? undefined : (periodIn(timed ?? '') ?? periodIn(own)),
      share: isShare ? follows : undefined,
      limits: limitsIn(
        `${own} # ${
          next
            .split(/[,;.:]/)[0]
            ?.split(/\s+/)
            .slice(0, 4)
            .join(' ') ?? ''
        }`,
      ),
    })
  }
  return meanings
}
