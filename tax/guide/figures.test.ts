import { describe, expect, it, test } from 'vitest'
import { unknownFigures } from '../testing/figures.ts'
import { lawOf } from '../years/index.ts'
import { articles } from './index.ts'

test.each(articles)('$id says no figure that neither the law nor the engine gives', (article) => {
  expect([article.title, ...article.body].flatMap((text) => unknownFigures(text, article))).toEqual([])
})

test.each(articles.filter(({ workings = [] }) => workings.length > 0))('the sums of $id are right', ({ workings = [] }) => {
  for (const working of workings) {
    const is = 'of' in working ? (working.of * working.percent) / 100 : working.sum.reduce((sum, part) => sum + part, 0)
    expect(is).toBeCloseTo(working.is, 2)
    if ('of' in working) expect(unknownFigures(`${working.percent}%`)).toEqual([])
  }
})
