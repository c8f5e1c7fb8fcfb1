const tens =
  '(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const ones = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const great = '(?:hundred|thousand|million|billion|grand|lakh|crore|dozen|k)s?'
const share = '(?:half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twentieth)s?'

/** Amounts and shares in words. The tools write theirs in digits, so these cannot be held against them. */
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

/** The amounts, percentages and shares of a text that stand in words, in lower case. */
export function writtenOut(text: string): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([words]) => words.trim().toLowerCase()),
  )
}
