import MiniSearch from 'minisearch'
import { articleOf, articles, type Article } from '../../../../tax/guide/index.ts'
import { isPidgin } from './scope.ts'
import { phrasedFor } from './phrases.ts'
import { sourcesOf, type Reply } from './reply.ts'

/** Words that say nothing of what is meant, in English and in Pidgin. */
const empty = new Set(
  'a an and are as at be by can do does dey di for from go how i if in is it its me my na no of on or so that the to wan was wetin what when where which who why will with wey you your am abeg please tell about i’m pay get have make us we they this there any much many tax taxes taxed taxable'.split(
    ' ',
  ),
)

/** Spoken words and what the guide calls it: a Map, for which `constructor` is a word like any other. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ['pikin', 'children'],
  ['oga', 'employer'],
  ['moni', 'income'],
  ['comot', 'deductions'],
  ['retrenched', 'redundancy'],
  ['fired', 'sacked'],
  ['japa', 'abroad'],
  ['usd', 'dollar'],
  ['dollars', 'dollar'],
  ['houserent', 'rent'],
  ['kids', 'children'],
  ['wife', 'married'],
  ['husband', 'married'],
])

function textOf(article: Article, field: string): string {
  const { id, title, calledAlso = '', body, sections } = article
  const texts: Readonly<Record<string, string>> = {
    id,
    title,
    calledAlso,
    body: body.join(' '),
    sections: sections.join(' '),
  }
  return texts[field] ?? ''
}

const index = new MiniSearch<Article>({
  fields: ['title', 'calledAlso', 'body', 'sections'],
  extractField: textOf,
  processTerm: (term) => {
    const word = term.toLowerCase().replace(/[’']s$/, '')
    return empty.has(word) || word.length < 2 ? null : (sameAs.get(word) ?? word)
  },
  searchOptions: {
    boost: { title: 4, calledAlso: 3 },
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { fuzzy: 0.25, prefix: 0.375 },
  },
})
index.addAll(articles)

/** Below this nothing of the question is in the guide but a word in passing. */
const enough = 14

/** Ids of the articles that fit a question, best first, with how well. */
export function findArticles(question: string): { id: string; score: number }[] {
  return index
    .search(question.slice(0, 500))
    .slice(0, 5)
    .map(({ id, score }) => ({ id: String(id), score }))
}

/** The article that answers, with its sections; undefined when none fits well enough. */
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
