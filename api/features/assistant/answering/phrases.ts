/** Questions phrased in words that match no article singly, each with the article that answers it. */
const phrases: readonly (readonly [pattern: RegExp, article: string])[] = [
  [
    /\bwho\b.{0,12}\b(no (go|dey|suppose)|does(n.t| not)|do(n.t| not)|need not)\b.{0,6}\bpay\b/i,
    'first-800000',
  ],
  [/\b(when|which date|what date)\b.{0,20}\b(file|pay|submit)\b/i, 'filing-a-return'],
  [/\b(what|wetin)\b.{0,12}\b(is|be)\b.{0,8}\btaxable\b/i, 'taxable-income'],
]

/** The article for a known phrase; undefined when none matches. */
export function articleOfPhrase(question: string): string | undefined {
  return phrases.find(([pattern]) => pattern.test(question))?.[1]
}
