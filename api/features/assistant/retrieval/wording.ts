import { askedAs } from '../../../../tax/guide/asked-as/index.ts'
import { type Article, articles } from '../../../../tax/guide/index.ts'
import { partsOf } from './matter.ts'

/** The texts of an article, and by how much a word of each counts. */
const textsOf = ({ id, title, calledAlso = '', body }: Article): readonly (readonly [string, number])[] => [
  [title, 2],
  ...(askedAs[id] ?? []).map((ask) => [ask, 1] as const),
  [calledAlso, 1],
  ...body.map((paragraph) => [paragraph, 0.5] as const),
]

interface Words {
  readonly count: ReadonlyMap<string, number>
  readonly total: number
}

/** Counts words and pairs of words, each once a text. */
function counted(texts: readonly (readonly [string, number])[]): Words {
  const count = new Map<string, number>()
  let total = 0
  for (const [text, weight] of texts) {
    const { words, pairs } = partsOf(text)
    for (const part of [...words, ...pairs]) {
      count.set(part, (count.get(part) ?? 0) + weight)
      total += weight
    }
  }
  return { count, total }
}

const ofArticle: ReadonlyMap<string, Words> = new Map(
  articles.map((article) => [article.id, counted(textsOf(article))]),
)
const ofGuide = counted(articles.flatMap(textsOf))

/** So many words of the whole guide are added to those of an article: what it does not say is unlikely and not impossible. */
const smoothing = 300

/**
 * How much likelier the words of a question, the idle ones and the order of two as well, are where an article is asked for
 * than anywhere in the guide (a language model with Dirichlet smoothing): natural logarithms of the odds, by article.
 */
export function wordingOf(question: string, ids: readonly string[]): number[] {
  const { words, pairs } = partsOf(question)
  const known = [...words, ...pairs].flatMap((part) => {
    const count = ofGuide.count.get(part)
    return count === undefined ? [] : [{ part, share: count / ofGuide.total }]
  })
  return ids.map((id) => {
    const { count, total } = ofArticle.get(id) ?? { count: new Map<string, number>(), total: 0 }
    return known.reduce(
      (odds, { part, share }) =>
        odds + Math.log(((count.get(part) ?? 0) + smoothing * share) / (total + smoothing) / share),
      0,
    )
  })
}
