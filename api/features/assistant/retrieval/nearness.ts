import { askedAs } from '../../../../tax/guide/asked-as/index.ts'
import { articles } from '../../../../tax/guide/index.ts'
import { weighed } from './guide-index.ts'
import { termsOf } from './terms.ts'

/** The questions that are known of each article, its title among them, as sets of terms. */
const examples: ReadonlyMap<string, readonly ReadonlySet<string>[]> = new Map(
  articles.map(({ id, title }) => [id, [title, ...(askedAs[id] ?? [])].map((ask) => new Set(termsOf(ask)))]),
)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Articles by their title and the questions that are known of them, word for word. */
const byWords: ReadonlyMap<string, string> = new Map(
  articles.flatMap(({ id, title }) =>
    [...(askedAs[id] ?? []), title].map((ask) => [plain(ask), id] as const),
  ),
)

/** The article whose title or known question this is, word for word. */
export const askedWordForWord = (question: string): string | undefined => byWords.get(plain(question))

/** A question that has all of an example and says more besides is this near at most. */
const containedAtMost = 0.8

/**
 * How near a question is to the nearest that is known of an article: 0 shares nothing, 1 says the same. What the question
 * says beside an example takes less away than what it lacks of it.
 */
export function nearnessTo(id: string, terms: ReadonlySet<string>): number {
  const whole = weighed(terms)
  return Math.max(
    0,
    ...(examples.get(id) ?? []).map((example) => {
      const size = weighed(example)
      if (size === 0 || whole === 0) return 0
      const shared = weighed([...example].filter((term) => terms.has(term)))
      const asPart = (shared / size) * Math.min(1, 0.3 + shared / whole) * containedAtMost
      return Math.max((2 * shared) / (whole + size), asPart)
    }),
  )
}
