/** Sentences made of words that each say nothing, and what they ask together. */
const phrases: readonly (readonly [pattern: RegExp, article: string])[] = [
  [
    /\bwho\b.{0,12}\b(no (go|dey|suppose)|does(n.t| not)|do(n.t| not)|need not)\b.{0,6}\bpay\b/i,
    'first-800000',
  ],
  [/\b(when|which date|what date)\b.{0,20}\b(file|pay|submit)\b/i, 'filing-a-return'],
  [/\b(what|wetin)\b.{0,12}\b(is|be)\b.{0,8}\btaxable\b/i, 'taxable-income'],
]

/** The article that a turn of phrase asks for; undefined when it is none of these. */
export function phrasedFor(question: string): string | undefined {
  return phrases.find(([pattern]) => pattern.test(question))?.[1]
}
