import MiniSearch from 'minisearch'
import { articleOf, articles, caveatsOf, type Article } from '../../../../tax/guide/index.ts'
import { guideIndex, questionSearch, saidTerms } from '../../../../tax/guide/search.ts'
import { articleOfPhrase } from './phrases.ts'
import { sourcesOf, type Reply } from './reply.ts'

const index = new MiniSearch<Article>(guideIndex)
index.addAll(articles)

/** Lowest search score at which an article counts as an answer; below it only incidental words match. */
const lowestScore = 12

/**
 * Ids of the articles that match a question, best first, with their search scores. Each matches at least half of what the
 * question says: one word of many in common ("who won the match") is chance.
 */
export function findArticles(question: string): { id: string; score: number }[] {
  const asked = question.slice(0, 500)
  const half = saidTerms(asked).length / 2
  return index
    .search(asked, questionSearch)
    .filter(({ queryTerms }) => new Set(queryTerms).size >= half)
    .slice(0, 5)
    .map(({ id, score }) => ({ id: String(id), score }))
}

/** The article that answers, with its sections; undefined when none scores high enough. */
export function lookedUp(question: string): Pick<Reply, 'text' | 'sources'> | undefined {
  const phrased = articleOfPhrase(question)
  const [best, next] = phrased === undefined ? findArticles(question) : [{ id: phrased, score: lowestScore }]
  if (!best || best.score < lowestScore) return undefined
  const article = articleOf(best.id)
  if (!article) return undefined
  const others = next && next.score > best.score * 0.8 ? [next.id] : []
  return {
    text: [...article.body, ...caveatsOf(article)].join('\n\n'),
    sources: sourcesOf(best.id, ...others),
  }
}
