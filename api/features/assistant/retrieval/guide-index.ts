import MiniSearch from 'minisearch'
import { askedAs } from '../../../../tax/guide/asked-as/index.ts'
import { type Article, articles } from '../../../../tax/guide/index.ts'
import { termsOf } from './terms.ts'

/** What is searched of an article, by how much a term there counts. */
const fields = { title: 3, askedAs: 3, calledAlso: 2, body: 1 } as const

function textOf({ id, title, calledAlso = '', body }: Article, field: string): string {
  if (field === 'id') return id
  if (field === 'title') return title
  if (field === 'calledAlso') return calledAlso
  return field === 'body' ? body.join('\n') : (askedAs[id] ?? []).join('.\n')
}

/** The guide, searched by ideas: BM25 over fields. */
const index = new MiniSearch<Article>({
  fields: Object.keys(fields),
  extractField: (article, field) => textOf(article, field),
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: { boost: fields },
})
index.addAll([...articles])

/** The terms of each article, each once. */
const termsOfArticle: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  articles.map((article) => [
    article.id,
    new Set(Object.keys(fields).flatMap((field) => termsOf(textOf(article, field)))),
  ]),
)

/** In how many articles each term stands. */
const spread = new Map<string, number>()
for (const terms of termsOfArticle.values())
  for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1)

/** How much a term tells: more, the fewer articles have it; most where none has. */
export const weightOf = (term: string): number =>
  Math.log(1 + (articles.length + 0.5) / ((spread.get(term) ?? 0) + 0.5))

/** The weight of several terms. */
export const weighed = (terms: Iterable<string>): number =>
  [...terms].reduce((sum, term) => sum + weightOf(term), 0)

/** Figures that people ask for by themselves: of titles, questions, other names and the bands. */
const askedFigures: ReadonlySet<string> = new Set(
  articles
    .flatMap((article) => [
      ...['title', 'askedAs', 'calledAlso'].flatMap((field) => termsOf(textOf(article, field))),
      ...(article.id === 'tax-bands' ? termsOf(textOf(article, 'body')) : []),
    ])
    .filter((term) => /^\d[\d.]*%?$/.test(term)),
)

/** Whether a term is an amount of the person's own, which is no matter to look up. */
export const isOwnAmount = (term: string): boolean => /^\d[\d.]*%?$/.test(term) && !askedFigures.has(term)

/** Whether the guide has a term at all. */
export const isKnown = (term: string): boolean => spread.has(term)

/** Whether an article has a term. */
export const hasTerm = (id: string, term: string): boolean => termsOfArticle.get(id)?.has(term) === true

/** Articles that share a term with these, best first. */
export const search = (terms: readonly string[]): { id: string; score: number }[] =>
  index
    .search(terms.join(' '), { tokenize: (text) => text.split(' ') })
    .map(({ id, score }) => ({ id: String(id), score }))
