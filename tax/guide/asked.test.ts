import MiniSearch from 'minisearch'
import { describe, expect, it, test } from 'vitest'
import { articleOf, articles } from './index.ts'
import { guideIndex, typedSearchOf } from './search.ts'
import { asked } from './testing/asked.ts'

const index = new MiniSearch(guideIndex)
index.addAll([...articles])
const typedSearch = typedSearchOf(articles)

const rows = Object.entries(asked).flatMap(([id, questions]) => questions.map((ask) => ({ ask, id })))
const three = (ask: string, options: Parameters<typeof index.search>[1]) =>
  index
    .search(ask, options)
    .slice(0, 3)
    .map(({ id }) => String(id))

describe.each(rows)('"$ask"', ({ ask, id }) => {
  it(`leads to ${id} from the search field`, () => {
    expect(three(ask, typedSearch)).toContain(id)
  })
})

describe('who trades or rides without papers', () => {
  test.each(['market trader', 'okada', 'hawker', 'POS', 'no records', 'keke', 'I no get record'])(
    '"%s" finds presumptive tax first',
    (ask) => {
      expect(three(ask, typedSearch)[0]).toBe('presumptive-tax')
    },
  )

  it('reads of it first in the guide, and from every page on a trade', () => {
    expect(articles[0]?.id).toBe('presumptive-tax')
    for (const id of ['self-employed', 'business-income', 'business-costs'])
      expect(articleOf(id)?.seeAlso?.[0], id).toBe('presumptive-tax')
  })
})
