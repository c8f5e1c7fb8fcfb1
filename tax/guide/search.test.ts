import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { articles } from './index.ts'
import { guideIndex, typedSearchOf } from './search.ts'

const index = new MiniSearch(guideIndex)
index.addAll([...articles])
const typedSearch = typedSearchOf(articles)

test.each(articles)('$title is found first by its title, typed or asked', ({ id, title }) => {
  expect(index.search(title, typedSearch)[0]?.id).toBe(id)
})

test.each([
  ['ren', 'rent-relief'],
  ['gratui', 'gratuity'],
  ['kids', 'marriage-and-children'],
  ['allowe', 'nysc'],
])('"%s" is enough while typing', (typed, id) => {
  expect(index.search(typed, typedSearch)[0]?.id).toBe(id)
})

test.each([
  ['house retn', 'rent-relief'],
  ['pensoin', 'pensioner'],
  ['gratuty', 'gratuity'],
  ['okda', 'presumptive-tax'],
  ['cripto', 'digital-assets'],
])('"%s" is a slip of the finger', (typed, id) => {
  expect(index.search(typed, typedSearch)[0]?.id).toBe(id)
})
