import MiniSearch from 'minisearch'
import { articleOf, articles, type Article } from '../../../../tax/guide/index.ts'
import { guideIndex, questionSearch } from '../../../../tax/guide/search.ts'
import { isPidgin } from './scope.ts'
import { phrasedFor } from './phrases.ts'
import { sourcesOf, type Reply } from './reply.ts'

const index = new MiniSearch<Article>(guideIndex)
index.addAll(articles)

/** Lowest search score at which an article counts as an answer; below it only incidental words match. */
const enough = 14

/** Ids of the articles that match a question, best first, with their search scores. */
export function findArticles(question: string): { id: string; score: number }[] {
  return index
    .search(question.slice(0, 500), questionSearch)
    .slice(0, 5)
    .map(({ id, score }) => ({ id: String(id), score }))
}

/** The article that answers, with its sections; undefined when none scores high enough. */
export function lookedUp(question: string): Reply | undefined {
  const phrased = phrasedFor(question)
  const [best, next] = phrased === undefined ? findArticles(question) : [{ id: phrased, score: enough }]
  if (!best || best.score < enough) return undefined
  const article = articleOf(best.id)
  if (!article) return undefined
  const others = next && next.score > best.score * 0.8 ? [next.id] : []
  const opening = isPidgin(question) ? ['See wetin di guide talk:'] : []
  return {
    kind: 'looked-up',
    text: [...opening, ...article.body].join('\n\n'),
    sources: sourcesOf(best.id, ...others),
  }
}
