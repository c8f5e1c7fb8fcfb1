import MiniSearch from 'minisearch'
import { articles, type Article } from '../../../tax/guide/index.ts'
import { guideIndex, typedSearchOf } from '../../../tax/guide/search.ts'
import { helpAddress } from '../../addresses.ts'

const index = new MiniSearch<Article>(guideIndex)
index.addAll(articles)
const typedSearch = typedSearchOf(articles)

/** What was found. */
export interface Found {
  id: string
  title: string
}

const most = 12

/** The articles that fit, best first: part of a word and a slip of the finger are enough, and a whole question may stand. */
export function findArticles(words: string): Found[] {
  return index
    .search(words.slice(0, 200), typedSearch)
    .slice(0, most)
    .map(({ id, title }) => ({ id: String(id), title: String(title) }))
}

/** Lists them in place of what stood there. */
export function show(place: HTMLElement, found: readonly Found[]): void {
  const [count, list] = [place.querySelector('p'), place.querySelector('ul')]
  if (!count || !list) return
  count.textContent = found.length === 0 ? 'Nothing fits. Try another word.' : `${found.length} found`
  list.replaceChildren(
    ...found.map(({ id, title }) => {
      const link = document.createElement('a')
      link.href = helpAddress(id)
      link.textContent = title
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
}
