import { askedAs } from '../../../../tax/guide/asked-as/index.ts'
import { articles } from '../../../../tax/guide/index.ts'
import { weighed } from './guide-index.ts'
import { termsOf } from './terms.ts'

/** The questions that are known of each article, its title among them, as sets of terms. */
const examples: ReadonlyMap<string, readonly ReadonlySet<string>[]> = new Map(
  articles.map(({ id, title }) => [id, [title, ...(askedAs[id] ?? [])].map((ask) => new Set(termsOf(ask)))]),
)

/** How near a question is to the nearest that is known of an article: 0 shares nothing, 1 says the same. */
export function nearnessTo(id: string, terms: ReadonlySet<string>): number {
  const whole = weighed(terms)
  return Math.max(
    0,
    ...(examples.get(id) ?? []).map((example) => {
      const shared = weighed([...example].filter((term) => terms.has(term)))
      const both = whole + weighed(example)
      return both === 0 ? 0 : (2 * shared) / both
    }),
  )
}
