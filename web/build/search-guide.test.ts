import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { type Article, articles } from '../../tax/guide/index.ts'
import { guideIndex, typedSearchOf } from '../../tax/guide/search.ts'
import { searchGuide } from './search-guide.ts'

const { load } = searchGuide
const made = typeof load === 'object' && 'handler' in load ? String(Reflect.apply(load.handler, {}, [])) : ''
const lean = JSON.parse(made.replace('export const articles = ', '')) as readonly Article[]

function foundIn(guide: readonly Article[], typed: string) {
  const index = new MiniSearch<Article>(guideIndex)
  index.addAll([...guide])
  return index.search(typed, typedSearchOf(guide)).map(({ id, score }) => [String(id), score])
}

test.each(['okada', 'rent', 'how I go take get tax id', 'section 30', 'house retn'])(
  '"%s" finds the same as in the whole guide',
  (typed) => {
    expect(foundIn(lean, typed)).toEqual(foundIn(articles, typed))
    expect(foundIn(lean, typed)).not.toEqual([])
  },
)

test('what is not looked through is left out', () => {
  expect(lean).toHaveLength(articles.length)
  expect(made).not.toMatch(/"(examples|workings|reportedBy|seeAlso)"/)
})
