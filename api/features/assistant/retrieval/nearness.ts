import { askedAs } from '../../../../tax/guide/asked-as/index.ts'
import { articles } from '../../../../tax/guide/index.ts'
import { weighed, weightOf } from './guide-index.ts'
import { termsOf } from './terms.ts'

/** A known question: its terms, each with what it weighs, and their weight together. */
interface Example {
  readonly terms: readonly (readonly [term: string, weight: number])[]
  readonly size: number
}

function exampleOf(ask: string): Example {
  const terms = [...new Set(termsOf(ask))].map((term) => [term, weightOf(term)] as const)
  return { terms, size: terms.reduce((sum, [, weight]) => sum + weight, 0) }
}

/** The questions that are known of each article, its title among them. */
const examples: ReadonlyMap<string, readonly Example[]> = new Map(
  articles.map(({ id, title }) => [id, [title, ...(askedAs[id] ?? [])].map(exampleOf)]),
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
      const { size } = example
      if (size === 0 || whole === 0) return 0
      const shared = example.terms.reduce((sum, [term, weight]) => (terms.has(term) ? sum + weight : sum), 0)
      const asPart = (shared / size) * Math.min(1, 0.3 + shared / whole) * containedAtMost
      return Math.max((2 * shared) / (whole + size), asPart)
    }),
  )
}
